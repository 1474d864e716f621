import { buffer } from 'node:stream/consumers';
import { smallWidth } from '../../../contract/media.ts';
import type { Context } from '../../../platform/context.ts';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { inTurn, isCrowded } from './semaphore.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** Some 10 kB each. */
const mostKept = 500;

/**
 * Draws pictures at the width of a card, and keeps those that were asked for last. A process draws each once, however
 * many ask at a time; stores between keep the answers for ever.
 * @returns null for one that is not kept while others are waiting to be drawn in numbers: whoever asks takes the picture
 * as it is, and who uploads one need not wait behind all that visitors can ask for
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
