import type { Context } from '../../../platform/context.ts';
import type { AssetRow } from '../assets/assets.server.ts';

/** Maximum lifetime in seconds of an external store's URL: permission is not checked again until it expires. */
const directUrlSeconds = 300;

/**
 * The URL at which the store itself serves a video; null for files that the product serves. Images, captions and
 * downloads are small, and pages load them only from their own origin.
 * @param secondsLeft remaining lifetime of the requested URL
 */
export async function directUrl(ctx: Context, asset: AssetRow, secondsLeft: number): Promise<string | null> {
  const { directUrls } = ctx.storeOf(asset.store);
  // The decoder in the page only reads from the page's own origin.
  if (asset.kind !== 'video' || asset.contentType === 'video/ogg' || !directUrls) return null;
  return directUrls.urlOf(asset.storageKey, Math.max(1, Math.floor(Math.min(directUrlSeconds, secondsLeft))));
}

/** Seconds after which a player should fetch new URLs for a lecture's files. */
export const addressSeconds = (ctx: Context): number => (ctx.store.directUrls ? directUrlSeconds : 15 * 60);
