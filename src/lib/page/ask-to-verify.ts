/** Said wherever an account that is not confirmed yet comes upon what it cannot open. */
export const askToVerify = 'Please verify your email to access all features';
