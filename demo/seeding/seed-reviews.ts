import type { Trx } from '../../src/platform/database/database.ts';
import { reviews } from '../conversation/reviews.ts';
import type { DemoReview, Seeded } from '../types.ts';

const day = 86_400_000;

/**
 * Adds the demo learners' reviews, each some days after their last visit to the course, and the instructors' replies.
 */
export async function addReviews(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  for (const review of reviews) {
    const userId = people.get(review.person);
    const courseId = courses.get(review.course);
    if (!userId || !courseId)
      throw new Error(`The review of ${review.course} by ${review.person} has nobody or no course.`);
    const createdAt = await dayOf(trx, userId, courseId, now);
    await trx
      .insertInto('reviews')
      .values({ ...rowOf(review, createdAt, now), userId, courseId, createdAt, updatedAt: createdAt })
      .execute();
  }
}

function rowOf({ rating, text, answer }: DemoReview, createdAt: Date, now: Date) {
  const answeredAt = answer ? new Date(Math.min(now.getTime(), createdAt.getTime() + 2 * day)) : null;
  return { rating, text, answer: answer ?? null, answeredAt };
}

/** The day after the learner's last visit to the course. */
async function dayOf(trx: Trx, userId: string, courseId: string, now: Date): Promise<Date> {
  const { lastAccessedAt } = await trx
    .selectFrom('enrolments')
    .select('lastAccessedAt')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow();
  if (!lastAccessedAt) throw new Error('A review of a course that was never opened.');
  return new Date(Math.min(now.getTime(), lastAccessedAt.getTime() + day));
}
