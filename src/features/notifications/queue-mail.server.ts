import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { addJob, type Job } from '../../platform/jobs/jobs.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import { type TemplateData, type TemplateName, templates } from './templates.ts';

const names = Object.keys(templates) as [TemplateName, ...TemplateName[]];

const payload = z.object({
  to: z.string(),
  template: z.enum(names),
  data: z.record(z.string(), z.unknown()),
  /** Further headers of this one email, such as `List-Unsubscribe`. */
  headers: z.record(z.string(), z.string()).optional(),
});
type Payload = z.infer<typeof payload>;

/** Emails whose links let their bearer in, or act for the recipient. */
type SecretTemplate = 'confirmAddress' | 'resetPassword' | 'newsletterWelcome';
type PlainTemplate = Exclude<TemplateName, SecretTemplate>;

/** Renders one email and hands it to the mail server. */
export const sendMailJob: Job<Payload> = { name: 'send_mail', payload };

const sealedPayload = z.object({ template: z.enum(names), sealed: z.string() });

/** The same for an email that nobody may read in the job queue, nor in a dump of the database. */
export const sendSealedMailJob: Job<z.infer<typeof sealedPayload>> = {
  name: 'send_sealed_mail',
  payload: sealedPayload,
};

/** Queues an email in the caller's transaction: it leaves after the commit, and never after a rollback. */
export async function queueMail<Name extends PlainTemplate>(
  db: Db,
  to: string,
  template: Name,
  data: TemplateData<Name> & Record<string, unknown>,
): Promise<void> {
  await addJob(db, sendMailJob, { to, template, data });
}

/** Queues an email with secret links, like `queueMail`; its content is encrypted until it is sent. */
export async function queueSecretMail<Name extends SecretTemplate>(
  ctx: Pick<Context, 'keyFor'>,
  db: Db,
  to: string,
  template: Name,
  data: TemplateData<Name> & Record<string, unknown>,
  more: { headers?: Record<string, string> } = {},
): Promise<void> {
  const mail: Payload = { to, template, data, ...more };
  await addJob(db, sendSealedMailJob, { template, sealed: seal(keyOf(ctx), JSON.stringify(mail)) });
}

/**
 * The email that was sealed.
 * @throws Error when the application secret has changed since
 */
export const openSealedMail = (ctx: Pick<Context, 'keyFor'>, sealed: string): Payload =>
  payload.parse(JSON.parse(unseal(keyOf(ctx), sealed)));

const keyOf = (ctx: Pick<Context, 'keyFor'>): Buffer => ctx.keyFor('emails in jobs');
