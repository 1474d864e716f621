import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdf } from '../../../../test/factories/buying/bank-purchase.ts';
import { publishBundle } from '../../../../test/factories/buying/bundle-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import { findDifferences } from '../../ledger/index.server.ts';
import type { Receipt } from '../contract.ts';

let shop: Shop;
let desk: OrderDesk;
let instructor: Person;
let buyer: Person;
let courses: string[];
let bundleId: string;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());
/** Three courses of 49, 99 and 50 dollars, together for 100. */
beforeEach(async () => {
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
  buyer = await makePerson(shop.ctx);
  courses = [];
  for (const priceCents of [4900, 9900, 5000])
    courses.push(
      (await makeCourse(shop.ctx, { instructorId: instructor.id, priceCents, discountCents: null })).id,
    );
  bundleId = await makeBundle({ title: 'The delivery route', price: 100, courses });
});

type Made = { code?: string; fields?: Record<string, string>; bundle: { _id: string; slug: string } };
const makeBundle = (body: object): Promise<string> => publishBundle(shop, instructor, body);
type Placed = { orderId: string; url?: string; enrolled?: boolean; code?: string; message: string };
const place = (body: object = {}, as = buyer) =>
  request<Placed>(shop, `POST /payment/bundles/${bundleId}/create-order`, {
    as,
    body: { paymentMethod: 'stripe', ...body },
  });
const deliver = async () => {
  await shop.releaseWebhooks();
  return (await shop.runJobs()).filter(({ to }) => to === buyer.email).map(({ subject }) => subject);
};
const bought = async (body: object = {}): Promise<string> => {
  const { body: placed } = await place(body);
  await shop.choose(placed.url ?? '', 'pay');
  await deliver();
  return placed.orderId;
};
const owned = () => Promise.all(courses.map((id) => isEnrolled(shop.ctx.db, buyer.id, id)));
const linesOf = async (orderId: string) =>
  (
    await shop.ctx.db
      .selectFrom('orderLines')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute()
  ).map(({ kind, listCents, totalCents, refundedCents }) => [kind, listCents, totalCents, refundedCents]);
const receiptOf = async (orderId: string) =>
  (await request<{ order: Receipt }>(shop, `GET /payment/orders/${orderId}`, { as: buyer })).body.order;
const enrol = (courseId: string) =>
  shop.ctx.db.insertInto('enrolments').values({ userId: buyer.id, courseId, orderId: null }).execute();
const ledgerOf = async (orderId: string) => {
  const { rows } = await shop.ctx.pool.query<{ position: number; total: string; held: string }>(
    `select position, total_cents as total, held_cents as held from ledger_sales where order_id = $1 order by position`,
    [orderId],
  );
  return rows.map(({ position, total, held }) => [position, Number(total), Number(held)]);
};

