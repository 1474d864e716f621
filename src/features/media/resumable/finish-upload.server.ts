import type { Context } from '../../../platform/context.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import { type AssetRow, findAsset } from '../assets/assets.server.ts';
import { discardLater } from '../assets/removing/discard-assets.server.ts';
import { storeFile } from '../assets/store-file.server.ts';
import { incompleteUpload, unknownUpload } from '../failures.server.ts';
import { dropPartial, partialsOf, receivedBytes } from './received/received-data.server.ts';
import { deleteUpload, findUpload, nameAsset, type UploadRow } from './uploads.server.ts';

const underWay = new Map<string, Promise<AssetRow>>();

/**
 * Turns a complete upload into an asset, exactly as if it had arrived in one request. Repeated calls return the same
 * asset; while the store is unreachable it can be retried later.
 * @throws 404, 409 while bytes are missing, or a failure that says what is wrong with the file, which is then deleted
 */
export function finishUpload(ctx: Context, id: string): Promise<AssetRow> {
  const running = underWay.get(id);
  if (running) return running;
  const finishing = finish(ctx, id).finally(() => underWay.delete(id));
  underWay.set(id, finishing);
  return finishing;
}

async function finish(ctx: Context, id: string): Promise<AssetRow> {
  const row = await findUpload(ctx.db, id);
  if (!row) throw unknownUpload();
  const stored = await assetOf(ctx, row);
  if (stored) return stored;
  if ((await receivedBytes(ctx, row)) !== row.bytes) throw incompleteUpload();
  try {
    const asset = await store(ctx, row);
    await dropPartial(ctx, row);
    return asset;
  } catch (error) {
    // Another process may have finished it in the meantime, and removed its data.
    const known = await assetOf(ctx, await findUpload(ctx.db, id));
    if (known) return known;
    if (error instanceof RequestFailure && error.status < 500) {
      await deleteUpload(ctx.db, id);
      await dropPartial(ctx, row);
    }
    throw error;
  }
}

const assetOf = async (ctx: Context, row: UploadRow | undefined): Promise<AssetRow | undefined> =>
  row?.assetId ? findAsset(ctx.db, row.assetId) : undefined;

async function store(ctx: Context, row: UploadRow): Promise<AssetRow> {
  const { path, isCopy } = await partialsOf(ctx, row).asFile(row);
  const asset = await storeFile(ctx, {
    path,
    kind: row.kind,
    ownerId: row.ownerId,
    originalName: row.originalName,
    durationSeconds: row.durationSeconds ?? undefined,
    again: !isCopy,
  });
  if (await nameAsset(ctx.db, row.id, asset.id)) return asset;
  // Another process was faster, or the upload was cancelled in between: this copy is superfluous.
  await discardLater(ctx.db, asset.id);
  const known = await assetOf(ctx, await findUpload(ctx.db, row.id));
  if (!known) throw unknownUpload();
  return known;
}
