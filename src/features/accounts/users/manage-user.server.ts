import type { Role } from '../../../contract/constants.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { lockUser, type UserRow } from './users.server.ts';

const userNotFound = failure('user.not_found', 404, 'User not found');
const oneself = failure('user.oneself', 409, 'You cannot do this to your own account.');
const notConfirmed = failure(
  'user.not_confirmed',
  409,
  'This person hasn’t confirmed their email yet, so they can’t become an administrator.',
);
const roleChanged = failure(
  'user.role_changed',
  409,
  'Another administrator has changed this person’s role.',
);
const roleNames: Record<Role, string> = {
  user: 'a student',
  instructor: 'an instructor',
  admin: 'an administrator',
};
const noLongerAdministrator = failure(
  'auth.not_allowed',
  403,
  'You are no longer an administrator, so nothing was changed.',
);

/**
 * Changes a user's role and ends their sessions. Does nothing if they already have it.
 * @throws 403 when the actor is no longer an administrator; 404 no such user; 409 for your own account, if they no
 * longer have the role that was shown, or if they would become an administrator with an unconfirmed email
 */
export function changeRole(
  ctx: Context,
  actor: Viewer,
  id: string,
  { role, shownRole }: { role: Role; shownRole?: Role | undefined },
): Promise<UserRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await lockManaged(trx, actor, id);
    if (user.role === role) return user;
    refuseOneself(actor, id, 'You cannot change your own role.');
    if ((shownRole ?? user.role) !== user.role) {
      const now = roleNames[user.role];
      throw roleChanged({
        message: `Since you opened the page, another administrator has made this person ${now}.`,
      });
    }
    if (role === 'admin' && !user.verifiedAt) throw notConfirmed();
    await audit(trx, actor._id, 'user.role_changed', { type: 'user', id }, { from: user.role, to: role });
    await endSessions(trx, id);
    return update(trx, id, { role, updatedAt: ctx.clock() });
  });
}

/**
 * Makes the active, confirmed account with this email an administrator, without another administrator's approval, and
 * ends its sessions. Does nothing if the account is already an administrator's.
 * @returns whether there is such an account
 */
export function promoteToAdmin(ctx: Context, email: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .where('verifiedAt', 'is not', null)
      .where('isActive', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!user || user.role === 'admin') return user !== undefined;
    await audit(
      trx,
      null,
      'user.role_changed',
      { type: 'user', id: user.id },
      { from: user.role, to: 'admin' },
    );
    await endSessions(trx, user.id);
    await update(trx, user.id, { role: 'admin', updatedAt: ctx.clock() });
    return true;
  });
}

/**
 * Activates an account, or deactivates it and ends its sessions. Does nothing if it is already in that state.
 * @throws 403 when the actor is no longer an administrator, 404 no such user, 409 for your own account
 */
export function setActive(ctx: Context, actor: Viewer, id: string, isActive: boolean): Promise<UserRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await lockManaged(trx, actor, id);
    if (user.isActive === isActive) return user;
    refuseOneself(actor, id, 'You cannot deactivate your own account.');
    await audit(trx, actor._id, isActive ? 'user.activated' : 'user.deactivated', { type: 'user', id });
    if (!isActive) await endSessions(trx, id);
    return update(trx, id, { isActive, updatedAt: ctx.clock() });
  });
}

/**
 * The account to be managed, locked. All active administrators are locked with it, in a fixed order, so that if two act
 * on each other at the same time, the second sees the first one's change.
 * @throws 403 when the actor is no longer an administrator, 404 no such user
 */
export async function lockManaged(trx: Trx, actor: Viewer, id: string): Promise<UserRow> {
  const administrators = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!administrators.some((one) => one.id === actor._id)) throw noLongerAdministrator();
  const user = await lockUser(trx, id);
  if (!user || user.deletedAt) throw userNotFound();
  return user;
}

/**
 * Administrators cannot change their own account here, so at least one administrator always remains.
 * @throws 409 with this message for the actor's own account
 */
export function refuseOneself(actor: Viewer, id: string, message: string): void {
  if (actor._id === id) throw oneself({ message });
}

const update = (trx: Trx, id: string, change: { role?: Role; isActive?: boolean; updatedAt: Date }) =>
  trx.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
