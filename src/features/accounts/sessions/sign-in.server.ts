import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { passwordMatches } from '../passwords/passwords.server.ts';
import { inConstantTime } from '../registration/constant-time.server.ts';
import { findCandidates, holdPassword, type UserRow } from '../users/users.server.ts';
import { perAccount, perAccountAndAddress } from './limits.server.ts';
import { type Caller, openSession } from './sessions.server.ts';

const wrongCredentials = failure(
  'account.wrong_credentials',
  401,
  'Login failed: your email or password is incorrect.',
);
const deactivated = failure('account.deactivated', 403, 'Your account is deactivated');

/**
 * Signs in with an email and a password. An unconfirmed email may have several registration attempts; the password
 * selects one.
 * @returns the account and the secret for its cookie
 */
export async function signIn(
  ctx: Context,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<{ user: UserRow; token: string }> {
  const { email, password } = credentials;
  const key = `${email} ${caller.address}`;
  await ctx.limiter.count(perAccount, email);
  await ctx.limiter.count(perAccountAndAddress, key);
  const user = await inConstantTime(async () => match(await findCandidates(ctx.db, email), password));
  if (!user) throw wrongCredentials();
  if (!user.isActive) throw deactivated();
  // Anyone can register an email again and sign in with that attempt, so this must not reset the count of wrong
  // passwords for its owner.
  if (user.verifiedAt) {
    await ctx.limiter.forget(perAccount, email);
    await ctx.limiter.forget(perAccountAndAddress, key);
  }
  const token = await openUnlessChanged(ctx, user, caller);
  return { user, token };
}

/**
 * Opens a session, unless the password has been replaced since the check: a reset may just have ended every session.
 */
const openUnlessChanged = (ctx: Context, user: UserRow, caller: Caller): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    const held = await holdPassword(trx, user.id, user.passwordHash);
    if (!held) throw wrongCredentials();
    if (!held.isActive) throw deactivated();
    return openSession(trx, user.id, caller, ctx.clock());
  });

async function match(candidates: UserRow[], password: string): Promise<UserRow | undefined> {
  if (candidates.length === 0) await passwordMatches(password, undefined);
  for (const user of candidates) {
    if (await passwordMatches(password, user.passwordHash)) return user;
  }
  return undefined;
}
