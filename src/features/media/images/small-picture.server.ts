import { buffer } from 'node:stream/consumers';
import { smallWidth } from '../../../contract/media.ts';
import type { Context } from '../../../platform/context.ts';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { inTurn, isCrowded } from './semaphore.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** About 10 kB each. */
const mostKept = 500;

/**
 * Creates images at card width and caches recent ones. A process creates each once, however many requests arrive;
 * shared caches store responses forever.
 * @returns null for an uncached image while many are waiting: the caller serves the original instead, so that uploads
 * need not wait behind everything visitors can request
 */
export function smallPictures(ctx: Context): (asset: AssetRow) => Promise<Picture> | null {
  const kept = new Map<string, Promise<Picture>>();
  return (asset) => {
    const found = kept.get(asset.id);
    if (!found && isCrowded()) return null;
    const picture = found ?? draw(ctx, asset);
    kept.delete(asset.id);
    kept.set(asset.id, picture);
    if (!found) picture.catch(() => kept.delete(asset.id));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
    return picture;
  };
}

const draw = (ctx: Context, asset: AssetRow): Promise<Picture> => inTurn(() => drawNow(ctx, asset));

async function drawNow(ctx: Context, asset: AssetRow): Promise<Picture> {
  const whole = await buffer(ctx.storeOf(asset.store).read(asset.storageKey));
  const sharp = await loadSharp();
  const small = await sharp(whole)
    .resize({ width: smallWidth, withoutEnlargement: true })
    .webp({ quality: 80, effort: 5 })
    .toBuffer();
  return new Uint8Array(small);
}
