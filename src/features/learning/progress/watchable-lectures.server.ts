import type { Db } from '../../../platform/database/database.ts';
import { findEnrolment } from '../enrolments/enrolments.server.ts';
import { lecturesOf } from './curriculum.server.ts';
import { unlockedLectures } from './progress.ts';

/** The lectures of a course that a learner may watch now; none without an enrolment. */
export async function watchableLectures(
  db: Db,
  userId: string,
  courseId: string,
  now: Date,
): Promise<Set<string>> {
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!enrolment) return new Set();
  return unlockedLectures(await lecturesOf(db, enrolment, now), enrolment.completedAt !== null);
}
