import type { Db } from '../../../platform/database/database.ts';

/**
 * Gives every course of an instructor their new name, in the caller's transaction. Does nothing without courses: even
 * an update that changes no rows makes every process empty its page cache.
 */
export async function renameInstructor(trx: Db, instructorId: string, name: string): Promise<void> {
  const teaches = await trx
    .selectFrom('courses')
    .select('id')
    .where('instructorId', '=', instructorId)
    .limit(1)
    .executeTakeFirst();
  if (!teaches) return;
  await trx
    .updateTable('courses')
    .set({ instructorName: name })
    .where('instructorId', '=', instructorId)
    .execute();
}
