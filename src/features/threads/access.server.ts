import type { Viewer } from '../../contract/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEnrolled } from '../learning/index.server.ts';
import { notTakingPart, onlyInstructors } from './failures.server.ts';
import type { ParticipantRole } from './limits.ts';

/** A user who takes part in the questions of a course, and their role. */
export type Participant = { _id: string; role: ParticipantRole };

/**
 * The viewer's part in a course.
 * @throws 403 for everyone but its enrolled learners, its instructor and administrators
 */
export async function participantIn(db: Db, viewer: Viewer, courseId: string): Promise<Participant> {
  const { _id } = viewer;
  const course = await db
    .selectFrom('courses')
    .select('instructorId')
    .where('id', '=', courseId)
    .executeTakeFirst();
  if (!course) throw notTakingPart();
  if (viewer.role === 'admin') return { _id, role: 'admin' };
  if (viewer.role === 'instructor' && course.instructorId === _id) return { _id, role: 'instructor' };
  if (await isEnrolled(db, _id, courseId)) return { _id, role: 'learner' };
  throw notTakingPart();
}

/** @throws 403 for learners */
export function requireTeaching({ role }: Participant): void {
  if (role === 'learner') throw onlyInstructors();
}
