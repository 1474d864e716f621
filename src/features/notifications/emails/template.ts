import type { ReactElement } from 'react';

/**
 * One email: its subject and body, rendered from plain data that survives the job queue. `name` identifies the template
 * in queued jobs, so it never changes.
 */
export type EmailTemplate<Data> = {
  name: string;
  subject: (data: Data) => string;
  body: (data: Data) => ReactElement;
};

/** An email whose link signs its reader in or acts for the recipient. Its job is encrypted. */
export type SecretEmailTemplate<Data> = EmailTemplate<Data> & { secret: true };

/** Every email of a feature, in any order. */
export type EmailTemplates = readonly EmailTemplate<never>[];
