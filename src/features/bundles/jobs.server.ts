import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { addJob, handles, type Job, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { awardBundles } from './award-certificates.server.ts';

const awardJob: Job<{ userId: string }> = {
  name: 'award_bundles',
  payload: z.object({ userId: z.string() }),
};
/** Awards the certificates that a dispute or a late payment delayed. */
const awardAllJob: Job<Record<string, never>> = { name: 'award_all_bundles', payload: z.object({}) };

/** The handlers of the feature’s jobs. */
export const bundleJobs = (ctx: Context): JobHandler[] => [
  handles(awardJob, ({ userId }) => awardBundles(ctx, userId)),
  handles(awardAllJob, () => awardBundles(ctx, null)),
];

export const recurringBundleJobs: Recurring[] = [
  { pattern: '25 3 * * *', job: awardAllJob, catchesUp: true },
];

/**
 * Queues the award of bundle certificates to a learner who has completed a course, perhaps the last one of a bundle.
 */
export const awardBundlesLater = (trx: Trx, userId: string): Promise<void> =>
  addJob(trx, awardJob, { userId }, { key: `award_bundles:${userId}` });
