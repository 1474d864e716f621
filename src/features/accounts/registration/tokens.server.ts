import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';

/** A secret that is sent once; only its hash is stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** The SHA-256 of a token. Only this is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const hour = 3_600_000;
const lifetimes = { verify: 24 * hour, reset: hour };
type Purpose = keyof typeof lifetimes;

/** Issues a single-use token for an emailed link and voids the user's earlier ones for the same purpose. */
export async function issueEmailToken(db: Db, userId: string, purpose: Purpose, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  await voidEmailTokens(db, userId, purpose);
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await db.insertInto('emailTokens').values({ tokenHash, userId, purpose, expiresAt }).execute();
  return token;
}

/** Voids a user's emailed links for one purpose. */
export async function voidEmailTokens(db: Db, userId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('emailTokens').where('userId', '=', userId).where('purpose', '=', purpose).execute();
}

/** The email that a token was sent to. */
export async function addressOfToken(db: Db, token: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('emailTokens')
    .innerJoin('users', 'users.id', 'emailTokens.userId')
    .select('users.email')
    .where('emailTokens.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return found?.email;
}

/**
 * Uses up a token. Of two simultaneous requests only one gets the account.
 * @returns the account's id, or undefined when the token is unknown, used or expired
 */
export async function takeEmailToken(
  db: Db,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const taken = await db
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return taken?.userId;
}
