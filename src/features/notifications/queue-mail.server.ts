import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { addJob, type Job } from '../../platform/jobs/jobs.ts';
import { type TemplateData, type TemplateName, templates } from './templates.ts';

const names = Object.keys(templates) as [TemplateName, ...TemplateName[]];

const payload = z.object({
  to: z.string(),
  template: z.enum(names),
  data: z.record(z.string(), z.unknown()),
  /** Further headers of this one mail, such as `List-Unsubscribe`. */
  headers: z.record(z.string(), z.string()).optional(),
});
type Payload = z.infer<typeof payload>;

/** Renders one mail and hands it to the mail server. */
export const sendMailJob: Job<Payload> = { name: 'send_mail', payload };

/** Queues a mail in the caller's transaction: it leaves after the commit, and never after a rollback. */
export async function queueMail<Name extends TemplateName>(
  db: Db,
  to: string,
  template: Name,
  data: TemplateData<Name> & Record<string, unknown>,
  more: { headers?: Record<string, string> } = {},
): Promise<void> {
  await addJob(db, sendMailJob, { to, template, data, ...more });
}
