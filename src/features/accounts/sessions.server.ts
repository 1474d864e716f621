import type { Selectable } from 'kysely';
import type { Viewer } from '../../contract/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hashToken, newToken } from './tokens.server.ts';
import { viewerFrom } from './users.server.ts';

/** A session ends this long after signing in, in seconds. */
export const sessionSeconds = 30 * 24 * 3600;
/** `last_seen_at` is written at most this often, in milliseconds. */
const seenStep = 5 * 60_000;

export type SessionRow = Selectable<Tables['sessions']>;
export type Caller = { userAgent: string; address: string };

/** Opens a session. @returns the secret for the cookie */
export async function openSession(db: Db, userId: string, caller: Caller, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  await db
    .insertInto('sessions')
    .values({
      tokenHash,
      userId,
      userAgent: caller.userAgent.slice(0, 300),
      address: caller.address,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    })
    .execute();
  return token;
}

/** The person a session belongs to, or null when it has ended or the account is deactivated. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ viewer: Viewer; sessionId: string } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.verifiedAt',
      'users.isActive',
      'users.photoAssetId',
      'sessions.id as sessionId',
      'sessions.lastSeenAt',
    ])
    .where('sessions.tokenHash', '=', hashToken(token))
    .where('sessions.expiresAt', '>', now)
    .where('users.isActive', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > seenStep) await markSeen(db, row.sessionId, now);
  return { viewer: viewerFrom(row), sessionId: row.sessionId };
}

async function markSeen(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', sessionId).execute();
}

/** Ends one session of a person. @returns whether there was one */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends every session of a person, or every one but `except`. */
export async function endSessions(db: Db, userId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('sessions').where('userId', '=', userId);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

export const listSessions = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
