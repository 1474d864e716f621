import { createHash } from 'node:crypto';

/** A short hash of a record's content, which shows whether it has changed since it was shown. */
export const revisionOf = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
