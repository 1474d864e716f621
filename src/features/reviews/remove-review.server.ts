import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { queueEmail } from '../notifications/index.server.ts';
import { reviewRemovedEmail } from './emails/reviews.tsx';
import { noReview } from './failures.server.ts';
import { findReviewer } from './find-reviewer.server.ts';
import type { Which } from './reply-to-review.server.ts';

/**
 * Removes a review with its rating; its text is stored in the audit record, and its author is emailed the reason.
 * @throws 404 for an unknown review
 */
export async function removeReview(
  ctx: Context,
  actorId: string,
  { courseId, reviewId }: Which,
  reason: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('reviews')
      .where('id', '=', reviewId)
      .where('courseId', '=', courseId)
      .returning(['userId', 'rating', 'text'])
      .executeTakeFirst();
    if (!removed) throw noReview();
    const subject = { type: 'review', id: reviewId } as const;
    await audit(trx, actorId, 'review.remove', subject, { courseId, reason, ...removed });
    const reviewer = await findReviewer(trx, ctx.settings.appUrl, { userId: removed.userId, courseId });
    if (reviewer) await queueEmail(trx, reviewer.email, reviewRemovedEmail, { ...reviewer.about, reason });
  });
}
