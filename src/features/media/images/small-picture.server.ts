import { buffer } from 'node:stream/consumers';
import { smallWidth } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { isQueueFull, run } from './semaphore.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** About 10 kB each. */
const maxCached = 500;

/**
 * Creates images at card width and caches recent ones. A process creates each once, however many requests arrive;
 * shared caches store responses forever.
 * @returns null for an uncached image while many are waiting: the caller serves the original instead, so that uploads
 * need not wait behind everything visitors can request
 */
export function smallPictures(ctx: Context): (asset: AssetRow) => Promise<Picture> | null {
  const cache = new Map<string, Promise<Picture>>();
  return (asset) => {
    const cached = cache.get(asset.id);
    if (!cached && isQueueFull()) return null;
    const picture = cached ?? draw(ctx, asset);
    cache.delete(asset.id);
    cache.set(asset.id, picture);
    if (!cached) picture.catch(() => cache.delete(asset.id));
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest) cache.delete(oldest);
    return picture;
  };
}

const notResized = failure(
  'media.not_resized',
  503,
  'This image can’t be shown right now. Please try again.',
);

/** @throws notResized when the store does not return the image, or it cannot be read */
const draw = (ctx: Context, asset: AssetRow): Promise<Picture> =>
  run(() => drawNow(ctx, asset)).catch((error: unknown) => {
    ctx.log.error({ err: error, assetId: asset.id }, 'an image was not resized');
    throw notResized({ headers: { 'retry-after': '5' } });
  });

async function drawNow(ctx: Context, asset: AssetRow): Promise<Picture> {
  const whole = await buffer(ctx.storeOf(asset.store).read(asset.storageKey));
  const sharp = await loadSharp();
  const small = await sharp(whole)
    .resize({ width: smallWidth, withoutEnlargement: true })
    .webp({ quality: 80, effort: 5 })
    .toBuffer();
  return new Uint8Array(small);
}
