import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { expireCredits, expireCreditsJob } from './course-credits/expire-credits.server.ts';
import { findReminders, findRemindersJob, remind, remindJob } from './reminders/reminder-emails.server.ts';

/** The handlers of the feature’s jobs. */
export const renewalJobs = (ctx: Context): JobHandler[] => [
  handles(expireCreditsJob, () => expireCredits(ctx)),
  handles(findRemindersJob, () => findReminders(ctx)),
  handles(remindJob, ({ userId }) => remind(ctx, userId)),
];

/** Patterns are in UTC. */
export const recurringRenewalJobs: Recurring[] = [
  { pattern: '0 * * * *', job: expireCreditsJob },
  { pattern: '20 7 * * *', job: findRemindersJob, catchesUp: true },
];
