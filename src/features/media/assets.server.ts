import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { addJob, type Job } from '../../platform/jobs/jobs.ts';

export type AssetRow = Selectable<Tables['assets']>;

export const findAsset = (db: Db, id: string): Promise<AssetRow | undefined> =>
  db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();

/** The assets with these ids, by id. Ids that do not exist are missing from the map. */
export async function findAssets(db: Db, ids: string[]): Promise<Map<string, AssetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('assets').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const insertAsset = (db: Db, asset: Insertable<Tables['assets']>): Promise<AssetRow> =>
  db.insertInto('assets').values(asset).returningAll().executeTakeFirstOrThrow();

/** Removes the bytes of an asset whose row is gone. */
export const removeBytesJob: Job<{ storageKey: string }> = {
  name: 'remove_media_bytes',
  payload: z.object({ storageKey: z.string() }),
};

export const removeBytes = (ctx: Context, { storageKey }: { storageKey: string }): Promise<void> =>
  ctx.store.remove(storageKey);

/**
 * Deletes assets in the caller's transaction; their bytes are removed by a job after the commit.
 * The database refuses (23503) while anything still refers to one of them.
 */
export async function deleteAssets(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.deleteFrom('assets').where('id', 'in', ids).returning('storageKey').execute();
  for (const { storageKey } of gone) await addJob(db, removeBytesJob, { storageKey });
}
