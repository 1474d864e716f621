/** Shown to an unconfirmed user in place of anything they cannot open yet. */
export const askToVerify = 'Please verify your email to access all features';
