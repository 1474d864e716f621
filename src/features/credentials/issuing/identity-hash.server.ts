import { createHash } from 'node:crypto';

/** How a badge names its recipient. Open Badges prescribes no case; we lower-case the email. */
export const identityHash = (email: string, salt: string): string =>
  `sha256$${createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex')}`;
