import type { Trx } from '../../platform/database/database.ts';

/** Deletes the certifications and activities of a user who is being deleted. */
export async function forgetRenewals(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('creditAllocations').where('userId', '=', userId).execute();
  await trx.deleteFrom('creditEntries').where('userId', '=', userId).execute();
  await trx.deleteFrom('holdings').where('userId', '=', userId).execute();
}
