import { createHash, createPublicKey, randomInt, verify } from 'node:crypto';
import jsonld from 'jsonld';
import { loadContext } from '../../src/features/credentials/signing/contexts.server.ts';
import { request } from '../harness/request.ts';
import type { TestProduct } from '../harness/test-product.ts';
import { completeLectures, makeEnrolment } from './enrolments.ts';
import { makePerson, type Person } from './people.ts';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Multibase `z…` as bytes, decoded independently of the product's code. */
function fromBase58(text: string): Buffer {
  if (!text.startsWith('z')) throw new Error('not base58');
  const digits = text.slice(1);
  const value = [...digits].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n);
  const hex = value.toString(16);
  // The number loses leading zero bytes: each is written as a leading 1.
  const zeros = Buffer.alloc(/^1*/.exec(digits)?.[0].length ?? 0);
  return Buffer.concat([zeros, Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]);
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest();
const canonical = (document: object) =>
  jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    safe: true,
  });

/** Whether an embedded proof is valid, checked with only canonical RDF and node:crypto. Malformed input is not. */
export async function isProven(signed: Record<string, unknown>): Promise<boolean> {
  try {
    const { proof: proofs, ...document } = signed;
    const [proof, another] = [proofs].flat() as [Record<string, string>?, unknown?];
    if (!proof || another) return false;
    const { proofValue = '', ...options } = proof;
    const hashes = await Promise.all(
      [{ '@context': document['@context' as never], ...options }, document].map(async (part) =>
        sha256(await canonical(part)),
      ),
    );
    const multikey = fromBase58(options.verificationMethod?.split('#')[1] ?? '');
    const key = createPublicKey({
      format: 'jwk',
      key: { kty: 'OKP', crv: 'Ed25519', x: multikey.subarray(2).toString('base64url') },
    });
    return verify(null, Buffer.concat(hashes), key, fromBase58(proofValue));
  } catch {
    return false;
  }
}

/** The text with one letter or digit replaced by another one. */
export function withOneCharacterChanged(text: string): string {
  for (;;) {
    const at = randomInt(text.length);
    const now = text[at] ?? '';
    const other = 'abcdefghijkmnpqrstuvwxyz23456789'[randomInt(32)] ?? '';
    if (/[a-zA-Z0-9]/.test(now) && now !== other) return text.slice(0, at) + other + text.slice(at + 1);
  }
}

/** Text parsed as JSON; an empty object if it is not JSON. */
export function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A learner's approved certificate with its badge. */
export async function awardBadge(product: TestProduct, admin: Person, course?: Record<string, unknown>) {
  const learner = await makePerson(product.ctx);
  const { course: made } = await makeEnrolment(product.ctx, { learner });
  if (course) await product.ctx.db.updateTable('courses').set(course).where('id', '=', made.id).execute();
  await completeLectures(product.ctx, learner.id, made, 3);
  const { body } = await request<{ certificate: { _id: string; number: string } }>(
    product,
    `POST /certificates/${made.id}/request`,
    { as: learner },
  );
  const { _id: id, number } = body.certificate;
  await request(product, `PUT /certificates/admin/${id}/approve`, { as: admin });
  await product.runJobs();
  return { learner, course: made, id, number };
}
