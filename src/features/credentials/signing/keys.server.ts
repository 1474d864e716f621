import { generateKeyPair as generate } from 'node:crypto';
import { promisify } from 'node:util';
import { fromJwk, type KeyPair } from '@digitalbazaar/ed25519-multikey';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import type { Context } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/crypto/sealing.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addresses } from '../documents.ts';

const generateKeyPair = promisify(generate);
const sealingKey = (ctx: Pick<Context, 'keyFor'>) => ctx.keyFor('credential keys');

export type SigningKeys = { ed25519: KeyPair; rsa: CryptoKey; rsaKid: string };
type Kind = 'ed25519' | 'rsa';

/**
 * The keys that sign now. The first caller makes them. A key that was sealed with another application secret is
 * retired: what it has signed remains verifiable, and a new key signs from now on.
 */
export async function signingKeys(ctx: Context, trx: Db): Promise<SigningKeys> {
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

/** Of two processes that make the first key at once, one succeeds and both use it. */
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

/** The public members of a key, or undefined if there is none with this id. */
export async function publicJwk(db: Db, kid: string): Promise<JWK | undefined> {
  const row = await db
    .selectFrom('credentialKeys')
    .select(['kind', 'publicJwk'])
    .where('kid', '=', kid)
    .executeTakeFirst();
  if (!row) return undefined;
  const alg = row.kind === 'rsa' ? 'RS256' : 'EdDSA';
  return { ...(row.publicJwk as JWK), kid, use: 'sig', alg };
}

/** The public keys of embedded proofs in multibase, oldest first. */
export async function embeddedKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('credentialKeys')
    .select('kid')
    .where('kind', '=', 'ed25519')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ kid }) => kid);
}
