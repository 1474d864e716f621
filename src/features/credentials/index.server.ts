export { issueLater } from './issue-credential.server.ts';
export { credentialJobs, recurringCredentialJobs } from './jobs.server.ts';
export { publishedCredentials, validUntilOf } from './published.server.ts';
export { revokeCredential, withdrawCredentials } from './revoke-credentials.server.ts';
export { verifyBadgesApi } from './verifying/verify-api.server.ts';
