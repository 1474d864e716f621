import type { Insertable, Selectable } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import { unlessBackupRuns } from '../../../platform/backup/locks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { addJob, addJobs, type Job, makeJobDue, removeJob } from '../../../platform/jobs/jobs.ts';

export type AssetRow = Selectable<Tables['assets']>;

/** The asset with this id. */
export const findAsset = (db: Db, id: string): Promise<AssetRow | undefined> =>
  db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The asset with this id. Every media request runs this query, so that a deleted file is gone immediately. It is a named
 * statement: PostgreSQL parses it only once per connection.
 */
export async function findServedAsset(pool: Pool, id: string): Promise<AssetRow | undefined> {
  const { rows } = await pool.query<AssetRow>({ ...servedAsset, values: [id] });
  return rows[0];
}

const servedAsset = {
  name: 'media-served-asset',
  text: `
    select id, owner_id as "ownerId", kind, content_type as "contentType", bytes, duration_seconds as "durationSeconds",
      store, storage_key as "storageKey", original_name as "originalName", created_at as "createdAt",
      processing, container, video_codec as "videoCodec", audio_codec as "audioCodec", playable_by as "playableBy",
      processed_percent as "processedPercent"
    from assets where id = $1`,
};

/** The assets with these ids, by id. Ids that do not exist are missing from the map. */
export async function findAssets(db: Db, ids: string[]): Promise<Map<string, AssetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('assets').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes a user the owner of these assets. */
export async function assignAssets(db: Db, ids: string[], ownerId: string): Promise<void> {
  await db
    .updateTable('assets')
    .set({ ownerId })
    .where('id', 'in', ids)
    .where('ownerId', 'is distinct from', ownerId)
    .execute();
}

/** Adds an asset for a file that is in the store. */
export const insertAsset = (db: Db, asset: Insertable<Tables['assets']>): Promise<AssetRow> =>
  db.insertInto('assets').values(asset).returningAll().executeTakeFirstOrThrow();

/** Where the bytes are: the name of the store, and their key in it. */
type Bytes = { store: string; storageKey: string };

/** Removes bytes from their store unless an asset has them. */
export const removeBytesJob: Job<Bytes> = {
  name: 'remove_media_bytes',
  payload: z.object({ store: z.string().default('local'), storageKey: z.string() }),
};

/** How long a removal waits for the end of a backup before it tries again, in milliseconds. */
const afterBackup = 10 * 60_000;

/** Removes bytes, unless an asset has them. Local files that a backup may still have to copy are removed later. */
export async function removeBytes(ctx: Context, { store, storageKey }: Bytes): Promise<void> {
  const owner = await ctx.db
    .selectFrom('assets')
    .select('id')
    .where('storageKey', '=', storageKey)
    .executeTakeFirst();
  if (owner) return;
  const remove = () => ctx.storeOf(store).remove(storageKey);
  if (store !== 'local') return remove();
  if (await unlessBackupRuns(ctx.pool, remove)) return;
  const key = `remove-after-backup:${storageKey}`;
  const runAt = new Date(ctx.clock().getTime() + afterBackup);
  await addJob(ctx.db, removeBytesJob, { store, storageKey }, { key, runAt });
}

/** Longer than any file takes from its first byte in the store to its row, in milliseconds. */
const longestStoring = 6 * 3_600_000;
const guardOf = (storageKey: string) => `bytes-without-asset:${storageKey}`;

/**
 * Schedules the removal of bytes before the first one is stored, in case their row is never written: a process that
 * dies in between leaves nothing behind. `liftGuard` cancels it.
 */
export const guardBytes = (ctx: Context, storageKey: string): Promise<void> =>
  addJob(
    ctx.db,
    removeBytesJob,
    { store: ctx.store.name, storageKey },
    {
      key: guardOf(storageKey),
      runAt: new Date(ctx.clock().getTime() + longestStoring),
    },
  );

/** Cancels `guardBytes`: in the transaction that adds the row, or once the bytes are gone. */
export const liftGuard = (db: Db, storageKey: string): Promise<void> => removeJob(db, guardOf(storageKey));

/** The key of the job that removes the original of a prepared video. */
export const originalOf = (assetId: string) => `replaced-original:${assetId}`;

/**
 * Deletes assets in the caller's transaction. After the commit, jobs remove their bytes, and the original of a video
 * that has just been prepared. The database refuses (23503) while anything refers to one of them.
 */
export async function deleteAssets(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db
    .deleteFrom('assets')
    .where('id', 'in', ids)
    .returning(['id', 'store', 'storageKey'])
    .execute();
  for (const { id, ...bytes } of gone) {
    await addJob(db, removeBytesJob, bytes);
    await makeJobDue(db, originalOf(id));
  }
}

/** Adds jobs that remove the bytes of all assets, in a transaction that empties the table. */
export async function removeAllBytes(trx: Db): Promise<void> {
  const files = await trx.selectFrom('assets').select(['store', 'storageKey']).execute();
  await addJobs(
    trx,
    removeBytesJob,
    files.map((payload) => ({ payload, key: `remove-emptied:${payload.storageKey}` })),
  );
}
