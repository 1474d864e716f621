import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { voidEmailTokens } from '../registration/tokens.server.ts';
import { perAccount } from '../sessions/limits.server.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { findUser, holdPassword, setPassword } from '../users/users.server.ts';
import { announcePassword } from './announce-password.server.ts';
import { hashPassword, passwordMatches } from './passwords.server.ts';

const incorrect = 'Password change failed. Your current password is incorrect.';
const wrongCurrent = failure('account.wrong_current_password', 400, incorrect);

/** The form shows the message only once, because the field has the same one. */
const notCurrent = () => wrongCurrent({ fields: { currentPassword: incorrect } });

/** Changes the user's own password, ends every other session of the account and emails its owner. */
export async function changePassword(
  ctx: Context,
  userId: string,
  sessionId: string,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  await ctx.limiter.count(perAccount, userId);
  const user = await findUser(ctx.db, userId);
  if (!user || !(await passwordMatches(passwords.currentPassword, user.passwordHash))) throw notCurrent();
  const passwordHash = await hashPassword(passwords.newPassword);
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    // A reset in between wins: someone who only knows the old password must not take the account back.
    if (!(await holdPassword(trx, userId, user.passwordHash))) throw notCurrent();
    const changed = await setPassword(trx, userId, passwordHash, now);
    await endSessions(trx, userId, sessionId);
    await voidEmailTokens(trx, userId, 'reset');
    await announcePassword(ctx, trx, changed, 'changed', now);
  });
  await ctx.limiter.forget(perAccount, userId);
}
