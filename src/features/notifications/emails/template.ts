import type { ReactElement } from 'react';

/**
 * One email: its subject and body, rendered from plain data that survives the job queue. `name` identifies the template
 * in queued jobs, so it never changes.
 */
export type EmailTemplate<Data> = {
  name: string;
  subject: (data: Data) => string;
  body: (data: Data) => ReactElement;
  /** Data for the design page and the test that renders every email. */
  example: Data;
};

/** An email with a link that signs its reader in or acts on their behalf. Its job is encrypted. */
export type SecretEmailTemplate<Data> = EmailTemplate<Data> & { secret: true };

/** An email whose data is checked where it is queued, not where it is rendered. */
export type AnyEmailTemplate = Omit<EmailTemplate<never>, 'example'> & { example: unknown };

/** Every email of a feature, in any order. */
export type EmailTemplates = readonly AnyEmailTemplate[];
