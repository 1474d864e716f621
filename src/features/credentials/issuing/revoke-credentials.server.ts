import type { Db, Trx } from '../../../platform/database/database.ts';
import { setRevoked } from '../status/status-lists.server.ts';

/** Revokes the credential of a certificate in the caller's transaction, if one was issued and is valid. */
export async function revokeCredential(trx: Trx, number: string, now: Date): Promise<void> {
  const revoked = await trx
    .updateTable('credentials')
    .set({ revokedAt: now })
    .where('number', '=', number)
    .where('revokedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning(['statusListId', 'statusIndex'])
    .execute();
  await setRevoked(trx, revoked);
}

/**
 * Withdraws the credentials of a user who is being deleted: copies show as revoked, and nothing personal is kept. Their
 * certificates are deleted first, so that no credential is issued for them at the same moment.
 */
export async function withdrawCredentials(trx: Trx, userId: string, now: Date): Promise<void> {
  const withdrawn = await trx
    .updateTable('credentials')
    .set({ userId: null, document: null, jwt: null, withdrawnAt: now })
    .where('userId', '=', userId)
    .returning(['statusListId', 'statusIndex'])
    .execute();
  await trx.deleteFrom('badgeReminders').where('userId', '=', userId).execute();
  await trx.deleteFrom('badgeEmails').where('userId', '=', userId).execute();
  await setRevoked(
    trx,
    withdrawn.toSorted((one, other) => one.statusListId - other.statusListId),
  );
}

/** Whether the credential with this number was withdrawn. */
export async function isWithdrawn(db: Db, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('credentials')
    .select('number')
    .where('number', '=', number)
    .where('withdrawnAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
