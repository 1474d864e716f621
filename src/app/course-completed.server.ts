import { awardBundlesLater } from '../features/bundles/index.server.ts';
import { courseCompleted as proposeCredits } from '../features/renewals/index.server.ts';
import type { Trx } from '../platform/database/database.ts';

/** Runs everything that follows when a learner completes a course, in the transaction that completes it. */
export async function courseCompleted(
  trx: Trx,
  where: { userId: string; courseId: string; appUrl: string },
): Promise<void> {
  await proposeCredits(trx, where);
  await awardBundlesLater(trx, where.userId);
}
