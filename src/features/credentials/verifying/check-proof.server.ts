import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import type { Context } from '../../../platform/context.ts';
import { addresses, issuerDocument } from '../issuing/documents.ts';
import { loadContext } from '../signing/contexts.server.ts';
import { compromised, embeddedKeys, publicJwk } from '../signing/keys.server.ts';
import { loadLibraries } from '../signing/load-libraries.server.ts';
import type { ReadBadge } from './read-badge.ts';

type Reading = Pick<Context, 'db' | 'settings'>;

/** A credential that is proven to be ours, or why it is not. */
type Proven = { credential: Record<string, unknown> } | { refused: 'foreign' | 'notProven' | 'compromised' };

/**
 * Verifies the proof with our own published keys. Nothing is fetched: a credential of another issuer, or one whose proof
 * names a key anywhere else, is refused.
 */
export const checkProof = (ctx: Reading, badge: ReadBadge): Promise<Proven> =>
  badge.kind === 'jwt' ? checkJwt(ctx, badge.jwt) : checkEmbedded(ctx, badge.credential);

const notProven: Proven = { refused: 'notProven' };

/** Only RS256, only the header members that we write, and only a key at one of our own URLs. */
async function checkJwt({ db, settings }: Reading, jwt: string): Promise<Proven> {
  try {
    const claimed = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
    if (!isOurs(settings.appUrl, claimed)) return { refused: 'foreign' };
    const { alg, kid = '', ...rest } = decodeProtectedHeader(jwt);
    const prefix = addresses(settings.appUrl).key('');
    const unexpected = Object.keys(rest).some((name) => name !== 'typ');
    if (alg !== 'RS256' || unexpected || !kid.startsWith(prefix)) return notProven;
    const jwk = await publicJwk(db, kid.slice(prefix.length));
    if (jwk === compromised) return { refused: 'compromised' };
    if (jwk?.alg !== 'RS256' || !hasCanonicalSignature(jwt)) return notProven;
    const { payload } = await compactVerify(jwt, await importJWK(jwk, 'RS256'), { algorithms: ['RS256'] });
    const { iss, jti, sub, nbf, exp, ...credential } = JSON.parse(new TextDecoder().decode(payload));
    const agrees =
      iss === credential.issuer?.id && jti === credential.id && sub === credential.credentialSubject?.id;
    return agrees ? { credential } : notProven;
  } catch {
    return notProven;
  }
}

/** Whether a signature is canonical base64url. Its last character has unused bits, so several decode to the same bytes. */
function hasCanonicalSignature(jwt: string): boolean {
  const signature = jwt.split('.')[2] ?? '';
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

async function checkEmbedded(
  { db, settings }: Reading,
  credential: Record<string, unknown>,
): Promise<Proven> {
  const { appUrl } = settings;
  if (!isOurs(appUrl, credential)) return { refused: 'foreign' };
  if (!isSmall(credential)) return notProven;
  // In badges issued before proofs became lists, the proof is a single object.
  const proofs: unknown[] = Array.isArray(credential.proof) ? credential.proof : [credential.proof];
  const [proof] = proofs;
  if (proofs.length !== 1 || typeof proof !== 'object' || proof === null) return notProven;
  const method = String((proof as Record<string, unknown>).verificationMethod);
  if ((await publicJwk(db, method.split('#')[1] ?? '')) === compromised) return { refused: 'compromised' };
  const keys = await embeddedKeys(db);
  const { DataIntegrityProof, cryptosuite, vc } = await loadLibraries();
  const result = await vc
    .verifyCredential({
      credential: structuredClone(credential),
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: ourDocuments(appUrl, keys),
      // An expired badge is still genuine. Its dates are compared afterwards.
      now: new Date(String(credential.validFrom)),
      // The badge's current state is checked afterwards.
      checkStatus: async () => ({ verified: true }),
    })
    .catch(() => ({ verified: false }));
  const { proof: _, ...proven } = credential;
  return result.verified ? { credential: proven } : notProven;
}

/** The maximum number of objects, lists and values: several times as many as a badge has. */
const mostParts = 1000;

/**
 * Whether a document is about as small as our badges and has a context only at its root. Anyone can submit one, and
 * canonicalising it takes quadratic time: a crafted document could block the process for minutes.
 */
function isSmall(credential: Record<string, unknown>): boolean {
  const left: unknown[] = [credential];
  for (let parts = 1; left.length > 0; parts += 1) {
    const part = left.pop();
    if (parts > mostParts) return false;
    if (typeof part !== 'object' || part === null) continue;
    if (part !== credential && '@context' in part) return false;
    for (const inner of Object.values(part)) left.push(inner);
  }
  return true;
}

/** The contexts, our own issuer document and its keys; anything else does not exist. */
function ourDocuments(appUrl: string, keys: string[]) {
  const { issuer } = addresses(appUrl);
  return async (url: string) => {
    if (url === issuer) return { contextUrl: null, documentUrl: url, document: issuerDocument(appUrl, keys) };
    const key = keys.find((multibase) => url === `${issuer}#${multibase}`);
    if (!key) return loadContext(url);
    const document = {
      '@context': 'https://w3id.org/security/multikey/v1',
      id: url,
      type: 'Multikey',
      controller: issuer,
      publicKeyMultibase: key,
    };
    return { contextUrl: null, documentUrl: url, document };
  };
}

function isOurs(appUrl: string, credential: Record<string, unknown>): boolean {
  const issuer = credential.issuer as { id?: unknown } | string | undefined;
  const id = typeof issuer === 'object' && issuer !== null ? issuer.id : issuer;
  return id === addresses(appUrl).issuer;
}
