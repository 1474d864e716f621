import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchase, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { Receipt } from '../contract.ts';
import { reconcileOrders } from '../settlement/reconcile-orders.server.ts';

let shop: Shop;
let p: Purchase;
let admin: Person;
let codes = 0;

beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

/** Creates a coupon that applies to all courses and returns its code. */
async function coupon(terms: object = {}): Promise<string> {
  codes += 1;
  const body = { code: `CODE-${codes}`, scope: 'all', percent: 50, ...terms };
  expect((await request(shop, 'POST /coupons', { as: admin, body })).status).toBe(200);
  return body.code;
}

/** The coupon's counter, and the states of its uses. */
async function couponUsesOf(code: string) {
  const { id, uses } = await shop.ctx.db
    .selectFrom('coupons')
    .select(['id', 'uses'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const rows = await shop.ctx.db
    .selectFrom('couponUses')
    .select('state')
    .where('couponId', '=', id)
    .execute();
  return { uses, states: rows.map(({ state }) => state).sort() };
}

const receiptOf = async (orderId: string) =>
  (await request<{ order: Receipt }>(shop, `GET /payment/orders/${orderId}`, { as: p.buyer })).body.order;

describe('buying with a coupon', () => {
  test('charges the lower price, uses the coupon once paid, and shows it on the receipt', async () => {
    const code = await coupon();
    const { body } = await p.place({ coupon: code.toLowerCase(), amount: 24.5 });
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['held'] });
    await shop.choose(body.url, 'pay');
    expect((await p.verify(body.orderId)).body.order.paymentInfo).toMatchObject({ amount: 24.5 });
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['used'] });
    expect((await receiptOf(body.orderId)).lines).toEqual([
      expect.objectContaining({ listPrice: 99, discount: 74.5, total: 24.5, coupon: code }),
    ]);
  });

  test('an order at a price the buyer has not seen is refused with the new one', async () => {
    const refused = await p.place({ coupon: await coupon(), amount: 49 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment.amount_changed', amount: 24.5 } });
    expect(await p.count('orders')).toBe(0);
  });

  test('a coupon for the full price enrols without a payment', async () => {
    const code = await coupon({ percent: 100 });
    const { body } = await p.place({ coupon: code, paymentMethod: undefined });
    expect(body).toMatchObject({ enrolled: true });
    expect(await p.hasAccess()).toBe(true);
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['used'] });
  });

  test('several orders for one purchase take one use', async () => {
    const code = await coupon({ maxUses: 1 });
    const first = await p.place({ coupon: code });
    expect((await p.place({ coupon: code })).body.orderId).toBe(first.body.orderId);
    expect((await p.place({ coupon: code, paymentMethod: 'paypal' })).status).toBe(200);
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['held'] });
  });

  test('the orders with and without the coupon are different', async () => {
    const code = await coupon({ percent: 100, amount: undefined });
    await p.place();
    await p.place({ coupon: code, paymentMethod: undefined });
    expect(await p.count('orders')).toBe(2);
  });

  test('gives the use back when the last open order is cancelled', async () => {
    const code = await coupon({ maxUses: 1 });
    const [one, two] = [
      await p.place({ coupon: code }),
      await p.place({ coupon: code, paymentMethod: 'bank' }),
    ];
    const cancel = (id: string) => request(shop, `POST /payment/orders/${id}/cancel`, { as: p.buyer });
    await cancel(one.body.orderId);
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['held'] });
    await cancel(two.body.orderId);
    expect(await couponUsesOf(code)).toEqual({ uses: 0, states: ['released'] });
    expect((await p.place({ coupon: code })).status).toBe(200);
  });

  test('gives the use back when the payment fails, and when the order expires', async () => {
    const code = await coupon({ maxUses: 1 });
    const failing = await p.place({ coupon: code });
    await shop.choose(failing.body.url, 'later');
    await shop.choose(failing.body.url, 'fail');
    await p.deliver();
    expect((await p.orderNow(failing.body.orderId)).failureReason).toBe('declined');
    expect(await couponUsesOf(code)).toEqual({ uses: 0, states: ['released'] });
    const abandoned = await p.place({ coupon: code });
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['held', 'released'] });
    shop.advance(25 * 3600_000);
    await reconcileOrders(shop.ctx);
    expect((await p.orderNow(abandoned.body.orderId)).failureReason).toBe('expired');
    expect(await couponUsesOf(code)).toEqual({ uses: 0, states: ['released', 'released'] });
  });

  test('a payment that arrives after its order has expired still counts as a use', async () => {
    p = await startPurchase(shop, 'paystack');
    const code = await coupon({ maxUses: 1 });
    const { orderId, url } = (await p.place({ coupon: code })).body;
    shop.advance(25 * 3600_000);
    await reconcileOrders(shop.ctx);
    expect(await couponUsesOf(code)).toEqual({ uses: 0, states: ['released'] });
    await shop.choose(url, 'pay');
    await p.deliver();
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['released', 'used'] });
  });

  test('a second payment for the same purchase, which is refunded, does not count as another use', async () => {
    const code = await coupon({ maxUses: 2, oncePerPerson: false });
    const first = await p.place({ coupon: code });
    const second = await p.place({ coupon: code, paymentMethod: 'paystack' });
    for (const { body } of [first, second]) {
      await shop.choose(body.url, 'pay');
      await p.deliver();
    }
    await p.deliver();
    expect((await p.orderNow(second.body.orderId)).status).toBe('refunded');
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['used'] });
  });

  test('a coupon cannot be used twice by one buyer, even for another course or at the same moment', async () => {
    const code = await coupon();
    const elsewhere = await makeCourse(shop.ctx, { priceCents: 4900 });
    const [here, there] = await Promise.all([
      p.place({ coupon: code }),
      p.place({ coupon: code, courseId: elsewhere.id }),
    ]);
    expect([here.status, there.status].sort()).toEqual([200, 422]);
    const unpaid =
      'You have an unpaid order with this coupon. Cancel that order under “Orders”, then use the coupon here.';
    expect([here, there].find(({ status }) => status === 422)?.body).toMatchObject({
      amount: 49,
      reason: 'held',
      message: unpaid,
    });
    expect(await couponUsesOf(code)).toEqual({ uses: 1, states: ['held'] });

    const [first, other] = here.status === 200 ? [here, elsewhere.id] : [there, p.courseId];
    const again = () => p.place({ coupon: code, courseId: other });
    expect((await again()).body).toMatchObject({ reason: 'held' });
    await request(shop, `POST /payment/orders/${first.body.orderId}/cancel`, { as: p.buyer });
    const second = await again();
    expect(second.status).toBe(200);
    await shop.choose(second.body.url, 'pay');
    await p.verify(second.body.orderId);
    expect(
      (await p.place({ coupon: code, courseId: here.status === 200 ? p.courseId : elsewhere.id })).body,
    ).toMatchObject({
      reason: 'used',
    });
  });

  test('when two buyers take the last use of a free coupon at the same time, one is refused and told the price without it', async () => {
    const code = await coupon({ percent: 100, maxUses: 1 });
    const other = await startPurchase(shop);
    const takes = [p, other].map((buyer) => buyer.place({ coupon: code, paymentMethod: undefined }));
    const [taken, refused] = (await Promise.all(takes)).sort((one, two) => one.status - two.status);
    expect(taken?.body).toMatchObject({ enrolled: true });
    expect(refused).toMatchObject({ status: 422, body: { reason: 'exhausted', amount: 49 } });
  });

  test('a first-purchase coupon can be used in only one of several open checkouts', async () => {
    const code = await coupon({ firstPurchase: true, oncePerPerson: false });
    const elsewhere = await makeCourse(shop.ctx, { priceCents: 4900 });
    const placed = await Promise.all([
      p.place({ coupon: code }),
      p.place({ coupon: code, courseId: elsewhere.id }),
    ]);
    expect(placed.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await p.place({ coupon: code, courseId: elsewhere.id })).body).toMatchObject(
      placed[0].status === 200 ? { reason: 'held' } : { orderId: placed[1].body.orderId },
    );
  });

  test('nobody can use up a coupon with orders they do not pay for', async () => {
    const code = await coupon({ oncePerPerson: false, maxUses: 10 });
    const courses = await Promise.all(
      Array.from({ length: 6 }, () => makeCourse(shop.ctx, { priceCents: 4900 })),
    );
    const orders: string[] = [];
    for (const { id } of courses.slice(0, 5)) {
      const { status, body } = await p.place({ coupon: code, courseId: id, paymentMethod: 'bank' });
      expect(status).toBe(200);
      orders.push(body.orderId);
    }
    const another = () => p.place({ coupon: code, courseId: courses[5]?.id, paymentMethod: 'bank' });
    expect(await another()).toMatchObject({ status: 422, body: { reason: 'held' } });
    await request(shop, `POST /payment/orders/${orders[0]}/cancel`, { as: p.buyer });
    expect((await another()).status).toBe(200);
    expect((await couponUsesOf(code)).uses).toBe(5);
  });

  test('a buyer’s list of orders includes the coupon, so that they can pay the same price later', async () => {
    const code = await coupon();
    await p.place({ coupon: code });
    const { body } = await request<{ orders: { coupon: string | null }[] }>(shop, 'GET /payment/history', {
      as: p.buyer,
    });
    expect(body.orders).toMatchObject([{ coupon: code, paymentInfo: { amount: 24.5 } }]);
  });

  test('an unknown or used-up coupon places no order, and the response has the price without it', async () => {
    const full = await coupon({ maxUses: 1 });
    await p.place({ coupon: full }, await makePerson(shop.ctx));
    for (const code of [full, 'NOBODY-KNOWS'])
      expect(await p.place({ coupon: code })).toMatchObject({
        status: 422,
        body: { code: 'coupon.refused', amount: 49 },
      });
    expect(await p.count('orders')).toBe(0);
  });
});

