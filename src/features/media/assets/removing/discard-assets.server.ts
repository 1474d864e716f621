import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { addJob, type Job } from '../../../../platform/jobs/jobs.ts';
import { type AssetRow, deleteAssets, findAssets, removeBytes } from '../assets.server.ts';
import { type MediaDependencies, unusedAmong } from '../used-by.server.ts';

/** Deletes files that are no longer used, unless something uses them again by then. */
export const discardAssetsJob: Job<{ assetIds: string[] }> = {
  name: 'discard_assets',
  payload: z.object({ assetIds: z.array(z.string()) }),
};

/** Deletes each of these files unless something uses it. */
export async function discardAssets(
  ctx: Context,
  deps: MediaDependencies,
  { assetIds }: { assetIds: string[] },
): Promise<void> {
  for (const id of assetIds) await deleteUnlessUsed(ctx, deps, id);
}

/**
 * Tries the job's work immediately, for a caller who waits for the result. Failures are left to the job.
 * @returns whether all unused files are gone
 */
export async function discardNow(
  ctx: Context,
  deps: MediaDependencies,
  assetIds: string[],
): Promise<boolean> {
  const assets = await findAssets(ctx.db, assetIds);
  const outcomes = await Promise.allSettled(
    [...assets.values()].map(async (asset) => {
      if (await deleteUnlessUsed(ctx, deps, asset.id)) await removeBytes(ctx, asset);
    }),
  );
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') ctx.log.warn({ err: outcome.reason }, 'media clean-up failed');
  }
  return outcomes.every((outcome) => outcome.status === 'fulfilled');
}

/**
 * Removes a deleted file's bytes without waiting for the job, which retries if the store refuses now.
 * @returns whether the bytes are gone
 */
export async function removeNow(ctx: Context, asset: AssetRow): Promise<boolean> {
  try {
    await removeBytes(ctx, asset);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, assetId: asset.id }, 'media clean-up failed');
    return false;
  }
}

/** Deletes a file after the commit, unless something else uses it by then. */
export const discardLater = (trx: Db, assetId: string): Promise<void> =>
  addJob(trx, discardAssetsJob, { assetIds: [assetId] });

/**
 * Deletes an asset unless something refers to it. The row is locked first: a transaction about to refer to it already
 * holds the lock or waits for it, so there is no race.
 * @returns whether the asset was deleted
 */
export async function deleteUnlessUsed(ctx: Context, deps: MediaDependencies, id: string): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      await trx.selectFrom('assets').select('id').where('id', '=', id).forUpdate().execute();
      if (!(await unusedAmong(trx, [id], deps)).has(id)) return false;
      await deleteAssets(trx, [id]);
      return true;
    });
  } catch (error) {
    // A reference that no feature reported: the database keeps the file.
    if (error instanceof Error && 'code' in error && error.code === '23503') return false;
    throw error;
  }
}
