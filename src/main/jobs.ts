import { mediaQuestions } from '../api.ts';
import { accountJobs, recurringAccountJobs } from '../features/accounts/index.server.ts';
import { mediaJobs, recurringMediaJobs } from '../features/media/index.server.ts';
import { sendMail, sendMailJob } from '../features/notifications/index.server.ts';
import { paymentJobs, recurringPaymentJobs } from '../features/payments/index.server.ts';
import type { Context } from '../platform/context.ts';
import { handles, type JobHandler, type Recurring, startWorker } from '../platform/jobs/jobs.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';
import { StartupError } from '../platform/startup-error.ts';

/** Every kind of job and the use case that does it. */
export const jobHandlers = (ctx: Context, mailer: Mailer): JobHandler[] => [
  handles(sendMailJob, (mail, id) => sendMail(mailer, mail, id)),
  ...accountJobs(ctx),
  ...paymentJobs(ctx),
  ...mediaJobs(ctx, mediaQuestions),
];

const recurring: Recurring[] = [...recurringAccountJobs, ...recurringMediaJobs, ...recurringPaymentJobs];

/** Starts working on every kind of job, in this process. */
export async function startJobs(ctx: Context): Promise<{ stop: () => Promise<void> }> {
  if (!ctx.settings.smtpUrl) throw new StartupError('SMTP_URL is required to send mail.');
  const mailer = createMailer(ctx.settings.smtpUrl, ctx.settings.mailFrom);
  const runner = await startWorker({
    pool: ctx.pool,
    log: ctx.log,
    handlers: jobHandlers(ctx, mailer),
    recurring,
  });
  return {
    stop: async () => {
      await runner.stop();
      mailer.close();
    },
  };
}
