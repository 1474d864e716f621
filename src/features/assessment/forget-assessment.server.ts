import type { Trx } from '../../platform/database/database.ts';

/** Deletes the attempts and answers of a user who is being deleted. Questions belong to their course and stay. */
export async function forgetAssessment(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('practiceCards').where('userId', '=', userId).execute();
  await trx.deleteFrom('questionReports').where('userId', '=', userId).execute();
  await trx.deleteFrom('extraAttempts').where('userId', '=', userId).execute();
  await trx.deleteFrom('answers').where('userId', '=', userId).execute();
  await trx.deleteFrom('attempts').where('userId', '=', userId).execute();
}
