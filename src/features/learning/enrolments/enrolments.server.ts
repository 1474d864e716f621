import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type EnrolmentRow = Selectable<Tables['enrolments']>;
export type EnrolmentKey = { userId: string; courseId: string };

/**
 * Adds the enrolment, or reactivates one that has ended, with its earlier progress. An active one is left alone.
 * @returns whether anything changed: of two simultaneous calls exactly one returns true
 */
export async function openEnrolment(
  db: Db,
  { userId, courseId, orderId, now }: EnrolmentKey & { orderId: string | null; now: Date },
): Promise<boolean> {
  const opened = await db
    .insertInto('enrolments')
    .values({ userId, courseId, orderId, enrolledAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'courseId'])
        .doUpdateSet({ endedAt: null, suspendedAt: null, orderId, enrolledAt: now })
        .where('enrolments.endedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** The enrolment that gives access now: it has not ended and is not suspended. */
export const findEnrolment = (db: Db, userId: string, courseId: string): Promise<EnrolmentRow | undefined> =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .where('endedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();

/** Whether the user has access as a learner now. */
export async function isEnrolled(db: Db, userId: string, courseId: string): Promise<boolean> {
  return (await findEnrolment(db, userId, courseId)) !== undefined;
}

/** Whether a person has a course, even if their access is suspended. */
export const ownsCourse = async (db: Db, userId: string, courseId: string): Promise<boolean> =>
  (await db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** How many learners a course has; refunded ones do not count. */
export async function countLearners(db: Db, courseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('enrolments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('courseId', '=', courseId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends, suspends or restores access to all courses of an order, or to one of them. Access from another order is not
 * affected. Progress is kept for a later enrolment.
 */
export async function changeEnrolmentsOf(
  db: Db,
  orderId: string,
  change: { endedAt: Date } | { suspendedAt: Date | null },
  courseId?: string,
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set(change)
    .where('orderId', '=', orderId)
    .$if(courseId !== undefined, (q) => q.where('courseId', '=', courseId ?? ''))
    .where('endedAt', 'is', null)
    .execute();
}

/** Records the learner's visit and the lecture. */
export async function touchEnrolment(db: Db, id: string, lectureId: string, now: Date): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ lastAccessedAt: now, lastLectureId: lectureId })
    .where('id', '=', id)
    .execute();
}

/** Removes learners' records of a course that is being deleted. */
export async function dropEnrolments(trx: Db, courseId: string): Promise<void> {
  await trx.deleteFrom('enrolments').where('courseId', '=', courseId).execute();
}
