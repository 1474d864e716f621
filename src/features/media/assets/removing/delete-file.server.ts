import type { Viewer } from '../../../../contract/viewer.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { inUse, notRemoved, unknownAsset } from '../../failures.server.ts';
import { type AssetRow, findAsset } from '../assets.server.ts';
import type { MediaDependencies } from '../used-by.server.ts';
import { deleteUnlessUsed, removeNow } from './discard-assets.server.ts';

/** A file that the viewer uploaded or, as an administrator, manages. @throws 404 */
export async function findOwnAsset(db: Db, viewer: Viewer, id: string): Promise<AssetRow> {
  const asset = await findAsset(db, id);
  if (!asset || (asset.ownerId !== viewer._id && viewer.role !== 'admin')) throw unknownAsset();
  return asset;
}

/**
 * Deletes a file for its owner or an administrator.
 * @throws 404; 409 while anything uses it; 503 when Cloudinary refuses: the file is still deleted here, and a job
 * retries at Cloudinary
 */
export async function deleteFile(
  ctx: Context,
  deps: MediaDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const asset = await findOwnAsset(ctx.db, viewer, id);
  const isOwn = asset.ownerId === viewer._id;
  if (!(await deleteUnlessUsed(ctx, deps, id))) throw inUse();
  const isRemoved = await removeNow(ctx, asset);
  if (!isOwn)
    await audit(ctx.db, viewer._id, 'media.deleted', { type: 'asset', id }, { name: asset.originalName });
  if (!isRemoved && asset.store === 'cloudinary') throw notRemoved();
}
