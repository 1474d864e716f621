import { formerLearner, publicName } from '../../../contract/text/names/public-name.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TaughtReview } from '../contract.ts';

const reviewsShown = 3;

/** The newest reviews of an instructor's courses. */
export async function latestReviews(db: Db, instructorId: string): Promise<TaughtReview[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('courses as c', 'c.id', 'r.courseId')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['r.id', 'r.rating', 'r.text', 'r.createdAt', 'r.answeredAt'])
    .select(['c.title', 'c.slug', 'u.name', 'u.deletedAt'])
    .where('c.instructorId', '=', instructorId)
    .orderBy('r.createdAt', 'desc')
    .limit(reviewsShown)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    rating: row.rating,
    text: row.text,
    author: row.deletedAt ? formerLearner : publicName(row.name),
    course: { title: row.title, slug: row.slug },
    createdAt: row.createdAt.toISOString(),
    answered: row.answeredAt !== null,
  }));
}
