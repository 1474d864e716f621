import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { expireCredits, expireCreditsJob } from './course-credits/expire-credits.server.ts';

export const renewalJobs = (ctx: Context): JobHandler[] => [
  handles(expireCreditsJob, () => expireCredits(ctx)),
];

/** Patterns are in UTC. */
export const recurringRenewalJobs: Recurring[] = [{ pattern: '0 * * * *', job: expireCreditsJob }];
