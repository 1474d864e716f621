import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Purchase, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { request } from '../../../../test/harness/request.ts';
import type { Receipt } from '../contract.ts';

const refunded = 'You already own this course; we’re refunding your second payment';
const uncharged = 'You already own this course; nothing was charged for this order';

let shop: Shop;
let p: Purchase;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop, 'stripe');
});

const receiptOf = async (id: string) =>
  (await request<{ order: Receipt }>(shop, `GET /payment/orders/${id}`, { as: p.buyer })).body.order;

/** Buys with one method while a checkout with `paymentMethod` is open in another tab. */
async function buyWithAnotherOpen(paymentMethod: 'paypal' | 'paystack' | 'stripe') {
  const other = (await p.place({ paymentMethod })).body;
  const first = await startOf(paymentMethod === 'stripe' ? 'paystack' : 'stripe');
  return { first, other };
}

async function startOf(paymentMethod: 'stripe' | 'paystack') {
  const { body } = await p.place({ paymentMethod });
  await shop.choose(body.url, 'pay');
  expect((await p.verify(body.orderId, p.buyer, { paymentMethod })).status).toBe(200);
  return body;
}

test.each(['stripe', 'paystack'] as const)(
  'a second payment by %s: its buyer has the course and is refunded',
  async (method) => {
    const { first, other } = await buyWithAnotherOpen(method);
    await shop.choose(other.url, 'pay');
    const response = { status: 409, body: { reason: 'second_payment', message: refunded } };
    expect(await p.verify(other.orderId, p.buyer, { paymentMethod: method })).toMatchObject(response);
    await p.deliver();
    await p.deliver();
    expect((await p.orderNow(other.orderId)).status).toBe('refunded');
    expect(await p.verify(other.orderId, p.buyer, { paymentMethod: method })).toMatchObject(response);
    expect(await receiptOf(other.orderId)).toMatchObject({ secondPayment: true, courseOwned: true });
    expect(await receiptOf(first.orderId)).toMatchObject({ secondPayment: false });
    expect(await p.hasAccess()).toBe(true);
  },
);

test('a second payment approved at PayPal: its buyer has the course and is not charged', async () => {
  const { other } = await buyWithAnotherOpen('paypal');
  await shop.choose(other.url, 'pay');
  const back = await p.verify(other.orderId, p.buyer, { paymentMethod: 'paypal' });
  expect(back).toMatchObject({ status: 409, body: { reason: 'owned', message: uncharged } });
  expect(await receiptOf(other.orderId)).toMatchObject({ secondPayment: false, courseOwned: true });
});

test('a checkout left open for a course bought with another method: nothing is charged', async () => {
  const { other } = await buyWithAnotherOpen('paystack');
  const back = await p.verify(other.orderId, p.buyer, { paymentMethod: 'paystack' });
  expect(back).toMatchObject({ status: 409, body: { reason: 'owned', message: uncharged } });
});

test('an ordinary refund is not mistaken for a second payment', async () => {
  const { orderId } = await p.checkOut('pay');
  await p.verify(orderId);
  await shop.refundAt('stripe', await p.orderNow(orderId));
  await p.deliver();
  expect(await p.verify(orderId)).toMatchObject({ status: 409, body: { reason: 'refunded' } });
  expect(await receiptOf(orderId)).toMatchObject({ secondPayment: false });
});
