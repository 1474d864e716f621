import { generateKeyPair as generate } from 'node:crypto';
import { promisify } from 'node:util';
import { fromJwk, type KeyPair } from '@digitalbazaar/ed25519-multikey';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/crypto/sealing.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addresses } from '../issuing/documents.ts';

const generateKeyPair = promisify(generate);
const sealingKey = (ctx: Pick<Context, 'keyFor'>) => ctx.keyFor('credential keys');

export type SigningKeys = { ed25519: KeyPair; rsa: CryptoKey; rsaKid: string };
export type Kind = 'ed25519' | 'rsa';

/** Transactions that sign share this lock; one that declares a key compromised holds it exclusively. */
const keysLock = sql`hashtextextended('credential keys', 0)`;

/**
 * The current signing keys, created on the first call. A key that was sealed with another application secret is
 * retired: what it has signed remains verifiable, and a new key signs from now on.
 */
export async function signingKeys(ctx: Context, trx: Db): Promise<SigningKeys> {
  await sql`select pg_advisory_xact_lock_shared(${keysLock})`.execute(trx);
  const { issuer } = addresses(ctx.settings.appUrl);
  const ed = await currentKey(ctx, trx, 'ed25519');
  const rsa = await currentKey(ctx, trx, 'rsa');
  const ed25519 = await fromJwk({
    jwk: ed.jwk,
    secretKey: true,
    id: `${issuer}#${ed.kid}`,
    controller: issuer,
  });
  return { ed25519, rsa: (await importJWK(rsa.jwk, 'RS256')) as CryptoKey, rsaKid: rsa.kid };
}

async function currentKey(ctx: Context, trx: Db, kind: Kind): Promise<{ kid: string; jwk: JWK }> {
  const row = await findCurrent(trx, kind);
  const jwk = row && open(ctx, row.sealedPrivate);
  if (row && jwk) return { kid: row.kid, jwk };
  if (row) {
    ctx.log.warn({ kid: row.kid }, 'credential key retired: it was sealed with another application secret');
    await trx
      .updateTable('credentialKeys')
      .set({ retiredAt: ctx.clock() })
      .where('kid', '=', row.kid)
      .where('retiredAt', 'is', null)
      .execute();
  }
  return makeKey(ctx, trx, kind);
}

const findCurrent = (db: Db, kind: Kind) =>
  db
    .selectFrom('credentialKeys')
    .select(['kid', 'sealedPrivate'])
    .where('kind', '=', kind)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();

function open(ctx: Context, sealed: string): JWK | undefined {
  try {
    return JSON.parse(unseal(sealingKey(ctx), sealed));
  } catch {
    return undefined;
  }
}

/** Makes a key. If two processes make the first key at the same time, one succeeds, and both use that key. */
async function makeKey(ctx: Context, trx: Db, kind: Kind): Promise<{ kid: string; jwk: JWK }> {
  const pair = await (kind === 'rsa'
    ? generateKeyPair('rsa', { modulusLength: 2048 })
    : generateKeyPair('ed25519'));
  const jwk = pair.privateKey.export({ format: 'jwk' }) as JWK;
  const publicJwk = pair.publicKey.export({ format: 'jwk' }) as JWK;
  const kid =
    kind === 'rsa'
      ? await calculateJwkThumbprint(publicJwk)
      : (await fromJwk({ jwk: publicJwk })).publicKeyMultibase;
  const added = await trx
    .insertInto('credentialKeys')
    .values({
      kid,
      kind,
      publicJwk: JSON.stringify(publicJwk),
      sealedPrivate: seal(sealingKey(ctx), JSON.stringify(jwk)),
      createdAt: ctx.clock(),
    })
    .onConflict((conflict) => conflict.column('kind').where('retiredAt', 'is', null).doNothing())
    .returning('kid')
    .executeTakeFirst();
  return added ? { kid, jwk } : currentKey(ctx, trx, kind);
}

/** A key that was declared compromised: nothing that it has signed is genuine. */
export const compromised = Symbol('compromised');

/** The public members of a key, `compromised` if it was, or undefined if there is none with this id. */
export async function publicJwk(db: Db, kid: string): Promise<JWK | typeof compromised | undefined> {
  const row = await db
    .selectFrom('credentialKeys')
    .select(['kind', 'publicJwk', 'compromisedAt'])
    .where('kid', '=', kid)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.compromisedAt) return compromised;
  const alg = row.kind === 'rsa' ? 'RS256' : 'EdDSA';
  return { ...(row.publicJwk as JWK), kid, use: 'sig', alg };
}

/** The public keys of embedded proofs in multibase, oldest first, without compromised ones. */
export async function embeddedKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('credentialKeys')
    .select('kid')
    .where('kind', '=', 'ed25519')
    .where('compromisedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ kid }) => kid);
}

/** Every key, newest first. */
export const allSigningKeys = (db: Db) =>
  db
    .selectFrom('credentialKeys as k')
    .leftJoin('credentialResignings as r', 'r.kid', 'k.kid')
    .select(['k.kid', 'k.kind', 'k.createdAt', 'k.retiredAt', 'k.compromisedAt'])
    .select(['r.done', 'r.total', 'r.finishedAt'])
    .orderBy('k.createdAt', 'desc')
    .orderBy('k.kid')
    .execute();

export type KeyInfo = Awaited<ReturnType<typeof allSigningKeys>>[number];

/**
 * Marks a key as compromised and makes another one if it was in use. Waits until no other transaction signs, so that
 * nothing signed by this key is stored afterwards.
 * @returns its kind; undefined if it is unknown or was already marked
 */
export async function retireCompromised(ctx: Context, trx: Db, kid: string): Promise<Kind | undefined> {
  await sql`select pg_advisory_xact_lock(${keysLock})`.execute(trx);
  const now = ctx.clock();
  const marked = await trx
    .updateTable('credentialKeys')
    .set((row) => ({ compromisedAt: now, retiredAt: row.fn.coalesce('retiredAt', row.val(now)) }))
    .where('kid', '=', kid)
    .where('compromisedAt', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  if (!marked) return undefined;
  await currentKey(ctx, trx, marked.kind);
  return marked.kind;
}
