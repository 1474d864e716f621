import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { type Purchase, refundSubject, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import type { AdminOrderDetail } from '../admin/contract.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

describe.each([
  ['stripe', { amount: 7350, currency: 'JPY' }],
  ['paypal', { amount: 7350, currency: 'JPY' }],
  ['paystack', { amount: 29_400, currency: 'XOF' }],
] as const)('a payment by %s in another currency', (provider, received) => {
  const paid = async (): Promise<string> => {
    p = await startPurchase(shop, provider);
    const { orderId, url } = (await p.place()).body;
    await shop.misbehave('wrong-currency', 1, provider);
    await shop.choose(url, 'pay');
    await p.deliver();
    expect((await desk.see(orderId)).review?.received).toEqual({
      ...received,
      orderId,
      orderNumber: expect.stringMatching(/^MPO-/),
    });
    return orderId;
  };
  const refunded = (order: AdminOrderDetail) =>
    order.refunds.map(({ amount, currency, status }) => [amount, currency, status]);

  test('an accepted payment is refunded in that currency: a part in the same proportion, then the rest', async () => {
    const orderId = await paid();
    expect((await desk.decide(orderId, 'confirm')).body.order.paymentInfo).toMatchObject({
      paymentStatus: 'completed',
      amount: 49,
    });
    await p.work();
    const part = await desk.decide(orderId, 'refund', { amount: 9.8, reason: 'Agreed.' });
    const { amount, currency } = received;
    expect(refunded(part.body.order)).toEqual([[amount / 5, currency, 'done']]);
    expect(part.body.order).toMatchObject({ refundedAmount: 9.8, decisions: { refund: { most: 39.2 } } });
    const rest = await desk.decide(orderId, 'refund', { reason: 'The rest.' });
    expect(refunded(rest.body.order)).toEqual([
      [(amount * 4) / 5, currency, 'done'],
      [amount / 5, currency, 'done'],
    ]);
    expect(rest.body.order).toMatchObject({ refundedAmount: 49, enrolled: false });
    await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', flags: [] });
  });

  test('a payment that was not accepted is refunded as received', async () => {
    const orderId = await paid();
    const { body } = await desk.decide(orderId, 'refund', { reason: 'Not the currency of this course.' });
    expect(refunded(body.order)).toEqual([[received.amount, received.currency, 'done']]);
    expect(body.order.paymentInfo.paymentStatus).toBe('refunded');
  });

  test('a payment for a course the buyer already has is refunded in that currency, though it was accepted', async () => {
    const orderId = await paid();
    await shop.ctx.db.insertInto('enrolments').values({ userId: p.buyer.id, courseId: p.courseId }).execute();
    await desk.decide(orderId, 'confirm');
    expect(await p.work()).toContain(refundSubject);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded' });
    expect(await p.hasAccess()).toBe(true);
  });
});

test('a payment whose provider is no longer configured is not refunded', async () => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  const { providers } = shop.ctx.settings;
  Object.assign(shop.ctx.settings, { providers: {} });
  try {
    const { status } = await desk.decide(orderId, 'refund', { reason: 'Not what was expected.' });
    expect(status).toBe(422);
  } finally {
    Object.assign(shop.ctx.settings, { providers });
  }
  expect((await desk.see(orderId)).refunds).toEqual([]);
});
