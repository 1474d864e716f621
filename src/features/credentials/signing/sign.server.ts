import type { KeyPair } from '@digitalbazaar/ed25519-multikey';
import { type CryptoKey, SignJWT } from 'jose';
import type { Badge, SignedList } from '../issuing/documents.ts';
import { loadContext } from './contexts.server.ts';
import { loadLibraries } from './load-libraries.server.ts';

export type SignedBadge = Badge & { proof: Record<string, string>[] };

/**
 * The credential with an embedded `eddsa-rdfc-2022` proof.
 * @throws Error for a property that its contexts do not define
 */
export async function signEmbedded(
  credential: Badge | SignedList | Record<string, unknown>,
  key: KeyPair,
  created: Date,
  documentLoader = loadContext,
): Promise<Record<string, unknown>> {
  const { DataIntegrityProof, cryptosuite, vc } = await loadLibraries();
  return vc.issue({
    credential: structuredClone(credential),
    suite: new DataIntegrityProof({ signer: key.signer(), cryptosuite, date: created }),
    documentLoader,
    now: created,
  });
}

/** A badge with an embedded proof. The JSON schema of Open Badges requires a list of proofs, even for a single one. */
export async function signBadge(unsigned: Badge, key: KeyPair, created: Date): Promise<SignedBadge> {
  const { proof } = await signEmbedded(unsigned, key, created);
  return { ...unsigned, proof: [proof as Record<string, string>] };
}

/** The credential as a compact RS256 JWT. @param kid the URL at which the public key is published */
export const signJwt = (credential: Badge, key: CryptoKey, kid: string): Promise<string> =>
  new SignJWT({
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Math.floor(Date.parse(credential.validFrom) / 1000),
    ...(credential.validUntil && { exp: Math.floor(Date.parse(credential.validUntil) / 1000) }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(key);
