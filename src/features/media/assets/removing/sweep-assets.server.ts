import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import { type MediaDependencies, unusedAmong } from '../used-by.server.ts';
import { deleteUnlessUsed } from './discard-assets.server.ts';

/** Deletes unused files and abandoned uploads, and resumes the preparation of videos. Runs every hour. */
export const sweepAssetsJob: Job<Record<string, never>> = {
  name: 'sweep_assets',
  payload: z.object({}),
};

/** How long an upload may stay unused, in milliseconds: long enough to finish and save a course in one sitting. */
const graceMs = 24 * 3_600_000;
const batchSize = 1000;

/** Deletes every asset that is older than a day and that no feature refers to. Returns the count. */
export async function sweepAssets(ctx: Context, deps: MediaDependencies): Promise<number> {
  const before = new Date(ctx.clock().getTime() - graceMs);
  let swept = 0;
  for (let after: string | undefined; ; ) {
    const ids = await olderThan(ctx, before, after);
    for (const id of await unusedAmong(ctx.db, ids, deps)) {
      if (await deleteUnlessUsed(ctx, deps, id)) swept += 1;
    }
    if (ids.length < batchSize) break;
    after = ids.at(-1);
  }
  if (swept > 0) ctx.log.info({ swept }, 'unused uploads deleted');
  return swept;
}

async function olderThan(ctx: Context, before: Date, after: string | undefined): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('assets')
    .select('id')
    .where('createdAt', '<', before)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}
