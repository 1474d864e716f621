import { photoUrl } from '../../contract/media/media.ts';
import { type Ratings, ratingsOf } from '../../contract/ratings/ratings.ts';
import { formerLearner, publicName } from '../../contract/text/names/public-name.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Review } from './contract.ts';

/** Reviews of a course with their authors and the instructor. */
export const reviewsOf = (db: Db, courseId: string) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .innerJoin('courses as c', 'c.id', 'r.courseId')
    .select([
      'r.id',
      'r.userId',
      'r.rating',
      'r.text',
      'r.answer',
      'r.answeredAt',
      'r.createdAt',
      'r.updatedAt',
    ])
    .select(['u.name', 'u.photoAssetId', 'u.deletedAt', 'c.instructorName'])
    .where('r.courseId', '=', courseId);

type Row = Awaited<ReturnType<ReturnType<typeof reviewsOf>['execute']>>[number];

/** The public fields of a review. */
export const presentReview = (row: Row, viewerId: string | undefined): Review => ({
  _id: row.id,
  rating: row.rating,
  text: row.text,
  author: {
    name: row.deletedAt ? formerLearner : publicName(row.name),
    photo: photoUrl(row.photoAssetId),
  },
  own: row.userId === viewerId,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.updatedAt > row.createdAt ? row.updatedAt.toISOString() : null,
  answer:
    row.answer === null || row.answeredAt === null
      ? null
      : { text: row.answer, name: row.instructorName, answeredAt: row.answeredAt.toISOString() },
});

/** The current average and count of a course's ratings. */
export async function ratingsOfCourse(db: Db, courseId: string): Promise<Ratings | null> {
  const row = await db
    .selectFrom('courses')
    .select(['ratingSum as sum', 'ratingCount as count'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  return ratingsOf(row);
}
