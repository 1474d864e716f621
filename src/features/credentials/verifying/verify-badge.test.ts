import { generateKeyPairSync } from 'node:crypto';
import { CompactSign, SignJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../../../test/factories/courses.ts';
import { withOneCharacterChanged } from '../../../../test/factories/credentials.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { VerifiedBadge } from '../contract.ts';
import { bakePng } from '../images/png-chunk.ts';
import { badgeSvg } from '../images/svg-badge.ts';
import { badgesContext } from '../issuing/documents.ts';
import { withdrawCredentials } from '../issuing/revoke-credentials.server.ts';

let product: TestProduct;
let admin: Person;
let badge: Awaited<ReturnType<typeof award>>;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
  badge = await award();
});
afterAll(() => product.close());

const fetched = (number: string, extension: string) =>
  product.app.request(`http://localhost:3000/credentials/${number}.${extension}`);

/** A learner's approved certificate with its badge in all forms. */
async function award() {
  const learner = await makePerson(product.ctx);
  const { course } = await makeEnrolment(product.ctx, { learner });
  return { learner, course, ...(await awarded(learner, course)) };
}

async function awarded(learner: Person, course: MadeCourse) {
  await completeLectures(product.ctx, learner.id, course, 3);
  const { body } = await request<{ certificate: { _id: string; number: string } }>(
    product,
    `POST /certificates/${course.id}/request`,
    { as: learner },
  );
  const { _id: id, number } = body.certificate;
  await request(product, `PUT /certificates/admin/${id}/approve`, { as: admin });
  await product.runJobs();
  const json = await (await fetched(number, 'json')).text();
  const jwt = await (await fetched(number, 'jwt')).text();
  return { id, number, json, jwt };
}

type Verified = { badge?: VerifiedBadge; message: string; code: string };
const verify = async (body: object) => {
  const response = await request<Verified>(product, 'POST /credentials/verify', { body });
  return { status: response.status, ...response.body };
};
const verifyFile = (file: Buffer | string) => verify({ file: Buffer.from(file).toString('base64') });