describe('buying a bundle', () => {
  test('one payment gives access to all courses and sends one email; each has an order line and ledger share', async () => {
    const { status, body } = await place({ amount: 100 });
    expect(status).toBe(200);
    expect(await owned()).toEqual([false, false, false]);
    await shop.choose(body.url ?? '', 'pay');
    expect(await deliver()).toEqual(['Your receipt for The delivery route']);
    expect(await owned()).toEqual([true, true, true]);
    expect(await linesOf(body.orderId)).toEqual([
      ['bundle', 4900, 2475, 0],
      ['bundle', 9900, 5000, 0],
      ['bundle', 5000, 2525, 0],
    ]);
    expect((await ledgerOf(body.orderId)).map(([, total]) => total)).toEqual([2475, 5000, 2525]);
    expect(await receiptOf(body.orderId)).toMatchObject({
      bundle: { title: 'The delivery route' },
      course: { _id: courses[0] },
      paymentInfo: { amount: 100, paymentStatus: 'completed' },
    });
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
    expect((await place()).body.code).toBe('payment.already_enrolled');
  });

  test.each(['paypal', 'paystack'] as const)(
    'a bundle can be bought with %s as well',
    async (paymentMethod) => {
      await bought({ paymentMethod });
      expect(await owned()).toEqual([true, true, true]);
    },
  );

  test('a bank transfer works once an administrator confirms it', async () => {
    const { body } = await place({ paymentMethod: 'bank' });
    await desk.decide(body.orderId, 'confirm');
    expect(await owned()).toEqual([true, true, true]);
    expect((await linesOf(body.orderId)).map(([, , total]) => total)).toEqual([2475, 5000, 2525]);
  });

  test('a bank transfer is not confirmed once the buyer has every course', async () => {
    const { body } = await place({ paymentMethod: 'bank' });
    for (const courseId of courses) await enrol(courseId);
    expect(await desk.decide(body.orderId, 'confirm')).toMatchObject({
      status: 409,
      body: {
        message:
          'This learner already has every course in the bundle. Send the money back and mark the transfer as refunded instead.',
      },
    });
  });

  test('buyers who own one of its courses pay less, and that course has no line', async () => {
    await enrol(courses[1] ?? '');
    expect((await place({ amount: 100 })).body).toMatchObject({ code: 'payment.amount_changed', amount: 50 });
    const orderId = await bought({ amount: 50 });
    expect((await linesOf(orderId)).map(([, list, total]) => [list, total])).toEqual([
      [4900, 2475],
      [5000, 2525],
    ]);
    expect(await owned()).toEqual([true, true, true]);
  });

  test('the instructor’s coupon is counted once, and earns them the higher share', async () => {
    const code = `BUN-${bundleId.slice(-8).toUpperCase()}`;
    const { db } = shop.ctx;
    await db
      .insertInto('coupons')
      .values({
        code,
        ownerId: instructor.id,
        scope: 'instructor',
        instructorId: instructor.id,
        percent: 10,
        maxUses: 1,
      })
      .execute();
    const orderId = await bought({ coupon: code, amount: 90 });
    expect((await linesOf(orderId)).reduce((sum, [, , total]) => sum + Number(total), 0)).toBe(9000);
    const coupon = await db.selectFrom('coupons').select('uses').where('code', '=', code).executeTakeFirst();
    expect(coupon?.uses).toBe(1);
    const lines = await db
      .selectFrom('orderLines')
      .select('attribution')
      .where('orderId', '=', orderId)
      .execute();
    expect(lines.every(({ attribution }) => attribution === 'instructor')).toBe(true);
    const other = await makePerson(shop.ctx);
    expect(await place({ coupon: code, amount: 90 }, other)).toMatchObject({
      status: 422,
      body: { message: 'This coupon has been used up.', amount: 100 },
    });
  });

  test('a coupon with a higher minimum is refused with a sentence that fits a bundle', async () => {
    const code = `MIN-${bundleId.slice(-8).toUpperCase()}`;
    const coupon = { code, ownerId: desk.admin.id, scope: 'all', percent: 10, minimumCents: 10_001 } as const;
    await shop.ctx.db.insertInto('coupons').values(coupon).execute();
    const { body } = await place({ coupon: code });
    expect(body.message).toBe('The price is below the minimum for this coupon.');
  });

  test('with a coupon for the full price there is nothing to pay', async () => {
    const code = `ALL-${bundleId.slice(-8).toUpperCase()}`;
    await shop.ctx.db
      .insertInto('coupons')
      .values({ code, ownerId: desk.admin.id, scope: 'all', percent: 100 })
      .execute();
    expect((await place({ coupon: code })).body.enrolled).toBe(true);
    expect(await deliver(), 'one email for all courses').toEqual(['You are enrolled: The delivery route']);
    expect(await owned()).toEqual([true, true, true]);
  });

  test('no payment is due once the buyer has got every course in another way', async () => {
    const { body: card } = await place();
    const { body: transfer } = await place({ paymentMethod: 'bank' });
    await enrol(courses[0] ?? '');
    expect(await receiptOf(card.orderId)).toMatchObject({ courseOwned: false });
    for (const courseId of courses.slice(1)) await enrol(courseId);
    for (const { orderId } of [card, transfer])
      expect(await receiptOf(orderId)).toMatchObject({ courseOwned: true });
    const verified = await request(shop, 'POST /payment/verify-payment', {
      as: buyer,
      body: { orderId: card.orderId, paymentMethod: 'stripe' },
    });
    const message = 'You already own every course in this bundle; nothing was charged for this order';
    expect(verified).toMatchObject({ status: 409, body: { reason: 'owned', message } });
    const form = new FormData();
    form.set('orderId', transfer.orderId);
    form.set('bank', 'ngn-local');
    form.set('file', new File([pdf()], 'receipt.pdf'));
    const uploaded = await request(shop, 'POST /payment/bank-confirmation', { as: buyer, form });
    expect(uploaded).toMatchObject({ status: 409, body: { code: 'payment.already_enrolled' } });
    expect(uploaded.body.message).toContain('You already own every course in this bundle');
  });

  test('a person who places several orders at the same time gets only one', async () => {
    const placed = await Promise.all([place(), place(), place()]);
    expect(new Set(placed.map(({ body }) => body.orderId)).size).toBe(1);
  });
});

