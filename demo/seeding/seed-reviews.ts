import type { Trx } from '../../src/platform/database/database.ts';
import { reviews } from '../conversation/reviews.ts';
import type { DemoReview, Seeded } from '../types.ts';

const day = 86_400_000;

/**
 * Adds the demo learners' reviews, each towards the end of their studies of the course, and the instructors' replies.
 */
export async function addReviews(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  for (const review of reviews) {
    const userId = people.get(review.person);
    const courseId = courses.get(review.course);
    if (!userId || !courseId)
      throw new Error(
        `The review of ${review.course} by ${review.person} names an unknown person or course.`,
      );
    const createdAt = await dayOf(trx, userId, courseId);
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

/**
 * Three quarters of the way from the enrolment to the last visit, so that the reviews of learners who are still studying
 * are not all from today.
 */
async function dayOf(trx: Trx, userId: string, courseId: string): Promise<Date> {
  const { enrolledAt, lastAccessedAt } = await trx
    .selectFrom('enrolments')
    .select(['enrolledAt', 'lastAccessedAt'])
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow();
  if (!lastAccessedAt) throw new Error('A review of a course that was never opened.');
  return new Date(enrolledAt.getTime() + 0.75 * (lastAccessedAt.getTime() - enrolledAt.getTime()));
}
