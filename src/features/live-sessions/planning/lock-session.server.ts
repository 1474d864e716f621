import type { Trx } from '../../../platform/database/database.ts';

/** The session; until the transaction ends, registrations and other edits wait. */
export const lockSession = (trx: Trx, id: string) =>
  trx
    .selectFrom('liveSessions as s')
    .innerJoin('courses as c', 'c.id', 's.courseId')
    .selectAll('s')
    .select('c.instructorId')
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
