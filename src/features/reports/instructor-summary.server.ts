import { sql } from 'kysely';
import { toDollars } from '../../contract/money/money.ts';
import { ratingsOf } from '../../contract/ratings/ratings.ts';
import type { Db } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import type { InstructorSummary } from './contract.ts';

const courseNotFound = failure('course.not_found', 404, 'Course not found');

/** @throws 404 unless the course exists and belongs to this instructor */
export async function requireOwnCourse(db: Db, instructorId: string, courseId: string): Promise<void> {
  const course = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where('instructorId', '=', instructorId)
    .executeTakeFirst();
  if (!course) throw courseNotFound();
}

/** Figures for an instructor's courses, or one of them, counted now. */
export async function instructorSummary(
  db: Db,
  instructorId: string,
  courseId?: string,
): Promise<InstructorSummary> {
  const { rows } = await sql<Row>`
    with own as (
      select id, is_public, rating_sum, rating_count from courses
      where instructor_id = ${instructorId} ${courseId ? sql`and id = ${courseId}` : sql``}
    ), enrolled as (
      select user_id, completed_at from enrolments where course_id in (select id from own) and ended_at is null
    )
    select
      (select count(*)::int from own) as courses,
      (select count(*)::int from own where is_public) as published_courses,
      (select coalesce(sum(rating_sum), 0)::int from own) as rating_sum,
      (select coalesce(sum(rating_count), 0)::int from own) as rating_count,
      (select count(distinct user_id)::int from enrolled) as students,
      (select count(*)::int from enrolled) as enrolments,
      (select count(completed_at)::int from enrolled) as completions,
      (select coalesce(sum(line.total_cents - line.refunded_cents), 0)::bigint from order_lines line
        join orders on orders.id = line.order_id
        where orders.status = 'completed' and line.course_id in (select id from own)) as revenue_cents
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no figures.');
  const { revenueCents, ratingSum, ratingCount, ...counts } = row;
  return {
    ...counts,
    revenue: toDollars(revenueCents),
    ratings: ratingsOf({ sum: ratingSum, count: ratingCount }),
  };
}

type Row = Omit<InstructorSummary, 'revenue' | 'ratings'> & {
  revenueCents: number;
  ratingSum: number;
  ratingCount: number;
};
