import type { Context } from '../../../platform/context.ts';
import type { AssetRow } from '../assets/assets.server.ts';

/** Seconds an address of a store of somebody else's lives at most: nobody is asked again while it is good. */
export const handedOutSeconds = 300;

/**
 * The address at which the store itself sends a video; null for what the product sends. Pictures, captions and downloads
 * are small, and pages take them from their own origin only.
 * @param secondsLeft how long the address lives that was asked for
 */
export async function handOut(ctx: Context, asset: AssetRow, secondsLeft: number): Promise<string | null> {
  const { handsOut } = ctx.storeOf(asset.store);
  // The decoder in the page reads from the page's own origin.
  if (asset.kind !== 'video' || asset.contentType === 'video/ogg' || !handsOut) return null;
  return handsOut.address(asset.storageKey, Math.max(1, Math.floor(Math.min(handedOutSeconds, secondsLeft))));
}

/** Seconds after which a player should have fetched a new address of a lecture's files. */
export const addressSeconds = (ctx: Context): number => (ctx.store.handsOut ? handedOutSeconds : 15 * 60);
