import type { Viewer } from '../../contract/viewer.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { findAsset } from './assets.server.ts';
import { deleteUnlessUsed, removeNow } from './discard-assets.server.ts';
import { inUse, unknownAsset } from './failures.server.ts';
import type { MediaQuestions } from './used-by.server.ts';

/** Deletes a file its owner, or an administrator, no longer wants. @throws 404, or 409 while a course uses it */
export async function deleteFile(
  ctx: Context,
  questions: MediaQuestions,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const asset = await findAsset(ctx.db, id);
  const isOwn = asset?.ownerId === viewer._id;
  if (!asset || (!isOwn && viewer.role !== 'admin')) throw unknownAsset();
  if (!(await deleteUnlessUsed(ctx, questions, id))) throw inUse();
  await removeNow(ctx, asset);
  if (!isOwn)
    await audit(ctx.db, viewer._id, 'media.deleted', { type: 'asset', id }, { name: asset.originalName });
}
