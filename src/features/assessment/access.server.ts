import type { Viewer } from '../../contract/viewer.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { isEnrolled } from '../learning/index.server.ts';
import { noCourse, notEnrolled } from './failures.server.ts';

/** Hook for later features, run in the transaction that completes a course. */
export type AssessmentDependencies = {
  courseCompleted: (trx: Trx, where: { userId: string; courseId: string; appUrl: string }) => Promise<void>;
};

export type CourseRef = { _id: string; title: string };

const oversees = (viewer: Viewer, instructorId: string): boolean =>
  viewer.role === 'admin' || (viewer.role === 'instructor' && viewer._id === instructorId);

/** @throws 404 for everyone but the course's instructor and administrators */
export async function requireTeaching(db: Db, viewer: Viewer, courseId: string): Promise<CourseRef> {
  const course = await find(db, courseId);
  if (!course || !oversees(viewer, course.instructorId)) throw noCourse();
  return { _id: course.id, title: course.title };
}

/**
 * The course, and whether the viewer teaches it; administrators count as teaching.
 * @throws 403 unless the viewer teaches or studies it
 */
export async function requireMembership(
  db: Db,
  viewer: Viewer,
  courseId: string,
): Promise<{ course: CourseRef; teaches: boolean }> {
  const row = await find(db, courseId);
  if (!row) throw notEnrolled();
  const course = { _id: row.id, title: row.title };
  if (oversees(viewer, row.instructorId)) return { course, teaches: true };
  await requireEnrolled(db, viewer, courseId);
  return { course, teaches: false };
}

/** @throws 403 */
export async function requireEnrolled(db: Db, viewer: Viewer, courseId: string): Promise<void> {
  if (!(await isEnrolled(db, viewer._id, courseId))) throw notEnrolled();
}

/**
 * Locks a course's questions until the transaction ends: starting attempts share the lock; an edit holds
 * it exclusively, so it never changes a question while an attempt is drawing it.
 */
export async function lockQuestionBank(trx: Trx, courseId: string, how: 'share' | 'alone'): Promise<void> {
  const course = trx.selectFrom('courses').select('id').where('id', '=', courseId);
  await (how === 'share' ? course.forShare() : course.forNoKeyUpdate()).execute();
}

const find = (db: Db, courseId: string) =>
  db
    .selectFrom('courses')
    .select(['id', 'title', 'instructorId'])
    .where('id', '=', courseId)
    .executeTakeFirst();
