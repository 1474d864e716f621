import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failure.ts';
import { inEvenTime } from './even-time.server.ts';
import { perAccount, perAccountAndAddress } from './limits.server.ts';
import { passwordMatches } from './passwords.server.ts';
import { type Caller, openSession } from './sessions.server.ts';
import { findCandidates, type UserRow } from './users.server.ts';

const wrongCredentials = failure(
  'account.wrong_credentials',
  401,
  'Login failed: the email or password is not right.',
);
const deactivated = failure('account.deactivated', 403, 'Your account is deactivated');

/**
 * Signs in with an address and a password. An unconfirmed address may have several attempts: the password tells which.
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
  const user = await inEvenTime(async () => match(await findCandidates(ctx.db, email), password));
  if (!user) throw wrongCredentials();
  if (!user.isActive) throw deactivated();
  await ctx.limiter.forget(perAccount, email);
  await ctx.limiter.forget(perAccountAndAddress, key);
  const token = await openSession(ctx.db, user.id, caller, ctx.clock());
  return { user, token };
}

async function match(candidates: UserRow[], password: string): Promise<UserRow | undefined> {
  if (candidates.length === 0) await passwordMatches(password, undefined);
  for (const user of candidates) {
    if (await passwordMatches(password, user.passwordHash)) return user;
  }
  return undefined;
}
