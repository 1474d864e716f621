import { randomUUID } from 'node:crypto';
import { copyFile, rm, stat } from 'node:fs/promises';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import { explainFullDisk } from '../../../platform/http/requests/file-sink.ts';
import { emptyFile } from '../failures.server.ts';
import { reencodeImage } from '../images/reencode-image.server.ts';
import { notAVideo, planVideo, type VideoColumns } from '../processing/plan-video.server.ts';
import { prepareLater } from '../processing/prepare-video.server.ts';
import { workPath } from '../processing/work-files.server.ts';
import { type AssetKind, storedFileName } from '../rules.ts';
import { inspectRaw } from '../uploads/inspect-raw.server.ts';
import { prepareReceipt } from '../uploads/inspect-receipt.server.ts';
import { type Inspected, inspectVideo } from '../uploads/inspect-video.server.ts';
import { type AssetRow, guardBytes, insertAsset, liftGuard } from './assets.server.ts';

type IncomingFile = {
  path: string;
  kind: AssetKind;
  ownerId: string;
  originalName: string;
  /** Length of a video in seconds, used only if its container does not state it. */
  durationSeconds?: number;
  /** Side in pixels: the image is cropped to a square. If omitted, it keeps its shape. */
  square?: number;
  /**
   * Leaves the file in place and stores a copy. Otherwise the file is removed, even after a failure (but see `again`).
   */
  keep?: boolean;
  /** Called in the transaction that adds the row; throws a failure if the owner may not store the file. */
  admit?: (trx: Trx, file: { ownerId: string; bytes: number }) => Promise<void>;
  /** Leaves the file in place if the server is at fault, so that storing it can be retried. */
  again?: boolean;
};

/**
 * Moves a finished file from disk into the media store and adds its row. The file is validated by its content, an image
 * is re-encoded, and the storage key is generated. If it fails, no file and no row are left behind.
 * @param db the transaction the row belongs to
 * @throws a failure with a readable message when the file is not valid
 */
export async function storeFile(ctx: Context, file: IncomingFile, db: Db = ctx.db): Promise<AssetRow> {
  const prepared = await workPath(ctx, 'incoming');
  try {
    const { size } = await stat(file.path);
    if (size === 0) throw emptyFile();
    const inspected = await prepare(file, prepared);
    const processing = inspected.found ? await planVideo(ctx, file.path, inspected.found) : notAVideo;
    const asset = await commit(ctx, db, file, prepared, inspected, processing);
    await dropUnlessKept(file);
    return asset;
  } catch (error) {
    if (!mayTryAgain(file, error)) await dropUnlessKept(file);
    throw explainFullDisk(error);
  } finally {
    await rm(prepared, { force: true });
  }
}

const mayTryAgain = (file: IncomingFile, error: unknown): boolean =>
  file.again === true && !(error instanceof RequestFailure && error.status < 500);

async function dropUnlessKept(file: IncomingFile): Promise<void> {
  if (!file.keep) await rm(file.path, { force: true });
}

/** Validates the file and writes what is to be stored to `prepared`. */
async function prepare(file: IncomingFile, prepared: string): Promise<Inspected> {
  if (file.kind === 'image') {
    await reencodeImage(file.path, prepared, file.square);
    return { contentType: 'image/webp', extension: 'webp', durationSeconds: null };
  }
  if (file.kind === 'receipt') return prepareReceipt(file.path, prepared);
  const inspected =
    file.kind === 'video'
      ? await inspectVideo(file.path, file.durationSeconds)
      : await inspectRaw(file.path, file.originalName);
  if (file.keep) await copyFile(file.path, prepared);
  return inspected;
}

const folders: Record<AssetKind, string> = {
  image: 'images',
  video: 'videos',
  raw: 'files',
  receipt: 'receipts',
};

async function commit(
  ctx: Context,
  db: Db,
  file: IncomingFile,
  prepared: string,
  inspected: Inspected,
  processing: VideoColumns,
): Promise<AssetRow> {
  const isRewritten = file.kind === 'image' || file.kind === 'receipt';
  const source = isRewritten || file.keep ? prepared : file.path;
  const storageKey = `${folders[file.kind]}/${randomUUID()}.${inspected.extension}`;
  const { size } = await stat(source);
  await guardBytes(ctx, storageKey);
  await ctx.store.put(storageKey, source, inspected.contentType);
  const row = {
    ownerId: file.ownerId,
    kind: file.kind,
    contentType: inspected.contentType,
    bytes: size,
    durationSeconds: inspected.durationSeconds,
    store: ctx.store.name,
    storageKey,
    originalName: storedFileName(file.originalName),
    createdAt: ctx.clock(),
    ...processing,
  };
  try {
    return await inTransaction(db, async (trx) => {
      await file.admit?.(trx, row);
      const asset = await insertAsset(trx, row);
      await liftGuard(trx, storageKey);
      if (asset.processing === 'waiting') await prepareLater(trx, asset.id);
      return asset;
    });
  } catch (error) {
    await removeStored(ctx, storageKey);
    throw error;
  }
}

const inTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Trx) : db.transaction().execute(work);

/** Takes bytes out of the store again. If the store refuses now, the guard retries later. */
const removeStored = (ctx: Context, storageKey: string): Promise<void> =>
  ctx.store.remove(storageKey).then(
    () => liftGuard(ctx.db, storageKey),
    () => {},
  );
