import type { CourseStatus } from '../../../../contract/constants.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { isReviewed } from '../../courses/course.ts';
import { courseNotFound } from '../../failures.server.ts';
import { findApprovedVersion, readVersion } from './approved-version.server.ts';
import { lectureChanges, sectionChanges } from './compare-curriculum.ts';
import { fieldChanges } from './compare-fields.ts';
import type { CourseChanges } from './contract.ts';

/** How a course differs from its last approved version. @throws 404 when it does not exist */
export async function showChanges(db: Db, courseId: string): Promise<CourseChanges> {
  const course = await db
    .selectFrom('courses')
    .select('status')
    .where('id', '=', courseId)
    .executeTakeFirst();
  if (!course) throw courseNotFound();
  const approved = await findApprovedVersion(db, courseId);
  if (!approved) return { ...nothing, state: await stateWithout(db, courseId, course.status) };
  const now = await readVersion(db, courseId);
  return {
    state: 'compared',
    approvedAt: approved.approvedAt.toISOString(),
    fields: fieldChanges(approved.version, now),
    sections: sectionChanges(approved.version, now),
    lectures: lectureChanges(approved.version, now),
  };
}

const nothing = { approvedAt: null, fields: [], sections: [], lectures: [] };

/**
 * Why a course has no approved version: it has never been approved (`first`), or was approved before versions were kept
 * (`unrecorded`), as its status or the audit log shows.
 */
async function stateWithout(db: Db, id: string, status: CourseStatus): Promise<'first' | 'unrecorded'> {
  if (isReviewed(status)) return 'unrecorded';
  const approval = await db
    .selectFrom('auditLog')
    .select('id')
    .where('subjectType', '=', 'course')
    .where('subjectId', '=', id)
    .where('action', 'in', ['course.approved', 'course.published', 'course.set_published'])
    .limit(1)
    .executeTakeFirst();
  return approval ? 'unrecorded' : 'first';
}
