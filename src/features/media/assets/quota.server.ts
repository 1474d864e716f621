import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { StreamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import { quotaUsedUp } from '../failures.server.ts';
import { bytesInProgress } from '../resumable/uploads.server.ts';
import { quotaSentence } from '../rules.ts';
import { type MediaDependencies, unusedAmong } from './used-by.server.ts';

/** A file to be stored: its owner and its size in bytes. */
type NewFile = { ownerId: string; bytes: number };

/**
 * Refuses a file that would exceed its owner's quota of unused files. Uploads in progress count, files in use do not.
 * @throws 409
 */
export async function enforceQuota(
  ctx: Context,
  deps: MediaDependencies,
  { ownerId, bytes }: NewFile,
  db: Db = ctx.db,
): Promise<void> {
  const limit = ctx.settings.media.quotaBytes;
  const used = (await unusedBytes(db, deps, ownerId)) + (await bytesInProgress(db, ownerId));
  if (used + bytes > limit) throw quotaUsedUp({ message: quotaSentence(limit) });
}

/**
 * Applies the quota in the transaction that adds the row, so that simultaneous uploads count towards each other.
 * @throws 409
 */
export async function admit(ctx: Context, trx: Trx, deps: MediaDependencies, file: NewFile): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${file.ownerId}`}, 0))`.execute(trx);
  await enforceQuota(ctx, deps, file, trx);
}

/** The declared request size; slightly more than its file. */
export const declaredBytes = ({ headers }: StreamedRequest): number =>
  Number(headers.get('content-length')) || 0;

async function unusedBytes(db: Db, deps: MediaDependencies, ownerId: string): Promise<number> {
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'bytes'])
    .where('ownerId', '=', ownerId)
    .execute();
  const ids = assets.map(({ id }) => id);
  const unused = await unusedAmong(db, ids, deps);
  return assets.reduce((sum, { id, bytes }) => sum + (unused.has(id) ? bytes : 0), 0);
}
