export { credentialEmails } from './emails/index.ts';
export { badgeExpiryApi } from './expiry/expiry-api.server.ts';
export { issueLater } from './issuing/issue-credential.server.ts';
export { revokeCredential, withdrawCredentials } from './issuing/revoke-credentials.server.ts';
export { compromiseKey } from './issuing/sign-again.server.ts';
export { credentialJobs, recurringCredentialJobs } from './jobs.server.ts';
export { publishedCredentials, validUntilOf } from './published.server.ts';
export { allKeys, type KeyInfo } from './signing/keys.server.ts';
export { verifyBadgesApi } from './verifying/verify-api.server.ts';
