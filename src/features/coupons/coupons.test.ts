import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createLimiter } from '../../platform/http/security/limiter.ts';
import type { Coupon, Offer } from './contract.ts';

let product: TestProduct;
let owner: Person;
let other: Person;
let admin: Person;
let course: MadeCourse;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await makePerson(product.ctx, { role: 'instructor', name: 'Olive Owner' });
  other = await makePerson(product.ctx, { role: 'instructor' });
  course = await makeCourse(product.ctx, { instructorId: owner.id, priceCents: 9900, discountCents: 4900 });
});

type Created = {
  coupon: { code: string; batch: string; count: number };
  fields?: Record<string, string>;
};
const create = (body: object, as = owner) =>
  request<Created>(product, 'POST /coupons', {
    as,
    body: { scope: 'course', courseId: course.id, percent: 20, ...body },
  });
const list = async (query = '', as = owner) =>
  (await request<{ coupons: Coupon[]; total: number }>(product, `GET /coupons?${query}`, { as })).body;
const offer = (code: string, as?: Person) =>
  request<{ offer: Offer; reason: string; message: string }>(
    product,
    `GET /courses/${course.id}/offer?coupon=${encodeURIComponent(code)}`,
    as ? { as } : {},
  );

describe('creating', () => {
  test('an instructor’s coupon appears in the list and lowers the price', async () => {
    const { body } = await create({ code: 'launch-20' });
    expect(body).toMatchObject({ success: true, coupon: { code: 'LAUNCH-20', count: 1 } });
    expect((await list()).coupons).toMatchObject([
      { code: 'LAUNCH-20', percent: 20, amount: null, uses: 0, revenue: 0, state: 'active' },
    ]);
    expect((await offer('Launch-20')).body.offer).toEqual({
      code: 'LAUNCH-20',
      price: 49,
      originalPrice: 49,
      amount: 39.2,
      endsAt: null,
    });
  });

  test('codes that are asked for twice are made once, also at the same time', async () => {
    const batch = randomUUID();
    const both = await Promise.all([1, 2].map(() => create({ batch, count: 3 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const percent of [20, 30])
      expect(await create({ batch, count: 3, percent })).toMatchObject({
        status: 409,
        body: { code: 'coupon.exists' },
      });
    expect((await list()).total).toBe(3);
  });

  test('a note is one line without invisible characters', async () => {
    expect((await create({ note: '  Spring\u0007\toffer ' })).status).toBe(200);
    expect((await list()).coupons[0]?.note).toBe('Spring offer');
    const message = 'Please use one line of plain text, without control characters.';
    for (const note of ['two\nlines', 'NUL\0', '\u202ereffo']) {
      const { status, body } = await create({ note });
      expect([status, body.fields]).toEqual([400, { note: message }]);
    }
  });

  test('a random code is used when none is entered', async () => {
    expect((await create({})).body.coupon.code).toMatch(/^[2-9A-Z]{8}$/);
  });

  test('500 single-use codes are made in one request, exported as CSV, and count as one coupon', async () => {
    const { body } = await create({ count: 500, code: 'EVENT' });
    expect(body.coupon.count).toBe(500);
    const own = await list(`batch=${body.coupon.batch}&limit=100`);
    expect(own.total).toBe(500);
    expect(own.coupons.every(({ code, maxUses }) => code.startsWith('EVENT-') && maxUses === 1)).toBe(true);
    const csv = await request<string>(product, `GET /coupons.csv?batch=${body.coupon.batch}`, { as: owner });
    expect(String(csv.body).trim().split('\n')).toHaveLength(501);
    expect((await create({})).status).toBe(200);
  });

  test.each<[string, object, string]>([
    ['0 %', { percent: 0 }, 'percent'],
    ['101 %', { percent: 101 }, 'percent'],
    ['33.333 %', { percent: 33.333 }, 'percent'],
    ['both a percentage and an amount', { amount: 5 }, 'percent'],
    ['an amount of nothing', { percent: undefined, amount: 0 }, 'amount'],
    ['a short code', { code: 'ABC' }, 'code'],
    ['a look-alike code', { code: 'LАUNCH' }, 'code'],
    [
      'a window that ends before it starts',
      { startsAt: '2027-02-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
      'endsAt',
    ],
    ['501 codes', { count: 501 }, 'count'],
    ['no course', { courseId: undefined }, 'courseId'],
    ['no category', { scope: 'category', courseId: undefined }, 'category'],
    ['several codes that begin with 24 characters', { count: 2, code: 'A'.repeat(24) }, 'code'],
    ['no use at all', { maxUses: 0 }, 'maxUses'],
  ])('is refused with %s, next to the field', async (_what, body, field) => {
    const refused = await create(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
    expect((await list()).total).toBe(0);
  });

  test('is refused for a code that someone else uses', async () => {
    await create({ code: 'TAKEN-1' });
    const refused = await create({ code: 'taken-1' }, admin);
    expect(refused.status).toBe(409);
    expect(refused.body.fields).toHaveProperty('code');
  });

  test('instructors make coupons for their own courses only, administrators for any scope', async () => {
    expect((await create({}, other)).status).toBe(403);
    expect((await create({ scope: 'all', courseId: undefined })).status).toBe(403);
    expect(
      (await create({ scope: 'category', courseId: undefined, category: 'Risk Management' })).status,
    ).toBe(403);
    expect((await create({ scope: 'all', courseId: undefined }, admin)).status).toBe(200);
    const theirs = { scope: 'instructor', courseId: undefined };
    expect((await create({ ...theirs, instructorId: owner.id }, admin)).status).toBe(200);
    for (const instructorId of [undefined, 'nobody', admin.id]) {
      const { status, body } = await create({ ...theirs, instructorId }, admin);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([403, ['instructorId']]);
    }
    await create({ ...theirs, instructorId: other.id });
    expect((await list()).coupons).toMatchObject([{ scope: 'instructor', appliesTo: 'Olive Owner' }]);
  });

  test('at most ten can be active for a course, even when two are created at the same time', async () => {
    for (let made = 0; made < 9; made += 1) await create({});
    const both = await Promise.all([create({}), create({})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first] = (await list()).coupons;
    const switchTo = (isActive: boolean) =>
      request(product, `PATCH /coupons/${first?._id}`, { as: owner, body: { isActive } });
    expect((await switchTo(false)).status).toBe(200);
    expect((await create({})).status).toBe(200);
    expect((await switchTo(true)).status).toBe(409);
  });
});

test('a code can be switched on again when the others made with it are among the ten active coupons', async () => {
  const { batch } = (await create({ count: 2 })).body.coupon;
  for (let made = 0; made < 9; made += 1) expect((await create({})).status).toBe(200);
  const [code] = (await list(`batch=${batch}`)).coupons;
  const switchTo = (isActive: boolean) =>
    request(product, `PATCH /coupons/${code?._id}`, { as: owner, body: { isActive } });
  expect((await switchTo(false)).status).toBe(200);
  expect((await switchTo(true)).status).toBe(200);
});

describe('switching off', () => {
  test('takes effect once when two people do it at the same time', async () => {
    await create({ code: 'ONCE' });
    const id = (await list()).coupons[0]?._id ?? '';
    const off = (as: Person) => request(product, `PATCH /coupons/${id}`, { as, body: { isActive: false } });
    await Promise.all([owner, admin, owner, admin].map(off));
    const { rows } = await product.ctx.pool.query('select action from audit_log where subject_id = $1', [id]);
    expect(rows.filter(({ action }) => action === 'coupon.switched_off')).toHaveLength(1);
  });

  test('makes the code invalid, and switching on again makes it valid', async () => {
    await create({ code: 'SWITCH' });
    const [coupon] = (await list()).coupons;
    const change = (isActive: boolean, as = owner) =>
      request(product, `PATCH /coupons/${coupon?._id}`, { as, body: { isActive } });
    expect((await change(false, other)).status).toBe(404);
    await change(false);
    expect(await offer('SWITCH')).toMatchObject({
      status: 422,
      body: { reason: 'inactive', message: 'This coupon is no longer valid.' },
    });
    expect((await list('state=off')).total).toBe(1);
    await change(true, admin);
    expect((await offer('SWITCH')).status).toBe(200);
  });
});

describe('an offer', () => {
  test('is refused with the reason', async () => {
    await create({ code: 'GONE', endsAt: '2020-01-01T00:00:00Z' });
    await create({ code: 'SOON', startsAt: '2099-01-01T00:00:00Z' });
    await create({ code: 'DEAR', minimum: 60 });
    for (const [code, reason] of [
      ['GONE', 'ended'],
      ['SOON', 'early'],
      ['DEAR', 'minimum'],
      ['NEVER-MADE', 'unknown'],
      ['not a code', 'unknown'],
    ] as const)
      expect(await offer(code)).toMatchObject({ status: 422, body: { reason } });
    const elsewhere = await makeCourse(product.ctx);
    await create({ code: 'ELSE', courseId: elsewhere.id }, admin);
    expect((await offer('ELSE')).body.reason).toBe('otherCourse');
  });

  test('attempts with codes that do not exist are limited; others are not counted', async () => {
    const limited = await createTestProduct();
    limited.ctx.limiter = createLimiter(limited.ctx.pool);
    try {
      const learner = await makePerson(limited.ctx);
      const sold = await makeCourse(limited.ctx, { priceCents: 4900 });
      const ask = async (code: string) =>
        (await request(limited, `GET /courses/${sold.id}/offer?coupon=${code}`, { as: learner })).status;
      const body = {
        code: 'GONE',
        scope: 'course',
        courseId: sold.id,
        percent: 20,
        endsAt: '2020-01-01T00:00:00Z',
      };
      await request(limited, 'POST /coupons', { as: await makePerson(limited.ctx, { role: 'admin' }), body });
      for (let click = 0; click < 40; click += 1) expect(await ask('GONE')).toBe(422);
      const statuses = [];
      for (let guess = 0; guess < 31; guess += 1) statuses.push(await ask(`GUESS-${guess}`));
      expect(statuses.filter((status) => status === 422)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test('attempts by accounts without a confirmed email count together', async () => {
    const limited = await createTestProduct();
    limited.ctx.limiter = createLimiter(limited.ctx.pool);
    try {
      const sold = await makeCourse(limited.ctx, { priceCents: 4900 });
      const statuses = [];
      for (let guess = 0; guess < 31; guess += 1) {
        const as = guess % 10 === 0 ? await makePerson(limited.ctx, { verified: false }) : undefined;
        const offer = await request(limited, `GET /courses/${sold.id}/offer?coupon=GUESS-${guess}`, { as });
        statuses.push(offer.status);
      }
      expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
    } finally {
      await limited.close();
    }
  });
});
