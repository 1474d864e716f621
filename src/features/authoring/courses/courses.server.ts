import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { courseNotFound } from '../failures.server.ts';
import type { CourseState } from './course.ts';

export type CourseRow = Selectable<Tables['courses']>;

/**
 * The course, locked until the transaction ends.
 * @throws 404 when it does not exist or belongs to someone else
 */
export async function lockCourse(
  db: Db,
  id: string,
  by: { id: string; isAdmin: boolean },
): Promise<CourseRow> {
  const course = await db
    .selectFrom('courses')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!course || (!by.isAdmin && course.instructorId !== by.id)) throw courseNotFound();
  return course;
}

/** The course with this id, which must exist. */
export const findCourse = (db: Db, id: string): Promise<CourseRow> =>
  db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Writes the state of a course. The caller holds its lock. */
export async function setState(
  db: Db,
  ctx: Context,
  id: string,
  state: CourseState,
  reviewReason: string | null,
): Promise<void> {
  await db
    .updateTable('courses')
    .set({ ...state, reviewReason, updatedAt: ctx.clock() })
    .where('id', '=', id)
    .execute();
}
