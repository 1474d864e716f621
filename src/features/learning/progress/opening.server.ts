import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { oversees } from '../enrolments/oversees.server.ts';

export const notOpenYet = failure(
  'learning.not_open_yet',
  403,
  'This lecture isn’t open yet. The course page shows when it opens.',
);

/**
 * SQL: when a lecture opens in an enrolment `e`; null if it is open from the start. A day is 24 hours, so time zones and
 * clock changes make no difference.
 */
export const opensAtSql = (l = 'l'): string =>
  `coalesce(${l}.opens_at, e.enrolled_at + make_interval(hours => 24 * ${l}.opens_after_days))`;

/** SQL: whether a lecture is closed in `e`, with its progress `p`. The free preview and completed lectures are open. */
export const isClosedSql = (now: string, { l, p } = { l: 'l', p: 'p' }): string =>
  `(not ${l}.is_free_preview and ${p}.completed_at is null and coalesce(${opensAtSql(l)} > ${now}, false))`;

const isClosedAt = (now: Date): RawBuilder<boolean> =>
  sql.raw(isClosedSql(`'${now.toISOString()}'::timestamptz`));

/**
 * The ids of the lectures that are not open to a learner yet; nothing in them may reach the learner. To the course's
 * instructor and to administrators every lecture is open.
 */
export async function closedLectures(db: Db, userId: string, courseId: string, now: Date): Promise<string[]> {
  const { rows } = await closed(userId, sql`l.course_id = ${courseId}`, now).execute(db);
  if (rows.length === 0 || (await oversees(db, userId, courseId))) return [];
  return rows.map(({ id }) => id);
}

/** Whether a lecture is open to a user who studies its course or oversees it. */
export async function isLectureOpen(
  db: Db,
  userId: string,
  { courseId, lectureId }: { courseId: string; lectureId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await closed(userId, sql`l.id = ${lectureId}`, now).execute(db);
  return rows.length === 0 || oversees(db, userId, courseId);
}

/**
 * When each closed quiz of a course opens to a learner, which is when the first of its lectures does. Open quizzes are
 * left out.
 */
export async function quizOpenings(
  db: Db,
  userId: string,
  courseId: string,
  now: Date,
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ quizId: string; opensAt: Date }>`
    select l.quiz_id as "quizId", min(${sql.raw(opensAtSql())}) as "opensAt"
    from lectures l
    join enrolments e on e.course_id = l.course_id and e.user_id = ${userId}
    left join lecture_progress p on p.enrolment_id = e.id and p.lecture_id = l.id
    where l.course_id = ${courseId} and l.quiz_id is not null
    group by l.quiz_id having bool_and(${isClosedAt(now)})`.execute(db);
  return new Map(rows.map(({ quizId, opensAt }) => [quizId, opensAt]));
}

const closed = (userId: string, which: RawBuilder<unknown>, now: Date) => sql<{ id: string }>`
  select l.id
  from lectures l
  join enrolments e on e.course_id = l.course_id and e.user_id = ${userId}
  left join lecture_progress p on p.enrolment_id = e.id and p.lecture_id = l.id
  where ${which} and (l.opens_at is not null or l.opens_after_days is not null) and ${isClosedAt(now)}`;
