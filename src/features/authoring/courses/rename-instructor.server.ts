import type { Db } from '../../../platform/database/database.ts';

/**
 * Gives every course of an instructor the name they go by now, in the caller's transaction. Who teaches nothing changes
 * nothing: even an update of no course makes every process forget the pages it keeps.
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
