import type { Context } from '../../../platform/context.ts';
import type { AssetRow } from '../assets/assets.server.ts';

/** Maximum lifetime in seconds of an external store's URL: permission is not checked again until it expires. */
export const handedOutSeconds = 300;

/**
 * The URL at which the store itself serves a video; null for what the product serves. Images, captions and downloads
 * are small, and pages load them only from their own origin.
 * @param secondsLeft remaining lifetime of the requested URL
 */
export async function handOut(ctx: Context, asset: AssetRow, secondsLeft: number): Promise<string | null> {
  const { handsOut } = ctx.storeOf(asset.store);
  // The decoder in the page only reads from the page's own origin.
  if (asset.kind !== 'video' || asset.contentType === 'video/ogg' || !handsOut) return null;
  return handsOut.address(asset.storageKey, Math.max(1, Math.floor(Math.min(handedOutSeconds, secondsLeft))));
}

/** Seconds after which a player should fetch new URLs for a lecture's files. */
export const addressSeconds = (ctx: Context): number => (ctx.store.handsOut ? handedOutSeconds : 15 * 60);