test('a coupon switched off while its checkout is open is refused with what happened, and the buyer can go on', async () => {
  const code = await coupon();
  const { id } = await shop.ctx.db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  await request(shop, `PATCH /coupons/${id}`, { as: admin, body: { isActive: false } });
  expect(await p.place({ coupon: code, amount: 24.5 })).toMatchObject({
    status: 422,
    body: { code: 'coupon.refused', message: 'This coupon is no longer valid.', amount: 49 },
  });
  expect((await p.place({ amount: 49 })).status).toBe(200);
});

/** Under load, some requests are refused with 503 and sent again. */
async function placeUntilAnswered(code: string, buyer: Person) {
  for (;;) {
    const answer = await p.place({ coupon: code, paymentMethod: 'bank' }, buyer);
    if (answer.status !== 503) return answer;
  }
}

/** Three rounds keep the suite fast. To run all 20: `COUPON_ROUNDS=20 npx vitest run buy-with-coupon`. */
const rounds = Number(process.env.COUPON_ROUNDS ?? 3);

test(
  'exactly 10 of 100 simultaneous buyers get a coupon for 10 uses',
  async () => {
    const buyers = await Promise.all(Array.from({ length: 100 }, () => makePerson(shop.ctx)));
    for (let round = 0; round < rounds; round += 1) {
      const code = await coupon({ maxUses: 10 });
      p.courseId = (await makeCourse(shop.ctx, { priceCents: 4900 })).id;
      const placed = await Promise.all(buyers.map((buyer) => placeUntilAnswered(code, buyer)));
      expect(placed.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(placed.filter(({ status }) => status === 422)).toHaveLength(90);
      expect(await couponUsesOf(code)).toMatchObject({ uses: 10 });
    }
  },
  30_000 * rounds,
);
