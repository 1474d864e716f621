import type { Context } from '../../platform/context.ts';
import { queueEmail } from '../notifications/index.server.ts';
import { reviewReplyEmail } from './emails/reviews.tsx';
import { noReview, notAuthor } from './failures.server.ts';
import { findReviewer } from './find-reviewer.server.ts';
import { presentReview, ratingsOfCourse, reviewsOf } from './reviews.server.ts';
import { publishable } from './save-review.server.ts';

export type Which = { courseId: string; reviewId: string };

/**
 * Adds, changes or removes the instructor's reply to a review. The first reply is emailed to the review's author, later
 * changes are not.
 * @param text empty to remove the reply
 * @throws 400 for a text that cannot be published, 403 for anyone but the instructor, 404 for an unknown review
 */
export async function replyToReview(
  ctx: Context,
  viewerId: string,
  { courseId, reviewId }: Which,
  text: string,
) {
  const answer = publishable(text) || null;
  return ctx.db.transaction().execute(async (trx) => {
    const course = await trx
      .selectFrom('courses')
      .select('instructorId')
      .where('id', '=', courseId)
      .executeTakeFirst();
    if (!course) throw noReview();
    if (course.instructorId !== viewerId) throw notAuthor();
    const before = await trx
      .selectFrom('reviews')
      .select(['userId', 'answer'])
      .where('id', '=', reviewId)
      .where('courseId', '=', courseId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw noReview();
    await trx
      .updateTable('reviews')
      .set({ answer, answeredAt: answer === null ? null : ctx.clock() })
      .where('id', '=', reviewId)
      .execute();
    if (answer !== null && before.answer === null) {
      const reviewer = await findReviewer(trx, ctx.settings.appUrl, { userId: before.userId, courseId });
      if (reviewer) await queueEmail(trx, reviewer.email, reviewReplyEmail, { ...reviewer.about, answer });
    }
    const row = await reviewsOf(trx, courseId).where('r.id', '=', reviewId).executeTakeFirstOrThrow();
    return { review: presentReview(row, viewerId), ratings: await ratingsOfCourse(trx, courseId) };
  });
}
