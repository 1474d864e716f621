import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { fromJwk } from '@digitalbazaar/ed25519-multikey';
import fc from 'fast-check';
import { type CryptoKey, importJWK, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { isProven } from '../../../../test/factories/credentials.ts';
import { OpenBadge } from '../../../../test/factories/open-badges-schema.ts';
import { signBadge, signJwt } from '../signing/sign.server.ts';
import { type Award, addresses, badge } from './documents.ts';
import { identityHash } from './identity-hash.server.ts';

const appUrl = 'https://milepost.example';
const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: 'grapheme' }).filter((one) => one.trim() !== '');
const seconds = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
const hundredths = fc.integer({ min: 25, max: 6000 });

const exam = fc.record({ quizId: fc.uuid(), title: text(60), needed: fc.integer({ min: 1, max: 100 }) });
const credits = fc.record({
  pmi: fc.record({
    state: fc.constantFrom('claimed' as const, 'verified' as const),
    amount: hundredths,
    areas: fc.dictionary(fc.constantFrom('ways-of-working', 'power-skills', 'business-acumen'), hundredths),
    number: fc.option(text(20)),
    until: fc.constant(null),
  }),
});

const awards: fc.Arbitrary<Award> = fc
  .record({
    number: fc.stringMatching(/^MP-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
    course: fc.record({
      kind: fc.constantFrom('course' as const, 'bundle' as const),
      id: fc.uuid(),
      title: text(120),
      subtitle: fc.string({ maxLength: 200, unit: 'grapheme' }),
      minCompletionPercentage: fc.integer({ min: 1, max: 100 }),
      exams: fc.array(exam, { maxLength: 2 }),
      skills: fc.uniqueArray(text(60), { maxLength: 10 }),
      criteria: fc.string({ maxLength: 2000, unit: 'grapheme' }),
      credits: fc.option(credits),
    }),
    subject: fc.uuid(),
    salt: fc.stringMatching(/^[0-9a-f]{32}$/),
    email: fc.emailAddress(),
    awardedAt: seconds('2024-01-01', '2030-01-01'),
    validFrom: seconds('2024-01-01', '2030-01-01'),
    validUntil: fc.option(seconds('2030-01-01', '2040-01-01')),
    statusListId: fc.integer({ min: 1, max: 1000 }),
    statusIndex: fc.nat(131_071),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ email, percent, ...award }) => ({
    ...award,
    identityHash: identityHash(email, award.salt),
    results: award.course.exams.map(({ quizId }) => ({ quizId, percent })),
  }));

const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' }) as JWK;

test('200 random badges verify with independent code, in both proofs, and have the shape that Open Badges prescribes', async () => {
  const { issuer } = addresses(appUrl);
  const ed = generateKeyPairSync('ed25519');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { publicKeyMultibase } = await fromJwk({ jwk: jwkOf(ed.publicKey) });
  const id = `${issuer}#${publicKeyMultibase}`;
  const key = await fromJwk({ jwk: jwkOf(ed.privateKey), secretKey: true, id, controller: issuer });
  const rsaKey = (await importJWK(jwkOf(rsa.privateKey), 'RS256')) as CryptoKey;
  await fc.assert(
    fc.asyncProperty(awards, async (award) => {
      const unsigned = badge(appUrl, award);
      const signed = await signBadge(unsigned, key, award.validFrom);
      expect(await isProven(signed)).toBe(true);
      expect(OpenBadge.safeParse(signed).error?.issues).toBeUndefined();
      const [header = '', payload = '', signature = ''] = (
        await signJwt(unsigned, rsaKey, addresses(appUrl).key('kid'))
      ).split('.');
      const isSigned = verify(
        'RSA-SHA256',
        Buffer.from(`${header}.${payload}`),
        createPublicKey(rsa.publicKey.export({ format: 'pem', type: 'spki' })),
        Buffer.from(signature, 'base64url'),
      );
      expect(isSigned).toBe(true);
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ ...unsigned });
    }),
    { numRuns: 200, seed: 19 },
  );
}, 120_000);