describe('refunding a bundle', () => {
  test('a refund of one course returns its share: only that access ends, and the ledger takes back only that sale', async () => {
    const orderId = await bought();
    const { status, body } = await request<{ order: Receipt }>(
      shop,
      `POST /payment/orders/${orderId}/lines/2/refund`,
      { as: buyer, body: { reason: 'I know this part.' } },
    );
    expect([status, body.order.refundedAmount]).toEqual([200, 50]);
    expect((await linesOf(orderId)).map(([, , , refunded]) => refunded)).toEqual([0, 5000, 0]);
    expect(await owned()).toEqual([true, false, true]);
    expect((await ledgerOf(orderId)).map(([, , held]) => Number(held) > 0)).toEqual([true, false, true]);
    expect(await deliver()).toHaveLength(1);
    expect(body.order.lines.map(({ refund }) => refund?.state ?? null)).toEqual(['now', null, 'now']);
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
  });

  test('a partial refund by an administrator is spread over the lines; refunding the rest ends all access', async () => {
    const orderId = await bought();
    await desk.decide(orderId, 'refund', { amount: 20, reason: 'Agreed.' });
    expect((await linesOf(orderId)).map(([, , , refunded]) => refunded)).toEqual([495, 1000, 505]);
    expect(await owned()).toEqual([true, true, true]);
    await desk.decide(orderId, 'refund', { reason: 'The rest.' });
    expect(await owned()).toEqual([false, false, false]);
    expect((await ledgerOf(orderId)).map(([, , held]) => held)).toEqual([0, 0, 0]);
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
  });
});

describe('a bundle', () => {
  const save = (body: object, as = instructor) => request<Made>(shop, 'POST /bundles', { as, body });
  test.each([
    ['of one course', () => ({ courses: courses.slice(0, 1) })],
    ['with a course twice', () => ({ courses: [courses[0], courses[0]] })],
    ['of 21 courses', () => ({ courses: Array.from({ length: 21 }, () => crypto.randomUUID()) })],
    ['for nothing', () => ({ price: 0 })],
    ['for half a cent', () => ({ price: 10.005 })],
    ['without a title', () => ({ title: ' ' })],
  ])('a bundle %s is refused', async (_which, change) => {
    expect((await save({ title: 'A route', price: 50, courses, ...change() })).status).toBe(400);
  });

  test('a bundle that costs more than its courses, or next to nothing, or includes another instructor’s course, is refused', async () => {
    expect((await save({ title: 'A route', price: 198.01, courses })).body.code).toBe('bundle.too_dear');
    expect((await save({ title: 'A route', price: 0.01, courses })).body.code).toBe('bundle.too_cheap');
    const other = await makeCourse(shop.ctx);
    const mixed = { title: 'A route', price: 50, courses: [...courses, other.id] };
    expect((await save(mixed)).body.code).toBe('bundle.course_not_choosable');
  });

  test('an administrator’s bundle is refused until its instructors agree, and hidden once they withdraw', async () => {
    const body = { title: 'Our route', price: 50, courses };
    expect((await save(body, desk.admin)).body.code).toBe('bundle.course_not_choosable');
    const consent = (included: boolean) =>
      request(shop, 'PUT /bundles/consent', { as: instructor, body: { included } });
    await consent(true);
    const { body: made } = await save(body, desk.admin);
    const { _id } = made.bundle;
    await request(shop, `PATCH /bundles/${_id}/status`, { as: desk.admin, body: { status: 'published' } });
    expect((await request(shop, `GET /bundles/${made.bundle.slug}`)).status).toBe(200);
    await consent(false);
    expect((await request(shop, `GET /bundles/${made.bundle.slug}`)).status).toBe(404);
  });

  test('a bundle with a course that has left the catalogue is not shown or sold', async () => {
    await shop.ctx.db
      .updateTable('courses')
      .set({ isPublished: false })
      .where('id', '=', courses[0] ?? '')
      .execute();
    expect((await request(shop, `GET /bundles/${bundleId}`)).status).toBe(404);
    expect((await place()).status).toBe(404);
  });

  test('another instructor’s bundle cannot be changed', async () => {
    const other = await makePerson(shop.ctx, { role: 'instructor' });
    const { status } = await request(shop, `PATCH /bundles/${bundleId}/status`, {
      as: other,
      body: { status: 'archived' },
    });
    expect(status).toBe(404);
  });
});
