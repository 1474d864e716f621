import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { deletedAddress } from '../../notifications/index.server.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { lockManaged, refuseOneself } from './manage-user.server.ts';
import type { UserRow } from './users.server.ts';

/** Hooks for later features, run in the transaction that deletes a user. */
export type RemovalHooks = {
  /** Deletes what the feature may delete about the user, before the user is deleted or anonymised. */
  forget: (trx: Trx, userId: string) => Promise<void>;
  /** Called with an image that a user no longer has as their photo. */
  photoReplaced: (trx: Trx, assetId: string) => Promise<void>;
};

/** The name shown for a deleted user to whom records still refer. */
const formerName = 'Deleted user';

/**
 * Deletes a user. If orders, enrolments or courses refer to them, they are anonymised instead: the records stay
 * complete, without personal data. The database decides which applies, so no race is possible.
 * @throws 403 when the actor is no longer an administrator, 404 no such user, 409 for your own account
 */
export function removeUser(ctx: Context, actor: Viewer, id: string, hooks: RemovalHooks): Promise<UserRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await lockManaged(trx, actor, id);
    refuseOneself(actor, id, 'You cannot delete your own account.');
    await endSessions(trx, id);
    await hooks.forget(trx, id);
    const anonymised = !(await deleteUnlessReferred(trx, id));
    if (anonymised) await anonymise(trx, id, ctx.clock());
    if (user.photoAssetId) await hooks.photoReplaced(trx, user.photoAssetId);
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

/** Deletes a user's row. @returns false, with the transaction unchanged, if a record refers to it */
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
      email: deletedAddress(id),
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
