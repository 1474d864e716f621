import type { Context } from '../../../platform/context.ts';
import { findAsset } from './assets.server.ts';

/**
 * The content of a small text file, such as captions; null if the asset was deleted.
 * @throws when its store does not have it or cannot be reached
 */
export async function readText(
  ctx: Pick<Context, 'db' | 'storeOf'>,
  assetId: string,
): Promise<string | null> {
  const asset = await findAsset(ctx.db, assetId);
  if (!asset) return null;
  const whole = { start: 0, end: asset.bytes - 1 };
  const bytes = Buffer.concat(await ctx.storeOf(asset.store).read(asset.storageKey, whole).toArray());
  return bytes.toString('utf8');
}
