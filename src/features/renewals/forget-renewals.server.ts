import type { Trx } from '../../platform/database/database.ts';
import { discardEvidence } from './evidence/evidence-files.server.ts';

/** Deletes the certifications, activities and files of a user who is being deleted. */
export async function forgetRenewals(trx: Trx, userId: string): Promise<void> {
  await discardEvidence(trx, { userId });
  await trx.deleteFrom('renewalReminders').where('userId', '=', userId).execute();
  await trx.deleteFrom('renewalEmails').where('userId', '=', userId).execute();
  await trx.deleteFrom('creditAllocations').where('userId', '=', userId).execute();
  await trx.deleteFrom('creditEntries').where('userId', '=', userId).execute();
  await trx.deleteFrom('holdings').where('userId', '=', userId).execute();
}
