import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type Kind, retireCompromised, type SigningKeys, signingKeys } from '../signing/keys.server.ts';
import { signBadge, signJwt } from '../signing/sign.server.ts';
import { signStatusListJob } from '../status/status-lists.server.ts';
import { addresses, type Badge } from './documents.ts';

/** Signs the next credentials again after a key was compromised. */
export const signAgainJob = { name: 'sign_credentials_again', payload: z.object({ kid: z.string() }) };

/**
 * Marks a key as compromised, replaces it if it was in use, and starts the jobs that sign every credential again and,
 * for a key of embedded proofs, every status list. Badges signed by the old key are refused from now on.
 * @returns whether it was marked; false if it is unknown or was already marked
 */
export async function compromiseKey(ctx: Context, kid: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const kind = await retireCompromised(ctx, trx, kid);
    if (!kind) return false;
    const { total } = await trx
      .selectFrom('credentials')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('document', 'is not', null)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('credentialResignings')
      .values({ kid, total: Number(total), startedAt: ctx.clock() })
      .execute();
    if (kind === 'ed25519') await signListsAgain(trx);
    await addJob(trx, signAgainJob, { kid }, { key: `sign_credentials_again:${kid}` });
    const subject = { type: 'credential_key', id: kid } as const;
    await audit(trx, null, 'credential_key.compromised', subject, { kind, credentials: Number(total) });
    return true;
  });
}

async function signListsAgain(trx: Trx): Promise<void> {
  const lists = await trx.selectFrom('credentialStatusLists').select('id').execute();
  for (const { id } of lists) await addJob(trx, signStatusListJob, { id }, { key: `sign_status_list:${id}` });
}

/**
 * How many badges are signed in one transaction: few, so that a crash repeats little and a revocation waits only
 * briefly.
 */
const batchSize = 50;

/**
 * Signs the next credentials again, in the order of their numbers, and adds the job for those that follow. Their
 * content and dates stay. The job continues where it was interrupted, and two workers never sign the same credentials.
 */
export async function signAgain(ctx: Context, kid: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const run = await lockUnfinished(trx, kid);
    if (!run) return;
    const rows = await nextOf(trx, run.lastNumber);
    const keys = await signingKeys(ctx, trx);
    for (const { number, document } of rows) {
      const signed = await signWith(ctx, keys, run.kind, document ?? '');
      await trx.updateTable('credentials').set(signed).where('number', '=', number).execute();
    }
    const isOver = rows.length < batchSize;
    await trx
      .updateTable('credentialResignings')
      .set((row) => ({
        done: row('done', '+', rows.length),
        lastNumber: rows.at(-1)?.number ?? run.lastNumber,
        finishedAt: isOver ? ctx.clock() : null,
      }))
      .where('kid', '=', kid)
      .execute();
    if (!isOver) await addJob(trx, signAgainJob, { kid }, { key: `sign_credentials_again:${kid}` });
  });
}

const lockUnfinished = (trx: Trx, kid: string) =>
  trx
    .selectFrom('credentialResignings as r')
    .innerJoin('credentialKeys as k', 'k.kid', 'r.kid')
    .select(['r.lastNumber', 'k.kind'])
    .where('r.kid', '=', kid)
    .where('r.finishedAt', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();

const nextOf = (trx: Trx, lastNumber: string) =>
  trx
    .selectFrom('credentials')
    .select(['number', 'document'])
    .where('number', '>', lastNumber)
    .where('document', 'is not', null)
    .orderBy('number')
    .limit(batchSize)
    .forUpdate()
    .execute();

/** Signs a credential again with the key of this kind. The proof of the other kind stays. */
async function signWith(
  ctx: Context,
  keys: SigningKeys,
  kind: Kind,
  document: string,
): Promise<{ document: string } | { jwt: string }> {
  const { proof: _, ...unsigned } = JSON.parse(document) as Badge & { proof: unknown };
  if (kind === 'ed25519')
    return { document: JSON.stringify(await signBadge(unsigned, keys.ed25519, ctx.clock())) };
  return { jwt: await signJwt(unsigned, keys.rsa, addresses(ctx.settings.appUrl).key(keys.rsaKid)) };
}
