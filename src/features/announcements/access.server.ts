import type { Viewer } from '../../contract/viewer.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { mayStudy } from '../learning/index.server.ts';
import { noCourse, notEnrolled } from './failures.server.ts';

/** The course, for its instructor and administrators. @throws 404 for everyone else */
export async function authoredCourse(db: Db, viewer: Viewer, courseId: string) {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title', 'instructorId'])
    .where('id', '=', courseId)
    .executeTakeFirst();
  if (!course || (viewer.role !== 'admin' && course.instructorId !== viewer._id)) throw noCourse();
  return course;
}

/** The instructor's own course. Other transactions that lock it wait until this one ends. @throws 404 */
export async function lockOwnCourse(trx: Trx, viewer: Viewer, courseId: string) {
  const course = await trx
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', '=', courseId)
    .where('instructorId', '=', viewer._id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!course) throw noCourse();
  return course;
}

/** The course, for its learners, its instructor and administrators. @throws 403 for everyone else */
export async function openCourse(db: Db, viewer: Viewer, courseId: string) {
  if (!(await mayStudy(db, viewer._id, courseId))) throw notEnrolled();
  return db
    .selectFrom('courses')
    .select(['id', 'title', 'instructorName'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow(() => notEnrolled());
}
