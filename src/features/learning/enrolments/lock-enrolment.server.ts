import type { Trx } from '../../../platform/database/database.ts';

/** Until the transaction ends, whatever else changes a learner's progress or attempts in a course waits. */
export async function lockEnrolment(trx: Trx, userId: string, courseId: string): Promise<void> {
  await trx
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .forUpdate()
    .execute();
}
