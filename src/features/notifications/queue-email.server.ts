import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/crypto/sealing.ts';
import type { Db } from '../../platform/database/database.ts';
import { addJob, type Job } from '../../platform/jobs/jobs.ts';
import { isDeletedAddress } from './deleted-address.ts';
import type { EmailTemplate, SecretEmailTemplate } from './emails/template.ts';

const queuedEmail = z.object({
  to: z.string(),
  /** The template's name. */
  template: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Additional headers of this email, such as `List-Unsubscribe`. */
  headers: z.record(z.string(), z.string()).optional(),
});
export type QueuedEmail = z.infer<typeof queuedEmail>;

/** Renders one email and passes it to the mail server. */
export const sendEmailJob: Job<QueuedEmail> = { name: 'send_mail', payload: queuedEmail };

const sealedEmail = z.object({ template: z.string(), sealed: z.string() });

/** Like `sendEmailJob`, for an email that must not be readable in the job queue or in a database dump. */
export const sendSealedEmailJob: Job<z.infer<typeof sealedEmail>> = {
  name: 'send_sealed_mail',
  payload: sealedEmail,
};

/**
 * Queues an email in the caller's transaction: it is sent after the commit, and never after a rollback. Queues nothing
 * for a deleted account.
 */
export async function queueEmail<Data>(
  db: Db,
  to: string,
  template: EmailTemplate<Data> & { secret?: never },
  data: NoInfer<Data> & Record<string, unknown>,
): Promise<void> {
  if (isDeletedAddress(to)) return;
  await addJob(db, sendEmailJob, { to, template: template.name, data });
}

/**
 * Which emails are sent first. Announcements, digests and reminders go to thousands of people: confirmations and
 * receipts are sent before them, and so are emails that may otherwise come too late, such as those about a live
 * session.
 */
const priorities = { first: 0, timely: 5, news: 10 };

/**
 * Queues an email with secret links, like `queueEmail`; its content is encrypted until it is sent.
 * @param options `headers`, for example for unsubscribing
 */
export async function queueSecretEmail<Data>(
  ctx: Pick<Context, 'keyFor'>,
  db: Db,
  to: string,
  template: SecretEmailTemplate<Data>,
  data: NoInfer<Data> & Record<string, unknown>,
  {
    headers,
    priority = 'first',
  }: { headers?: Record<string, string>; priority?: keyof typeof priorities } = {},
): Promise<void> {
  if (isDeletedAddress(to)) return;
  const email: QueuedEmail = { to, template: template.name, data, ...(headers && { headers }) };
  const sealed = seal(keyOf(ctx), JSON.stringify(email));
  await addJob(
    db,
    sendSealedEmailJob,
    { template: template.name, sealed },
    { priority: priorities[priority] },
  );
}

/**
 * Decrypts a sealed email.
 * @throws Error when the application secret has changed since
 */
export const openSealedEmail = (ctx: Pick<Context, 'keyFor'>, sealed: string): QueuedEmail =>
  queuedEmail.parse(JSON.parse(unseal(keyOf(ctx), sealed)));

const keyOf = (ctx: Pick<Context, 'keyFor'>): Buffer => ctx.keyFor('emails in jobs');
