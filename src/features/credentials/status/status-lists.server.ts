import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { statusListCredential } from '../issuing/documents.ts';
import { type SigningKeys, signingKeys } from '../signing/keys.server.ts';
import { signEmbedded } from '../signing/sign.server.ts';
import { drawIndex, emptyBits, fullAt, withBit } from './status-bits.ts';

/** Signs a status list again after one of its bits has changed. */
export const signStatusListJob = { name: 'sign_status_list', payload: z.object({ id: z.number().int() }) };

/** Takes an unused random index of a list that has room, in the caller's transaction. Starts a list if none has. */
export async function takeIndex(
  ctx: Context,
  trx: Trx,
  keys: SigningKeys,
): Promise<{ statusListId: number; statusIndex: number }> {
  const list = (await findRoom(trx)) ?? (await startList(ctx, trx, keys));
  const statusIndex = drawIndex(list.taken, (below) => randomInt(below));
  await trx
    .updateTable('credentialStatusLists')
    .set((row) => ({ taken: withBit(list.taken, statusIndex), takenCount: row('takenCount', '+', 1) }))
    .where('id', '=', list.id)
    .execute();
  return { statusListId: list.id, statusIndex };
}

const findRoom = (trx: Trx) =>
  trx
    .selectFrom('credentialStatusLists')
    .select(['id', 'taken'])
    .where('takenCount', '<', fullAt)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

async function startList(ctx: Context, trx: Trx, keys: SigningKeys): Promise<{ id: number; taken: Buffer }> {
  const bits = Buffer.from(emptyBits());
  const { id } = await trx
    .insertInto('credentialStatusLists')
    .values({ revoked: bits, taken: bits })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeSigned(ctx, trx, keys, id, bits);
  return { id, taken: bits };
}

/** Sets the bits of these entries in the caller's transaction. A job then signs their lists. */
export async function setRevoked(
  trx: Trx,
  entries: { statusListId: number; statusIndex: number }[],
): Promise<void> {
  for (const { statusListId: id, statusIndex } of entries) {
    const { revoked } = await lockList(trx, id);
    await trx
      .updateTable('credentialStatusLists')
      .set({ revoked: withBit(revoked, statusIndex) })
      .where('id', '=', id)
      .execute();
    await addJob(trx, signStatusListJob, { id }, { key: `sign_status_list:${id}` });
  }
}

const lockList = (trx: Trx, id: number) =>
  trx
    .selectFrom('credentialStatusLists')
    .select('revoked')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Signs a list with its current bits. */
export const signStatusList = (ctx: Context, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const keys = await signingKeys(ctx, trx);
    const { revoked } = await lockList(trx, id);
    await storeSigned(ctx, trx, keys, id, revoked);
  });

async function storeSigned(ctx: Context, trx: Trx, keys: SigningKeys, id: number, bits: Uint8Array) {
  const now = ctx.clock();
  const encoded = `u${(await promisify(gzip)(bits)).toString('base64url')}`;
  const unsigned = statusListCredential(ctx.settings.appUrl, id, encoded, now);
  const document = JSON.stringify(await signEmbedded(unsigned, keys.ed25519, now));
  await trx
    .updateTable('credentialStatusLists')
    .set({ document, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The signed list, or undefined if there is none with this id. */
export async function signedList(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentialStatusLists')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document ?? undefined;
}
