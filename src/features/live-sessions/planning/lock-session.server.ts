import type { Trx } from '../../../platform/database/database.ts';

/** Locks and returns a session: registrations and other edits wait until the transaction ends. */
export const lockSession = (trx: Trx, id: string) =>
  trx
    .selectFrom('liveSessions as s')
    .innerJoin('courses as c', 'c.id', 's.courseId')
    .selectAll('s')
    .select('c.instructorId')
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
