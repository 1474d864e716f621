import { mediaDependencies } from '../app/api.ts';
import { courseCompleted } from '../app/course-completed.server.ts';
import { emails } from '../app/emails.server.ts';
import { accountJobs, recurringAccountJobs } from '../features/accounts/index.server.ts';
import { adminJobs, recurringAdminJobs } from '../features/admin/index.server.ts';
import { announcementJobs } from '../features/announcements/index.server.ts';
import { assessmentJobs, recurringAssessmentJobs } from '../features/assessment/index.server.ts';
import { bundleJobs, recurringBundleJobs } from '../features/bundles/index.server.ts';
import { credentialJobs, recurringCredentialJobs } from '../features/credentials/index.server.ts';
import { earningsJobs } from '../features/earnings/index.server.ts';
import { giftJobs, recurringGiftJobs } from '../features/gifts/index.server.ts';
import { learningJobs, recurringLearningJobs } from '../features/learning/index.server.ts';
import { ledgerJobs, recurringLedgerJobs } from '../features/ledger/index.server.ts';
import { liveSessionJobs } from '../features/live-sessions/index.server.ts';
import { discardLater, mediaJobs, recurringMediaJobs } from '../features/media/index.server.ts';
import {
  openSealedEmail,
  sendEmail,
  sendEmailJob,
  sendSealedEmailJob,
} from '../features/notifications/index.server.ts';
import { paymentJobs, recurringPaymentJobs } from '../features/payments/index.server.ts';
import { payoutJobs, payoutReports, recurringPayoutJobs } from '../features/payouts/index.server.ts';
import { recurringRenewalJobs, renewalJobs } from '../features/renewals/index.server.ts';
import { recurringThreadJobs, threadJobs } from '../features/threads/index.server.ts';
import { recurringTranscriptJobs, transcriptJobs } from '../features/transcripts/index.server.ts';
import { backUpBySchedule, backUpJob, recurringBackups } from '../platform/backup/schedule/backup-job.ts';
import { purgeJob, runPurge } from '../platform/cdn/purge-job.ts';
import type { Context } from '../platform/context.ts';
import { addMonths, addMonthsJob } from '../platform/database/queries/months.ts';
import { StartupError } from '../platform/failures/startup-error.ts';
import { handles, type JobHandler, type Recurring } from '../platform/jobs/jobs.ts';
import { sweepJobs, sweepJobsJob } from '../platform/jobs/sweep-jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';
import { productToBackUp } from './backup/backup-commands.ts';

/** Every kind of job and the use case that runs it. */
export const jobHandlers = (ctx: Context, mailer: Mailer): JobHandler[] => [
  ...emailJobs(ctx, { mailer, templates: emails, appUrl: ctx.settings.appUrl }),
  ...accountJobs(ctx, { photoReplaced: discardLater }),
  ...paymentJobs(ctx, payoutReports(ctx)),
  ...payoutJobs(ctx),
  ...learningJobs(ctx, { courseCompleted }),
  ...bundleJobs(ctx),
  ...giftJobs(ctx),
  ...ledgerJobs(ctx),
  ...earningsJobs(ctx),
  ...mediaJobs(ctx, mediaDependencies),
  ...credentialJobs(ctx),
  ...renewalJobs(ctx),
  ...threadJobs(ctx),
  ...announcementJobs(ctx),
  ...liveSessionJobs(ctx),
  ...transcriptJobs(ctx),
  ...assessmentJobs(ctx, { courseCompleted }),
  ...adminJobs(ctx),
  handles(purgeJob, () => runPurge(ctx.settings.purge)),
  handles(sweepJobsJob, () => sweepJobs(ctx)),
  handles(addMonthsJob, () => addMonths(ctx)),
  handles(backUpJob, async () => backUpBySchedule(await productToBackUp(ctx), ctx.settings.backups, ctx.log)),
];

const emailJobs = (ctx: Context, post: Parameters<typeof sendEmail>[0]): JobHandler[] => [
  handles(sendEmailJob, (email, id) => sendEmail(post, email, id)),
  handles(sendSealedEmailJob, ({ sealed }, id) => sendEmail(post, openSealedEmail(ctx, sealed), id)),
];

export const recurring: Recurring[] = [
  ...recurringAccountJobs,
  ...recurringMediaJobs,
  ...recurringPaymentJobs,
  ...recurringPayoutJobs,
  ...recurringLearningJobs,
  ...recurringBundleJobs,
  ...recurringGiftJobs,
  ...recurringLedgerJobs,
  ...recurringCredentialJobs,
  ...recurringRenewalJobs,
  ...recurringThreadJobs,
  ...recurringTranscriptJobs,
  ...recurringAssessmentJobs,
  ...recurringAdminJobs,
  { pattern: '23 * * * *', job: sweepJobsJob },
  { pattern: '41 3 * * *', job: addMonthsJob, catchesUp: true },
];

/**
 * Starts running every kind of job in this process.
 * @throws StartupError without a mail server
 */
export function startJobs(ctx: Context): Worker {
  const { smtpUrl, mailFrom, workerConcurrency } = ctx.settings;
  if (!smtpUrl) throw new StartupError('SMTP_URL is required to send email.');
  const mailer = createMailer(smtpUrl, mailFrom, workerConcurrency);
  const worker = startWorker({
    pool: ctx.direct,
    log: ctx.log,
    handlers: jobHandlers(ctx, mailer),
    recurring: [...recurring, ...recurringBackups(ctx.settings.backups)],
    concurrency: workerConcurrency,
  });
  return {
    ...worker,
    stop: async () => {
      await worker.stop();
      mailer.close();
    },
  };
}
