import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addJob, type Job, keysInUse } from '../../../platform/jobs/jobs.ts';
import {
  type AssetRow,
  findAsset,
  guardBytes,
  liftGuard,
  originalOf,
  removeBytesJob,
} from '../assets/assets.server.ts';
import { writeFastStart } from './fast-start.server.ts';
import { convertVideo, hasFfmpeg } from './ffmpeg.server.ts';
import { columnsOf, type VideoColumns } from './plan-video.server.ts';
import { probeVideo } from './probe-video.server.ts';
import { playableBy, type VideoFormats } from './video-formats.ts';
import { markInUse, workPath } from './work-files.server.ts';

/**
 * Prepares a video so that it plays from its first bytes, and converts one that browsers cannot play. Idempotent: it may
 * restart at any time.
 */
export const prepareVideoJob: Job<{ assetId: string }> = {
  name: 'prepare_video',
  payload: z.object({ assetId: z.string() }),
};

/** Videos are prepared one after another, so that emails and payments never wait for them. */
const queue = 'videos';

/** Schedules a video's preparation after the commit. Requested twice, it runs once. */
export const prepareLater = (db: Db, assetId: string): Promise<void> =>
  addJob(db, prepareVideoJob, { assetId }, { key: keyOf(assetId), queue, maxAttempts: 5 });

const keyOf = (assetId: string): string => `prepare-video:${assetId}`;

/** How long a replaced original is kept, in milliseconds: longer than any URL of its store stays valid. */
const originalKeptMs = 15 * 60_000;

/** Prepares a video that is in the store. Does nothing if it is ready or has been deleted. */
export async function prepareVideo(ctx: Context, { assetId }: { assetId: string }): Promise<void> {
  const asset = await findAsset(ctx.db, assetId);
  if (!asset || asset.processing === null || asset.processing === 'ready') return;
  if (!(await update(ctx, asset, { processing: 'working', processedPercent: null }))) return;
  // New paths for each attempt, so that an earlier one that is still writing cannot interfere.
  const [original, prepared] = [await workPath(ctx, 'processing'), await workPath(ctx, 'processing')];
  const stopKeeping = markInUse([original, prepared]);
  try {
    await pipeline(ctx.storeOf(asset.store).read(asset.storageKey), createWriteStream(original));
    const found = await probeVideo(original, asset.contentType);
    const outcome = await prepare(ctx, asset, found, original, prepared);
    if (outcome === 'rewritten')
      await replaceBytes(ctx, asset, prepared, await probeVideo(prepared, 'video/mp4'));
    else await update(ctx, asset, { ...columnsOf(found), processing: outcome, processedPercent: null });
  } finally {
    stopKeeping();
    await rm(original, { force: true });
    await rm(prepared, { force: true });
  }
}

/** Writes the file that replaces the original, if there is one. */
async function prepare(
  ctx: Context,
  asset: AssetRow,
  found: VideoFormats,
  from: string,
  to: string,
): Promise<'rewritten' | 'ready' | 'failed'> {
  const by = playableBy(found);
  if (by === 'browser') {
    const isMp4 = asset.contentType === 'video/mp4';
    return isMp4 && (await writeFastStart(from, to)) ? 'rewritten' : 'ready';
  }
  const ffmpeg = ctx.settings.media.ffmpegPath;
  if (await hasFfmpeg(ffmpeg)) {
    try {
      const onProgress = progressOf(ctx, asset);
      const duration = asset.durationSeconds ?? 0;
      await convertVideo({ ffmpeg, from, to, container: found.container, duration, onProgress });
      return 'rewritten';
    } catch (error) {
      ctx.log.warn({ err: error, assetId: asset.id }, 'video cannot be converted');
    }
  }
  return by === 'decoder' ? 'ready' : 'failed';
}

/** Stores the prepared file next to the original and points the row to it, in one transaction. */
async function replaceBytes(ctx: Context, asset: AssetRow, path: string, found: VideoFormats): Promise<void> {
  const storageKey = `videos/${randomUUID()}.mp4`;
  const { size } = await stat(path);
  await guardBytes(ctx, storageKey);
  await ctx.store.put(storageKey, path, 'video/mp4');
  await ctx.db.transaction().execute(async (trx) => {
    const replaced = await trx
      .updateTable('assets')
      .set({ ...columnsOf(found), storageKey, store: ctx.store.name, bytes: size, contentType: 'video/mp4' })
      .set({ processing: 'ready', processedPercent: null })
      .where('id', '=', asset.id)
      .where('storageKey', '=', asset.storageKey)
      .returning('id')
      .executeTakeFirst();
    // Deleted in the meantime, or prepared by another process: the guard removes these bytes.
    if (!replaced) return;
    await liftGuard(trx, storageKey);
    const { store, storageKey: original } = asset;
    const runAt = new Date(ctx.clock().getTime() + originalKeptMs);
    await addJob(trx, removeBytesJob, { store, storageKey: original }, { key: originalOf(asset.id), runAt });
  });
}

/**
 * Updates the columns of a video that is not ready yet.
 * @returns false, and changes nothing, when another process has prepared the video in the meantime, or it was deleted
 */
async function update(
  ctx: Context,
  { id, storageKey }: AssetRow,
  values: Partial<VideoColumns>,
): Promise<boolean> {
  const updated = await ctx.db
    .updateTable('assets')
    .set(values)
    .where('id', '=', id)
    .where('storageKey', '=', storageKey)
    .where('processing', '!=', 'ready')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

const progressEveryMs = 2000;

/** Stores the progress of a conversion, at most every two seconds. */
function progressOf(ctx: Context, asset: AssetRow): (percent: number) => void {
  let last = 0;
  return (processedPercent) => {
    if (Date.now() - last < progressEveryMs) return;
    last = Date.now();
    update(ctx, asset, { processedPercent }).catch(() => {});
  };
}

/** Adds a job for every unprepared video that has none, or whose job is parked. Called at start-up and every hour. */
export async function resumeVideos(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('assets')
    .select('id')
    .where('processing', 'in', ['waiting', 'working'])
    .execute();
  const inUse = await keysInUse(ctx.db, prepareVideoJob);
  for (const { id } of waiting) if (!inUse.has(keyOf(id))) await prepareLater(ctx.db, id);
}
