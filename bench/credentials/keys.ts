import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { fromJwk, type KeyPair } from '@digitalbazaar/ed25519-multikey';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import type { Pool } from 'pg';

type Keys = { ed25519: KeyPair; rsa: CryptoKey; rsaKid: string; remove: () => Promise<void> };

/** Creates keys for the benchmark and stores them as retired, so that verifiers find them and the product keeps its own. */
export async function makeKeys(pool: Pool, issuer: string): Promise<Keys> {
  const ed = pairOf(generateKeyPairSync('ed25519'));
  const rsa = pairOf(generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const edKid = (await fromJwk({ jwk: ed.open })).publicKeyMultibase;
  const rsaKid = await calculateJwkThumbprint(rsa.open);
  const add = (kid: string, kind: string, jwk: JWK) =>
    pool.query(
      `insert into credential_keys (kid, kind, public_jwk, sealed_private, created_at, retired_at)
       values ($1, $2, $3, '', now(), now())`,
      [kid, kind, jwk],
    );
  await add(edKid, 'ed25519', ed.open);
  await add(rsaKid, 'rsa', rsa.open);
  return {
    ed25519: await fromJwk({ jwk: ed.secret, secretKey: true, id: `${issuer}#${edKid}`, controller: issuer }),
    rsa: (await importJWK(rsa.secret, 'RS256')) as CryptoKey,
    rsaKid,
    remove: async () => {
      await pool.query('delete from credential_keys where kid = any($1)', [[edKid, rsaKid]]);
    },
  };
}

const pairOf = ({ publicKey, privateKey }: Record<'publicKey' | 'privateKey', KeyObject>) => ({
  open: publicKey.export({ format: 'jwk' }) as JWK,
  secret: privateKey.export({ format: 'jwk' }) as JWK,
});
