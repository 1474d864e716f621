import type { Trx } from '../../../platform/database/database.ts';

/** Locks an enrolment until the transaction ends: other changes to its progress or quiz attempts wait. */
export async function lockEnrolment(trx: Trx, userId: string, courseId: string): Promise<void> {
  await trx
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .forUpdate()
    .execute();
}
