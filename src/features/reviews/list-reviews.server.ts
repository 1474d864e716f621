import { sql } from 'kysely';
import { ratingsOf } from '../../contract/ratings/ratings.ts';
import { members, type Viewer } from '../../contract/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { mayStudy, progressOf } from '../learning/index.server.ts';
import type { ReviewList, ReviewQuery } from './contract.ts';
import { noCourse } from './failures.server.ts';
import { findCourse } from './find-course.server.ts';
import { presentReview, reviewsOf } from './reviews.server.ts';
import { lecturesToGo } from './rules.ts';

/**
 * Reviews of a course, newest first, and whether the viewer may add one.
 * @throws 404 for a course the viewer may not see
 */
export async function listReviews(
  db: Db,
  viewer: Viewer | null,
  idOrSlug: string,
  { rating, page, limit }: ReviewQuery,
): Promise<ReviewList> {
  const course = await findCourse(db, idOrSlug);
  if (!course || !(course.isPublic || (viewer && (await mayStudy(db, viewer._id, course.id)))))
    throw noCourse();
  const all = reviewsOf(db, course.id);
  const chosen = rating ? all.where('r.rating', '=', rating) : all;
  const [rows, distribution, own, viewerState] = await Promise.all([
    chosen
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    distributionOf(db, course.id),
    viewer ? all.where('r.userId', '=', viewer._id).executeTakeFirst() : undefined,
    viewerStateOf(db, viewer, course),
  ]);
  return {
    reviews: rows.map((row) => presentReview(row, viewer?._id)),
    total: rating ? (distribution[rating - 1] ?? 0) : course.ratingCount,
    page,
    limit,
    ratings: ratingsOf({ sum: course.ratingSum, count: course.ratingCount }),
    distribution,
    own: own ? presentReview(own, viewer?._id) : null,
    ...viewerState,
  };
}

type Course = { id: string; instructorId: string };

async function distributionOf(db: Db, courseId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .where('courseId', '=', courseId)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

async function viewerStateOf(db: Db, viewer: Viewer | null, { id, instructorId }: Course) {
  const member = members.allows(viewer) ? viewer : null;
  const isAuthor = member?._id === instructorId;
  const studied = member && !isAuthor ? await progressOf(db, member._id, id) : null;
  const missing = studied && lecturesToGo(studied);
  return {
    mayReview: missing === 0,
    lecturesToGo: missing || null,
    mayAnswer: isAuthor && member?.role === 'instructor',
    mayRemove: member?.role === 'admin',
  };
}
