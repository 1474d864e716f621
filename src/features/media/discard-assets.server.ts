import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteAssets } from './assets.server.ts';

/** Deletes files that were taken out of use, unless something uses them again by then. */
export const discardAssetsJob: Job<{ assetIds: string[] }> = {
  name: 'discard_assets',
  payload: z.object({ assetIds: z.array(z.string()) }),
};

export async function discardAssets(ctx: Context, { assetIds }: { assetIds: string[] }): Promise<void> {
  for (const id of assetIds) await deleteUnlessUsed(ctx, id);
}

/** Whether the asset is gone; false while something refers to it. The database decides, so nothing can slip in between. */
export async function deleteUnlessUsed(ctx: Context, id: string): Promise<boolean> {
  try {
    await ctx.db.transaction().execute((trx) => deleteAssets(trx, [id]));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23503') return false;
    throw error;
  }
}
