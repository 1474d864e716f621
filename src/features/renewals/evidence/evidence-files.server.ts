import { rm } from 'node:fs/promises';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { failure, RequestFailure } from '../../../platform/failures/failure.ts';
import type { StreamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import { discardLater, receiptUrl, receiveFile, storeFile } from '../../media/index.server.ts';
import { noEntry } from '../failures.server.ts';
import { lockRenewals } from '../holdings/add-holding.server.ts';
import { type Evidence, evidenceLimits } from './shapes.ts';

const noFile = failure('renewals.no_evidence', 400, 'Please choose a file.');
const tooLarge = failure('renewals.evidence_too_large', 413, 'The file must be 5 MB or less.');
const wrongType = failure(
  'renewals.wrong_evidence',
  415,
  'Please upload evidence as a PDF or an image (JPG, PNG or WebP).',
);
const tooMany = failure('renewals.too_much_evidence', 409, 'An activity can have up to 5 files.');
const notFound = failure('renewals.evidence_not_found', 404, 'File not found');

/** The evidence of one activity. @throws 404 not the learner's */
export async function listEvidence(ctx: Context, userId: string, entryId: string): Promise<Evidence[]> {
  await requireEntry(ctx.db, userId, entryId);
  const rows = await ctx.db
    .selectFrom('creditEvidence as e')
    .innerJoin('assets as a', 'a.id', 'e.assetId')
    .select(['e.id', 'e.assetId', 'a.originalName', 'a.bytes'])
    .where('e.entryId', '=', entryId)
    .orderBy('e.createdAt')
    .orderBy('e.id')
    .execute();
  return rows.map(({ id, assetId, originalName, bytes }) => ({
    _id: id,
    name: originalName,
    url: receiptUrl(ctx, assetId, userId),
    bytes,
  }));
}

/**
 * Adds a file to an activity: a PDF or an image, judged by its content.
 * @returns its id
 * @throws 400 without a file, 404 not the learner's, 409 at the limit, 413 or 415 for the file
 */
export async function addEvidence(
  ctx: Context,
  userId: string,
  entryId: string,
  request: StreamedRequest,
): Promise<string> {
  const { path, name } = await receiveFile(ctx, request, {
    field: 'file',
    limit: () => evidenceLimits.bytes,
    tooLarge: () => tooLarge(),
    missing: () => noFile(),
  });
  try {
    await requireEntry(ctx.db, userId, entryId);
    if ((await countFiles(ctx.db, entryId)) >= evidenceLimits.files) throw tooMany();
    const asset = await storeFile(ctx, { path, kind: 'receipt', ownerId: userId, originalName: name }).catch(
      asWrongType,
    );
    return await attach(ctx, userId, entryId, asset.id);
  } finally {
    await rm(path, { force: true });
  }
}

async function attach(ctx: Context, userId: string, entryId: string, assetId: string): Promise<string> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      await lockRenewals(trx, userId);
      await requireEntry(trx, userId, entryId);
      if ((await countFiles(trx, entryId)) >= evidenceLimits.files) throw tooMany();
      const { id } = await trx
        .insertInto('creditEvidence')
        .values({ entryId, userId, assetId, createdAt: ctx.clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  } catch (error) {
    await discardLater(ctx.db, assetId);
    throw error;
  }
}

/** Removes a file from an activity. @throws 404 not the learner's */
export async function removeEvidence(
  ctx: Context,
  userId: string,
  entryId: string,
  id: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('creditEvidence')
      .where('id', '=', id)
      .where('entryId', '=', entryId)
      .where('userId', '=', userId)
      .returning('assetId')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await discardLater(trx, removed.assetId);
  });
}

/** Deletes the evidence of activities; jobs remove the files. Call it before the activities are deleted. */
export async function discardEvidence(trx: Trx, where: { userId: string; entryId?: string }): Promise<void> {
  const rows = await trx
    .deleteFrom('creditEvidence')
    .where('userId', '=', where.userId)
    .$if(where.entryId !== undefined, (query) => query.where('entryId', '=', where.entryId ?? ''))
    .returning('assetId')
    .execute();
  for (const { assetId } of rows) await discardLater(trx, assetId);
}

/** Which of these files are evidence of activities. */
export async function evidenceAmong(db: Db, assetIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('creditEvidence')
    .select('assetId')
    .where('assetId', 'in', assetIds)
    .execute();
  return rows.map(({ assetId }) => assetId);
}

/** Evidence is stored like receipts: reports a refused receipt as refused evidence, and rethrows other errors. */
function asWrongType(error: unknown): never {
  throw error instanceof RequestFailure && error.code === 'media.wrong_receipt' ? wrongType() : error;
}

async function requireEntry(db: Db, userId: string, id: string): Promise<void> {
  const entry = await db
    .selectFrom('creditEntries')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!entry) throw noEntry();
}

async function countFiles(db: Db, entryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('creditEvidence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entryId', '=', entryId)
    .executeTakeFirstOrThrow();
  return count;
}
