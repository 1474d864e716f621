import type { Context } from '../../platform/context.ts';
import { quotaUsedUp } from './failures.server.ts';
import { bytesUnderWay } from './resumable/uploads.server.ts';
import { quotaSentence } from './rules.ts';
import { type MediaQuestions, unusedAmong } from './used-by.server.ts';

/**
 * Refuses a file that would give its owner more bytes in files that nothing uses than one person may have.
 * What courses use does not count: the limit is on what is piled up, not on what is taught.
 * @param bytes of the file to come
 * @throws 409
 */
export async function holdToQuota(
  ctx: Context,
  questions: MediaQuestions,
  ownerId: string,
  bytes: number,
): Promise<void> {
  const limit = ctx.settings.media.quotaBytes;
  const used = (await unusedBytes(ctx, questions, ownerId)) + (await bytesUnderWay(ctx.db, ownerId));
  if (used + bytes > limit) throw quotaUsedUp({ message: quotaSentence(limit) });
}

async function unusedBytes(ctx: Context, questions: MediaQuestions, ownerId: string): Promise<number> {
  const assets = await ctx.db
    .selectFrom('assets')
    .select(['id', 'bytes'])
    .where('ownerId', '=', ownerId)
    .execute();
  const ids = assets.map(({ id }) => id);
  const unused = await unusedAmong(ctx.db, ids, questions);
  return assets.reduce((sum, { id, bytes }) => sum + (unused.has(id) ? bytes : 0), 0);
}
