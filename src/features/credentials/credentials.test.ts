import { gunzipSync } from 'node:zlib';
import { compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedLog, withBrokenRows } from '../../../test/factories/broken-row.ts';
import { isProven, parsed, sha256, withOneCharacterChanged } from '../../../test/factories/credentials.ts';
import { completeLectures, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { issueLater, issueMissing } from './issuing/issue-credential.server.ts';
import type { SignedBadge } from './signing/sign.server.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

type Issued = SignedBadge;

const appUrl = 'http://localhost:3000';
const get = (path: string, headers: Record<string, string> = {}) =>
  product.app.request(new URL(path, appUrl).href, { headers });
const credentialOf = async (number: string) =>
  (await (await get(`/credentials/${number}.json`)).json()) as Issued;
const jwtOf = async (number: string) => (await get(`/credentials/${number}.jwt`)).text();
const decide = (id: string, action: 'approve' | 'revoke') =>
  request(product, `PUT /certificates/admin/${id}/${action}`, { as: admin });

async function requested() {
  const learner = await makePerson(product.ctx, { name: 'Ada Lovelace' });
  const { course } = await makeEnrolment(product.ctx, { learner });
  await completeLectures(product.ctx, learner.id, course, 3);
  const { body } = await request<{ certificate: { _id: string; number: string } }>(
    product,
    `POST /certificates/${course.id}/request`,
    { as: learner },
  );
  const { _id: id, number } = body.certificate;
  return { learner, course, id, number };
}

async function approved() {
  const certificate = await requested();
  await decide(certificate.id, 'approve');
  await product.runJobs();
  return certificate;
}

/** Verifies a JWT strictly: RS256 only, and a key of this issuer only. */
async function verifyJwt(jwt: string) {
  return compactVerify(
    jwt,
    async ({ kid }) => {
      if (!kid?.startsWith(`${appUrl}/credentials/keys/`)) throw new Error('foreign key');
      return importJWK(await (await get(kid)).json(), 'RS256');
    },
    { algorithms: ['RS256'] },
  );
}

/** The bit of a credential in its published list. */
async function isRevoked({ credentialStatus: entry }: Issued): Promise<boolean> {
  const list = await (await get(entry.statusListCredential)).json();
  expect(await isProven(list)).toBe(true);
  expect(list.credentialSubject.statusPurpose).toBe(entry.statusPurpose);
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBe(131_072);
  const index = Number(entry.statusListIndex);
  return ((bits[Math.floor(index / 8)] ?? 0) & (1 << (7 - (index % 8)))) !== 0;
}

describe('approving a certificate', () => {
  test('issues a badge that says what was achieved, but not by whom', async () => {
    const { learner, course, number } = await approved();
    const response = await get(`/credentials/${number}.json`);
    expect(response.headers.get('content-type')).toBe('application/vc+ld+json');
    const text = await response.text();
    const credential = JSON.parse(text) as Issued;
    expect(credential['@context']).toEqual([
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ]);
    expect(credential).toMatchObject({
      id: `${appUrl}/credentials/${number}.json`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: `${appUrl}/credentials/issuer`, type: ['Profile'], name: 'Milepost' },
      credentialSubject: {
        id: expect.stringMatching(/^urn:uuid:/),
        achievement: {
          name: course.title,
          achievementType: 'Course',
          criteria: { narrative: expect.any(String) },
        },
      },
      proof: [{ cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' }],
    });
    const [identity] = credential.credentialSubject.identifier;
    expect(identity?.identityHash).toBe(
      `sha256$${sha256(learner.email.toLowerCase() + identity?.salt).toString('hex')}`,
    );
    expect(text).not.toContain(learner.email);
    expect(text).not.toContain('Lovelace');
  });

  test('signs it with an embedded proof whose key the issuer publishes', async () => {
    const { number } = await approved();
    const credential = await credentialOf(number);
    expect(await isProven(credential)).toBe(true);
    const issuer = await (await get('/credentials/issuer')).json();
    expect(credential.proof[0]?.verificationMethod?.split('#')[0]).toBe(issuer.id);
    expect(issuer.assertionMethod.map(({ id }: { id: string }) => id)).toContain(
      credential.proof[0]?.verificationMethod,
    );
  });

  test('signs the same credential as a JWT', async () => {
    const { number } = await approved();
    const jwt = await jwtOf(number);
    const { payload, protectedHeader } = await verifyJwt(jwt);
    const { proof: _, ...credential } = await credentialOf(number);
    expect(Object.keys(protectedHeader).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(JSON.parse(Buffer.from(payload).toString())).toEqual({
      ...credential,
      iss: credential.issuer.id,
      jti: credential.id,
      sub: credential.credentialSubject.id,
      nbf: Date.parse(credential.validFrom) / 1000,
    });
  });

  test('publishes public keys only, one per URL', async () => {
    await approved();
    const keys = await product.ctx.db.selectFrom('credentialKeys').selectAll().execute();
    expect(keys.map(({ kind }) => kind).sort()).toEqual(['ed25519', 'rsa']);
    for (const { kid, kind, sealedPrivate } of keys) {
      const jwk = await (await get(`/credentials/keys/${kid}`)).json();
      expect(Object.keys(jwk).sort()).toEqual(
        (kind === 'rsa'
          ? ['alg', 'e', 'kid', 'kty', 'n', 'use']
          : ['alg', 'crv', 'kid', 'kty', 'use', 'x']
        ).sort(),
      );
      expect(sealedPrivate).not.toContain('"d"');
    }
  });

  test('issues one credential if done twice, or in a job that runs again', async () => {
    const { number } = await approved();
    const before = await credentialOf(number);
    await product.ctx.db.transaction().execute((trx) => issueLater(trx, number));
    await product.runJobs();
    expect(await credentialOf(number)).toEqual(before);
  });
});

describe('a changed credential', () => {
  test('is refused whichever byte was changed, with an embedded proof and as a JWT', async () => {
    const { number } = await approved();
    const text = JSON.stringify(await credentialOf(number));
    const jwt = await jwtOf(number);
    for (let round = 0; round < 100; round += 1) {
      const changed = withOneCharacterChanged(text);
      expect(await isProven(parsed(changed)), changed).toBe(false);
    }
    for (let round = 0; round < 400; round += 1) {
      // The last character of a part may have unused bits, so one of the others is changed.
      const [header = '', payload = '', signature = ''] = jwt.split('.');
      const changed = [
        header,
        withOneCharacterChanged(payload.slice(0, -1)) + payload.slice(-1),
        signature,
      ].join('.');
      await expect(verifyJwt(changed)).rejects.toThrow();
    }
  });

  test('is refused with another algorithm or key', async () => {
    const { number } = await approved();
    const [header = '', payload = '', signature = ''] = (await jwtOf(number)).split('.');
    const known = JSON.parse(Buffer.from(header, 'base64url').toString());
    for (const change of [
      { alg: 'none' },
      { alg: 'HS256' },
      { alg: 'ES384' },
      { kid: 'https://elsewhere.example/key' },
      { kid: undefined },
    ]) {
      const forged = Buffer.from(JSON.stringify({ ...known, ...change })).toString('base64url');
      await expect(verifyJwt([forged, payload, signature].join('.'))).rejects.toThrow();
    }
  });
});

describe('revoking a certificate', () => {
  test('shows in the signed status list, for this credential alone', async () => {
    const [one, other] = [await approved(), await approved()];
    expect(await isRevoked(await credentialOf(one.number))).toBe(false);
    await decide(one.id, 'revoke');
    await product.runJobs();
    expect(await isRevoked(await credentialOf(one.number))).toBe(true);
    expect(await isRevoked(await credentialOf(other.number))).toBe(false);
  });

  test('prevents its credential from being issued if that has not happened yet', async () => {
    const { id, number } = await requested();
    await decide(id, 'approve');
    await decide(id, 'revoke');
    await product.runJobs();
    expect((await get(`/credentials/${number}.json`)).status).toBe(404);
  });

  test('lets a new approval issue the same id, later, in a new place in the list', async () => {
    const { id, number } = await approved();
    const first = await credentialOf(number);
    await decide(id, 'revoke');
    await decide(id, 'approve');
    await product.runJobs();
    const second = await credentialOf(number);
    expect(second).toMatchObject({ id: first.id, awardedDate: first.awardedDate });
    expect(Date.parse(second.validFrom)).toBeGreaterThan(Date.parse(first.validFrom));
    expect(second.credentialStatus.statusListIndex).not.toBe(first.credentialStatus.statusListIndex);
    expect([await isRevoked(first), await isRevoked(second)]).toEqual([true, false]);
    expect(await isProven(second)).toBe(true);
  });
});

test('deleting the learner withdraws the credential and keeps nothing about them', async () => {
  const { learner, number } = await approved();
  const credential = await credentialOf(number);
  expect((await request(product, `DELETE /admin/users/${learner.id}`, { as: admin })).status).toBe(200);
  await product.runJobs();
  for (const extension of ['json', 'jwt']) {
    const gone = await get(`/credentials/${number}.${extension}`);
    expect([gone.status, await gone.text()]).toEqual([410, 'This credential has been withdrawn.\n']);
  }
  expect(await request(product, `GET /certificates/verify/${number.toLowerCase()}`)).toMatchObject({
    status: 410,
    body: { code: 'certificate.withdrawn', message: 'This certificate has been withdrawn.' },
  });
  expect(await isRevoked(credential)).toBe(true);
  const row = await product.ctx.db
    .selectFrom('credentials')
    .selectAll()
    .where('number', '=', number)
    .execute();
  expect(row).toMatchObject([{ userId: null, document: null, jwt: null }]);
});

test('certificates approved before credentials existed get theirs, even when one of them fails', async () => {
  const [good, bad] = [await approved(), await approved()];
  const { db } = product.ctx;
  await db.deleteFrom('credentials').where('number', 'in', [good.number, bad.number]).execute();
  const { log, records } = recordedLog();
  await withBrokenRows(db, { table: 'credentials', when: `new.number = '${bad.number}'` }, () =>
    issueMissing({ ...product.ctx, log }),
  );
  expect(records[1]).toMatchObject({ msg: 'could not issue a credential', item: bad.number });
  expect(await isProven(await credentialOf(good.number))).toBe(true);
});

test('a key sealed with another secret is retired, and what it signed stays verifiable', async () => {
  const first = await credentialOf((await approved()).number);
  await product.ctx.db
    .updateTable('credentialKeys')
    .set({ sealedPrivate: 'x'.repeat(80) })
    .execute();
  const second = await credentialOf((await approved()).number);
  expect(second.proof[0]?.verificationMethod).not.toBe(first.proof[0]?.verificationMethod);
  const issuer = await (await get('/credentials/issuer')).json();
  const ids = issuer.assertionMethod.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([first.proof[0]?.verificationMethod, second.proof[0]?.verificationMethod]),
  );
});

describe('the published documents', () => {
  test('are readable from any origin, without cookies', async () => {
    const { number } = await approved();
    for (const path of ['issuer', 'status/1', `${number}.json`, `${number}.jwt`]) {
      const response = await get(`/credentials/${path}`, { origin: 'https://verifier.example' });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  test.each([
    'MP-0000-0000.json',
    'status/99',
    'keys/unknown',
    'achievements/00000000-0000-4000-8000-000000000000',
  ])('%s, which does not exist, is 404', async (path) => {
    expect((await get(`/credentials/${path}`)).status).toBe(404);
  });
});
