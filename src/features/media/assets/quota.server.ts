import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Sent } from '../../../platform/http/responses/sent-body.ts';
import { quotaUsedUp } from '../failures.server.ts';
import { bytesUnderWay } from '../resumable/uploads.server.ts';
import { quotaSentence } from '../rules.ts';
import { type MediaQuestions, unusedAmong } from './used-by.server.ts';

/** A file to come: whose it is, and its bytes. */
type ToCome = { ownerId: string; bytes: number };

/**
 * Refuses a file that would give its owner more bytes in files that nothing uses than one person may have.
 * What courses use does not count: the limit is on what is piled up, not on what is taught.
 * @throws 409
 */
export async function holdToQuota(
  ctx: Context,
  questions: MediaQuestions,
  { ownerId, bytes }: ToCome,
  db: Db = ctx.db,
): Promise<void> {
  const limit = ctx.settings.media.quotaBytes;
  const used = (await unusedBytes(db, questions, ownerId)) + (await bytesUnderWay(db, ownerId));
  if (used + bytes > limit) throw quotaUsedUp({ message: quotaSentence(limit) });
}

/**
 * Holds a file to the quota in the transaction that writes it down: of files that arrive at the same time each counts for
 * the next.
 * @throws 409
 */
export async function admit(ctx: Context, trx: Trx, questions: MediaQuestions, file: ToCome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${file.ownerId}`}, 0))`.execute(trx);
  await holdToQuota(ctx, questions, file, trx);
}

/** What a request says it will send; a little more than its file. */
export const saidBytes = ({ headers }: Sent): number => Number(headers.get('content-length')) || 0;

async function unusedBytes(db: Db, questions: MediaQuestions, ownerId: string): Promise<number> {
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'bytes'])
    .where('ownerId', '=', ownerId)
    .execute();
  const ids = assets.map(({ id }) => id);
  const unused = await unusedAmong(db, ids, questions);
  return assets.reduce((sum, { id, bytes }) => sum + (unused.has(id) ? bytes : 0), 0);
}
