import { type Selectable, sql } from 'kysely';
import { photoUrl } from '../../../contract/media/media.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type UserRow = Selectable<Tables['users']>;

/** How many unconfirmed registrations of one email are stored; the oldest are removed first. */
const maxAttempts = 4;

/** The account with this id, confirmed or not. */
export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** The account with this email, if it has been confirmed. */
export const findVerified = (db: Db, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();

/** The accounts that can sign in with an email: the confirmed one, then the attempts, newest first. */
export const findCandidates = (db: Db, email: string): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .orderBy((eb) => eb('verifiedAt', 'is', null))
    .orderBy('createdAt', 'desc')
    .limit(maxAttempts + 1)
    .execute();

/**
 * Serialises the transactions that register or confirm one email, so that a confirmation never races with a
 * simultaneous registration.
 */
export async function lockAddress(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
}

/** Adds an unconfirmed account and removes the oldest attempts for the same email. */
export async function addAttempt(
  db: Db,
  attempt: { name: string; email: string; passwordHash: string },
): Promise<UserRow> {
  const user = await db
    .insertInto('users')
    .values({ ...attempt, socialLinks: '{}' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const inserted = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', attempt.email)
    .where('verifiedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(maxAttempts);
  await db
    .deleteFrom('users')
    .where('email', '=', attempt.email)
    .where('verifiedAt', 'is', null)
    .where('id', 'not in', inserted)
    .execute();
  return user;
}

/** Confirms one attempt and removes the others, with their passwords and sessions. */
export async function confirmAttempt(db: Db, user: UserRow, now: Date): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email', '=', user.email)
    .where('verifiedAt', 'is', null)
    .where('id', '!=', user.id)
    .execute();
  await db.updateTable('users').set({ verifiedAt: now, updatedAt: now }).where('id', '=', user.id).execute();
}

/** Replaces the hash of a user’s password. Sessions stay as they are. */
export const setPassword = (db: Db, userId: string, passwordHash: string, now: Date): Promise<UserRow> =>
  db
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Locks and returns the user if the hash is still current; otherwise undefined. */
export const holdPassword = (trx: Db, id: string, passwordHash: string): Promise<UserRow | undefined> =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The account, locked until the transaction ends. */
export const lockUser = (trx: Db, id: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type Profile = Pick<UserRow, 'name' | 'bio' | 'expertise' | 'photoAssetId'> & {
  socialLinks: Record<string, string>;
};

/** Stores what a user entered in their profile. */
export const saveProfile = (db: Db, userId: string, profile: Profile, now: Date): Promise<UserRow> =>
  db
    .updateTable('users')
    .set({ ...profile, socialLinks: JSON.stringify(profile.socialLinks), updatedAt: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Which of these images are someone's profile photo. */
export async function photosAmong(db: Db, assetIds: string[]): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('photoAssetId as id')
    .where('photoAssetId', 'in', assetIds)
    .execute();
  return found.flatMap(({ id }) => (id ? [id] : []));
}

/** The fields of a user that permissions and pages use. */
export const viewerFrom = (
  user: Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'verifiedAt' | 'isActive' | 'photoAssetId'>,
): Viewer => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  isVerified: user.verifiedAt !== null,
  isActive: user.isActive,
  photo: photoUrl(user.photoAssetId),
});

/** The fields of an account that its owner and administrators see. */
export const presentUser = (user: UserRow) => ({
  ...viewerFrom(user),
  bio: user.bio,
  expertise: user.expertise,
  socialLinks: user.socialLinks as Record<string, string>,
  createdAt: user.createdAt.toISOString(),
});
