import type { Selectable } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashToken, newToken } from '../registration/tokens.server.ts';
import { viewerFrom } from '../users/users.server.ts';

/** Maximum lifetime of a session, in seconds. */
export const sessionSeconds = 30 * 24 * 3600;
/** An unused session ends sooner, after this many seconds. */
export const idleSeconds = 14 * 24 * 3600;
/** `last_seen_at` is written at most this often, in milliseconds. */
const seenStep = 3_600_000;

/** Sessions last used at or before this time have ended. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleSeconds * 1000);

export type SessionRow = Selectable<Tables['sessions']>;
export type Caller = { userAgent: string; address: string };

/** Creates a session. @returns the secret for the cookie */
export async function openSession(db: Db, userId: string, caller: Caller, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  await db
    .insertInto('sessions')
    .values({
      tokenHash,
      userId,
      userAgent: caller.userAgent.slice(0, 300),
      address: caller.address,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    })
    .execute();
  return token;
}

type Found = Parameters<typeof viewerFrom>[0] & { sessionId: string; lastSeenAt: Date };

/** Runs on every request, so it is a named statement: PostgreSQL parses it only once per connection. */
const finding = {
  name: 'accounts-session',
  text: `
    select u.id, u.name, u.email, u.role, u.verified_at as "verifiedAt", u.is_active as "isActive",
      u.photo_asset_id as "photoAssetId", s.id as "sessionId", s.last_seen_at as "lastSeenAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3 and u.is_active`,
};

/** The user of a session, or null when it has ended or the account is deactivated. */
export async function findSession(
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  token: string,
  now: Date,
): Promise<{ viewer: Viewer; sessionId: string } | null> {
  const { rows } = await pool.query<Found>({ ...finding, values: [hashToken(token), now, idleSince(now)] });
  const row = rows[0];
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > seenStep) await markSeen(db, row.sessionId, now);
  return { viewer: viewerFrom(row), sessionId: row.sessionId };
}

async function markSeen(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', sessionId).execute();
}

/** Ends one session of a user. @returns whether there was one */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends every session of a user, or every one except `except`. */
export async function endSessions(db: Db, userId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('sessions').where('userId', '=', userId);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

/** The 100 most recently used sessions of a user that have not ended. */
export const listSessions = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince(now))
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
