import type { ReactElement } from 'react';

/** One mail: its subject and its body, from plain data that survives the way through the job queue. */
export type MailTemplate<Data> = {
  subject: (data: Data) => string;
  body: (data: Data) => ReactElement;
};
