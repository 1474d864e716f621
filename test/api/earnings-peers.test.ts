import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Earnings } from '../../src/features/earnings/contract.ts';
import { releaseEarnings } from '../../src/features/ledger/index.server.ts';
import { reconcileOrders } from '../../src/features/payments/settlement/reconcile-orders.server.ts';
import { type OrderDesk, openOrderDesk } from '../factories/buying/order-desk.ts';
import { addAvailable, balancesOf, makePayee } from '../factories/buying/payees.ts';
import { type Purchase, startPurchase } from '../factories/buying/purchase.ts';
import { openShop, type Shop } from '../factories/buying/shop.ts';
import { makeCourse } from '../factories/courses.ts';
import { makePerson, type Person } from '../factories/people.ts';
import { request } from '../harness/request.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;
let instructor: Person;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
  p = await startPurchase(shop);
  const price = { priceCents: 9900, discountCents: 4900 };
  p.courseId = (await makeCourse(shop.ctx, { ...price, instructorId: instructor.id })).id;
});

const bought = async (): Promise<string> => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};
const refund = async (orderId: string) => {
  await desk.decide(orderId, 'refund', { reason: 'Agreed with support.' });
  await p.deliver();
};
const earnings = async () =>
  (await request<{ earnings: Earnings }>(shop, 'GET /earnings', { as: instructor })).body.earnings;
const inAMonth = () => ({
  ...shop.ctx,
  clock: () => new Date(shop.ctx.clock().getTime() + 31 * 24 * 3600_000),
});

/** Each of these rules prevents something that instructors on other marketplaces have complained about. */
describe('in an instructor’s earnings', () => {
  test('a refund lowers the balance by what the sale earned', async () => {
    const orderId = await bought();
    expect(await earnings()).toMatchObject({ held: 23.63, available: 0 });
    await refund(orderId);
    expect(await earnings()).toMatchObject({ held: 0, available: 0 });
    const other = await bought();
    await releaseEarnings(inAMonth());
    expect(await earnings()).toMatchObject({ held: 0, available: 23.63 });
    await refund(other);
    expect(await earnings()).toMatchObject({ held: 0, available: 0 });
  });

  test('a refund is subtracted once, however it is reported and however often', async () => {
    await bought();
    const { courseId } = p;
    p = await startPurchase(shop);
    p.courseId = courseId;
    const orderId = await bought();
    await desk.decide(orderId, 'refund', { reason: 'Agreed with support.' });
    await p.deliver();
    await shop.resend('charge.refunded', 20);
    await shop.runJobs();
    shop.advance(3 * 60_000);
    await reconcileOrders(shop.ctx);
    await p.deliver();
    expect(await earnings()).toMatchObject({ held: 23.63, available: 0, disputed: 0 });
  });

  test('a refund of held earnings leaves the available balance unchanged', async () => {
    const orderId = await bought();
    await addAvailable(shop.ctx, instructor.id, 1000);
    await refund(orderId);
    expect(await earnings()).toMatchObject({ held: 0, available: 10, paid: 0 });
  });

  test('more than the balance cannot be withdrawn in one request, in several simultaneous ones or after a refund', async () => {
    const payee = await makePayee(shop, { way: 'bank', cents: 10_000 });
    const ask = (amount: number) =>
      request<{ message: string }>(shop, 'POST /earnings/payouts', { as: payee, body: { amount } });
    const above = await ask(100.01);
    expect([above.status, above.body.message]).toEqual([422, 'You have $100.00 available.']);
    const answers = await Promise.all([ask(60), ask(60), ask(60)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 4000, drafted: 6000 });
    await addAvailable(shop.ctx, payee.id, -4000);
    expect((await ask(50)).status).toBe(409);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ drafted: 6000 });
  });

  test('each instructor of a bundle earns in proportion to list prices', async () => {
    const other = await makePerson(shop.ctx, { role: 'instructor' });
    const second = await makeCourse(shop.ctx, { priceCents: 9800, instructorId: other.id });
    const { id: bundleId } = await shop.ctx.db
      .insertInto('bundles')
      .values({
        ownerId: desk.admin.id,
        title: 'A route',
        slug: `route-${second.slug}`,
        priceCents: 9000,
        status: 'published',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.ctx.db
      .insertInto('bundleCourses')
      .values([p.courseId, second.id].map((courseId, index) => ({ bundleId, courseId, position: index + 1 })))
      .execute();
    await shop.ctx.db
      .insertInto('bundleConsents')
      .values([instructor.id, other.id].map((instructorId) => ({ instructorId })))
      .execute();
    const { body } = await request<{ url: string }>(shop, `POST /payment/bundles/${bundleId}/create-order`, {
      as: p.buyer,
      body: { paymentMethod: 'stripe' },
    });
    await shop.choose(body.url, 'pay');
    await p.deliver();
    const [first, last] = await Promise.all(
      [instructor, other].map(async ({ id }) => (await balancesOf(shop.ctx, id)).held ?? 0),
    );
    const fee = Math.ceil(9000 * 0.029) + 30;
    expect((first ?? 0) + (last ?? 0)).toBeGreaterThanOrEqual(Math.floor((9000 - fee) / 2) - 1);
    expect((last ?? 0) / (first ?? 1)).toBeCloseTo(98 / 99, 1);
  });
});
