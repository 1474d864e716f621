import type { Role } from '../../../contract/constants.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failure.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { lockUser, type UserRow } from './users.server.ts';

const userNotFound = failure('user.not_found', 404, 'User not found');
const oneself = failure('user.oneself', 409, 'You cannot do this to your own account.');
const notConfirmed = failure(
  'user.not_confirmed',
  409,
  'This person has not confirmed their email yet and cannot become an administrator.',
);
const noLongerAdministrator = failure(
  'auth.not_allowed',
  403,
  'You are not an administrator any more, so nothing was changed.',
);

/**
 * Gives somebody another role and ends their sessions. The role they have already changes nothing.
 * @throws 404 no such person, 409 for oneself
 */
export function changeRole(ctx: Context, actor: Viewer, id: string, role: Role): Promise<UserRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const user = await lockManaged(trx, actor, id);
    if (user.role === role) return user;
    refuseOneself(actor, id, 'You cannot change your own role.');
    if (role === 'admin' && !user.verifiedAt) throw notConfirmed();
    await audit(trx, actor._id, 'user.role_changed', { type: 'user', id }, { from: user.role, to: role });
    await endSessions(trx, id);
    return update(trx, id, { role, updatedAt: ctx.clock() });
  });
}

/**
 * Activates an account or deactivates it, which ends its sessions. What it is already changes nothing.
 * @throws 404 no such person, 409 for oneself
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
 * The account somebody is about to manage, locked. All active administrators are locked with it, in one order, so that
 * of two who act on each other at once the second finds out what the first did.
 * @throws 403 when the actor is no longer an administrator, 404 no such person
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

/** Nobody acts on themselves, and who acts is an administrator: so one always remains. */
export function refuseOneself(actor: Viewer, id: string, message: string): void {
  if (actor._id === id) throw oneself({ message });
}

const update = (trx: Trx, id: string, change: { role?: Role; isActive?: boolean; updatedAt: Date }) =>
  trx.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
