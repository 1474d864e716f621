import type { Db } from '../../platform/database/database.ts';

/** Gives every course of an instructor the name they go by now, in the caller's transaction. */
export async function renameInstructor(trx: Db, instructorId: string, name: string): Promise<void> {
  await trx
    .updateTable('courses')
    .set({ instructorName: name })
    .where('instructorId', '=', instructorId)
    .execute();
}
