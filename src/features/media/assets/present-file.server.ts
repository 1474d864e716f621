import { pictureUrl } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import type { StoredFile } from '../contract.ts';
import { signMedia } from '../delivery/signed-address.server.ts';
import { presentProcessing } from '../processing/present-processing.server.ts';
import type { AssetRow } from './assets.server.ts';

/** Lifetime in seconds of URLs for an author's own file. Ownership is checked every few seconds while one is used. */
const ownerSeconds = 3600;

/** Lifetime in seconds of a receipt's URL. */
const receiptSeconds = 300;

/** The short-lived URL at which a buyer or an administrator opens a receipt. */
export function receiptUrl(ctx: Context, assetId: string, viewerId: string): string {
  const claim = { assetId, userId: viewerId, courseId: '', lectureId: '', kind: 'owner' as const };
  return signMedia(ctx, claim, receiptSeconds).url;
}

/** The URL at which its owner or an administrator reads a file. Images are public. */
export function ownerUrl(ctx: Context, asset: Pick<AssetRow, 'id' | 'kind'>, viewerId: string): string {
  if (asset.kind === 'image') return pictureUrl(asset.id);
  const claim = { assetId: asset.id, userId: viewerId, courseId: '', lectureId: '', kind: 'owner' as const };
  return signMedia(ctx, claim, ownerSeconds).url;
}

/**
 * A file for its owner or an administrator, with a URL that expires after an hour; the URL of an image never expires.
 */
export const presentFile = (ctx: Context, asset: AssetRow, viewerId: string): StoredFile => ({
  secure_url: ownerUrl(ctx, asset, viewerId),
  public_id: asset.id,
  duration: asset.durationSeconds,
  bytes: asset.bytes,
  original_name: asset.originalName,
  processing: presentProcessing(asset),
});