describe('a genuine badge', () => {
  test('is verified by its JSON, its JWT and its certificate number', async () => {
    for (const text of [badge.json, ` ${badge.jwt}\n`, badge.number.toLowerCase()]) {
      expect(await verify({ text })).toMatchObject({
        status: 200,
        badge: { number: badge.number, name: badge.course.title, issuer: 'Milepost', state: 'valid' },
      });
    }
  });

  test('is verified with a single proof outside a list, as in earlier badges, but not with two', async () => {
    const { proof, ...unsigned } = JSON.parse(badge.json) as { proof: object[] };
    const withProof = (one: unknown) => verify({ text: JSON.stringify({ ...unsigned, proof: one }) });
    expect(await withProof(proof[0])).toMatchObject({ status: 200, badge: { state: 'valid' } });
    for (const other of [[...proof, ...proof], [], [null], 'proof'])
      expect(await withProof(other)).toMatchObject({ status: 422, code: 'credential.not_proven' });
  });

  test('is verified by its PNG, an image with one uncompressed chunk', async () => {
    const response = await fetched(badge.number, 'png');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const png = Buffer.from(await response.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
    expect(png.toString('latin1').split('iTXtopenbadgecredential\0\0\0\0\0')).toHaveLength(2);
    expect(await verifyFile(png)).toMatchObject({ status: 200, badge: { state: 'valid' } });
  });

  test('is verified by its SVG, in which nothing runs when it is opened', async () => {
    const response = await fetched(badge.number, 'svg');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const svg = await response.text();
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
    expect(await verifyFile(svg)).toMatchObject({ status: 200, badge: { state: 'valid' } });
  });

  test('is verified for its recipient, without naming them', async () => {
    const { learner, json } = badge;
    const of = async (email: string) => (await verify({ text: json, email })).badge?.isRecipient;
    expect(await of(learner.email.toUpperCase())).toBe(true);
    expect(await of('someone@example.com')).toBe(false);
    expect((await verify({ text: json })).badge?.isRecipient).toBeNull();
  });
});

test('a revoked badge is genuine but not valid, even in an earlier copy; a new approval does not revive the copy', async () => {
  const { id, number, json } = await award();
  await request(product, `PUT /certificates/admin/${id}/revoke`, { as: admin });
  expect((await verify({ text: json })).badge?.state).toBe('revoked');
  expect((await verify({ text: number })).badge?.state).toBe('revoked');
  await request(product, `PUT /certificates/admin/${id}/approve`, { as: admin });
  await product.runJobs();
  // A badge is valid from a whole second after the previous one.
  product.advance(2000);
  expect((await verify({ text: number })).badge?.state).toBe('valid');
  expect((await verify({ text: json })).badge?.state).toBe('revoked');
});

test('a badge of which we have no record is not verified', async () => {
  const { number, json } = await award();
  await product.ctx.db.deleteFrom('credentials').where('number', '=', number).execute();
  expect(await verify({ text: json })).toMatchObject({ status: 422, code: 'credential.not_proven' });
});

test('a badge that its holder has withdrawn is no longer shown', async () => {
  const { number, json, learner } = await award();
  await product.ctx.db
    .transaction()
    .execute((trx) => withdrawCredentials(trx, learner.id, product.ctx.clock()));
  for (const text of [json, number])
    expect(await verify({ text })).toMatchObject({ status: 404, code: 'credential.withdrawn' });
});

test('500 single-byte changes to the JSON and the JWT are all refused', async () => {
  for (let round = 0; round < 250; round += 1) {
    expect((await verify({ text: withOneCharacterChanged(badge.json) })).status).toBe(422);
    expect((await verify({ text: withOneCharacterChanged(badge.jwt) })).status).toBe(422);
  }
}, 120_000);

describe('verifying refuses', () => {
  const payload = () => JSON.parse(Buffer.from(badge.jwt.split('.')[1] ?? '', 'base64url').toString());
  const header = () => JSON.parse(Buffer.from(badge.jwt.split('.')[0] ?? '', 'base64url').toString());
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  test('tokens of another algorithm or key', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(payload()));
    const { kid } = header();
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
    const forged = [
      `${encoded({ alg: 'none', kid })}.${encoded(payload())}.AA`,
      await new CompactSign(bytes).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(kid.repeat(2))),
      await new CompactSign(bytes).setProtectedHeader({ alg: 'ES384', kid }).sign(ec),
      await new CompactSign(bytes).setProtectedHeader({ alg: 'RS256', kid }).sign(rsa),
      await new CompactSign(bytes)
        .setProtectedHeader({ alg: 'RS256', kid: 'https://evil.example/key' })
        .sign(rsa),
      await new CompactSign(bytes)
        .setProtectedHeader({ alg: 'RS256', kid: `http://${new URL(kid).host}/x` })
        .sign(rsa),
      await new SignJWT(payload())
        .setProtectedHeader({ alg: 'RS256', jwk: rsa.export({ format: 'jwk' }) as never })
        .sign(rsa),
    ];
    for (const text of forged)
      expect(await verify({ text })).toMatchObject({ status: 422, code: 'credential.not_proven' });
  });

  test('tokens whose signature is not canonical base64url', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const next = alphabet[alphabet.indexOf(badge.jwt.at(-1) ?? '') + 1];
    const other = badge.jwt.slice(0, -1) + next;
    expect(await verify({ text: other })).toMatchObject({ status: 422, code: 'credential.not_proven' });
  });

  test('badges of other issuers, without fetching anything', async () => {
    const foreign = JSON.stringify({
      ...JSON.parse(badge.json),
      issuer: { id: 'https://badges.example/issuer', type: ['Profile'], name: 'Milepost' },
    });
    expect(await verify({ text: foreign })).toMatchObject({ status: 422, code: 'credential.foreign' });
  });

  test('an unknown context', async () => {
    const credential = JSON.parse(badge.json);
    credential['@context'].push('https://evil.example/context.json');
    expect((await verify({ text: JSON.stringify(credential) })).status).toBe(422);
  });

  test.each([
    ['100,000 objects', `"result":[${'{},'.repeat(99_999)}{}]`],
    ['lists in lists, 20,000 deep', `"result":${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a context in a part, even one that changes nothing', `"@context":"${badgesContext}"`],
  ])('copies with %s, without canonicalising them', async (_what, added) => {
    const text = badge.json.replace(/"credentialSubject":\s*\{/, `$&${added},`);
    expect(await verify({ text })).toMatchObject({ status: 422, code: 'credential.not_proven' });
  });

  test('images with no badge or with two, and copies whose badge was lost', async () => {
    const png = Buffer.from(await (await fetched(badge.number, 'png')).arrayBuffer());
    const copy = await sharp(png).png().toBuffer();
    expect((await verifyFile(copy)).message).toContain('doesn’t contain a badge');
    expect((await verifyFile(bakePng(png, badge.json))).message).toContain('several badges');
    expect((await verifyFile(png.subarray(0, 2000))).status).toBe(422);
    expect((await verifyFile(badgeSvg('Empty'))).message).toContain('doesn’t contain a badge');
  });

  test('SVGs with a document type or a script, which are never opened', async () => {
    const svg = badgeSvg('A badge', badge.json);
    const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`;
    expect((await verifyFile(entity)).message).toContain('document type');
    for (const bad of ['<script>alert(1)</script>', '<svg:script/>', '<g onload="alert(1)"/>'])
      expect((await verifyFile(svg.replace('</svg>', `${bad}</svg>`))).message).toContain('script');
    expect((await verifyFile(svg.replace('</svg>', '</sv>'))).message).toContain('damaged');
  });

  test.each([
    ['tags without an end', `<svg>${'<'.repeat(90_000)}`],
    ['sections without an end', `<svg>${'<![CDATA['.repeat(10_000)}`],
    ['many tags in tags', `<svg>${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}</svg>`],
  ])('damaged SVGs with %s, in a short time', async (_what, svg) => {
    const { status, message } = await verifyFile(svg);
    expect([status, message]).toEqual([422, 'This SVG is damaged.']);
  });

  test('an SVG that is much larger than a badge, which is never opened', async () => {
    const svg = badgeSvg('A badge', badge.json);
    expect(svg.length).toBeLessThan(20_000);
    const padded = svg.replace('</svg>', `${'<g/>'.repeat(200_000)}</svg>`);
    const { status, message } = await verifyFile(padded);
    expect([status, message]).toEqual([422, 'This SVG is much larger than a badge. We haven’t opened it.']);
  });

  test('anything that isn’t a badge, or is too large, empty or unknown', async () => {
    expect((await verify({ text: 'A badge of honour' })).message).toContain('This is not a badge');
    expect((await verify({ text: '[]' })).status).toBe(422);
    expect((await verify({})).message).toContain('Choose a file');
    expect(await verify({ text: 'MP-2222-2222' })).toMatchObject({ status: 404, code: 'credential.unknown' });
    expect((await verify({ text: 'a'.repeat(1_000_001) })).status).toBe(400);
    expect((await verify({ file: 'not base64!' })).status).toBe(400);
  });
});

test('a badge contains its skills and its expiry date, and is genuine but expired after that date', async () => {
  const learner = await makePerson(product.ctx);
  const { course } = await makeEnrolment(product.ctx, { learner });
  const details = { skills: ['Scoring risks'], criteria: 'Pass the exam.', certificateMonths: 12 };
  await product.ctx.db.updateTable('courses').set(details).where('id', '=', course.id).execute();
  const { number, json, jwt } = await awarded(learner, course);
  expect(JSON.parse(json)).toMatchObject({
    credentialSubject: { achievement: { tag: details.skills, criteria: { narrative: details.criteria } } },
  });
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.exp).toBe(Date.parse(claims.validUntil) / 1000);
  const { badge: now } = await verify({ text: json });
  expect(now).toMatchObject({ state: 'valid', validUntil: claims.validUntil });
  product.advance(366 * 86_400_000);
  for (const text of [json, jwt, number])
    expect(await verify({ text })).toMatchObject({ status: 200, badge: { state: 'expired' } });
  const page = await request<{ certificate: { state: string; skills: string[] } }>(
    product,
    `GET /certificates/verify/${number}`,
  );
  expect(page.body.certificate).toMatchObject({ state: 'expired', skills: details.skills });
});
