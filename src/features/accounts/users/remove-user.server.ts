import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { lockManaged, refuseOneself } from './manage-user.server.ts';
import type { UserRow } from './users.server.ts';

/** What later features do, in the same transaction, when a person goes. */
export type LettingGo = {
  /** Before anything else: what may be forgotten about the person is. */
  forget: (trx: Trx, userId: string) => Promise<void>;
  /** A picture is nobody's portrait any more. */
  photoReplaced: (trx: Trx, assetId: string) => Promise<void>;
};

/** What stands in the place of a person whom records must still name. */
const formerName = 'Deleted user';

/**
 * Deletes a person. Whoever orders, enrolments or courses refer to is anonymised instead: the records stay whole and
 * the person is gone from them. The database decides which of the two, so nothing can slip in between.
 * @throws 404 no such person, 409 for oneself
 */
export function removeUser(ctx: Context, actor: Viewer, id: string, lettingGo: LettingGo): Promise<UserRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await lockManaged(trx, actor, id);
    refuseOneself(actor, id, 'You cannot delete your own account.');
    await endSessions(trx, id);
    await lettingGo.forget(trx, id);
    const anonymised = !(await deleteUnlessReferred(trx, id));
    if (anonymised) await anonymise(trx, id, ctx.clock());
    if (user.photoAssetId) await lettingGo.photoReplaced(trx, user.photoAssetId);
    await audit(
      trx,
      actor._id,
      'user.deleted',
      { type: 'user', id },
      { role: user.role, recordsKept: anonymised },
    );
    return user;
  });
}

/** Whether the row is gone; false, with the transaction as it was, while a record refers to it. */
export async function deleteUnlessReferred(trx: Trx, id: string): Promise<boolean> {
  await sql`savepoint before_deletion`.execute(trx);
  try {
    await trx.deleteFrom('users').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error;
    await sql`rollback to savepoint before_deletion`.execute(trx);
    return false;
  }
}

async function anonymise(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.deleteFrom('emailTokens').where('userId', '=', id).execute();
  await trx
    .updateTable('users')
    .set({
      name: formerName,
      email: `${id}@deleted.invalid`,
      passwordHash: '',
      isActive: false,
      bio: '',
      expertise: '',
      socialLinks: '{}',
      photoAssetId: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}
