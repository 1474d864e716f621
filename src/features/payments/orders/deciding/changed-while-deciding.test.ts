import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { startPurchase } from '../../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { waitingForLocks } from '../../../../../test/harness/waiting-for-locks.ts';

let shop: Shop;
let desk: OrderDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());

/** Changes an order while a decision about it waits for the order. @returns the response to the decision */
async function decideMeanwhile(
  orderId: string,
  decide: () => ReturnType<OrderDesk['decide']>,
  change: string,
): ReturnType<OrderDesk['decide']> {
  const changing = await shop.ctx.pool.connect();
  try {
    await changing.query('begin');
    await changing.query('select from orders where id = $1 for update', [orderId]);
    const answer = decide();
    await expect.poll(() => waitingForLocks(shop)).toBe(1);
    await changing.query(`update orders set ${change} where id = $1`, [orderId]);
    await changing.query('commit');
    return await answer;
  } finally {
    await changing.query('rollback');
    changing.release();
  }
}

test('an order is not refunded in its own currency once a payment in another has been accepted', async () => {
  const p = await startPurchase(shop);
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  const refund = () => desk.decide(orderId, 'refund', { reason: 'Agreed with support.' });
  const { status } = await decideMeanwhile(orderId, refund, `taken_currency = 'EUR'`);
  expect(status).toBe(409);
  expect((await p.orderNow(orderId)).refundedCents).toBe(0);
});

test('a payment that arrives while an administrator confirms its order is not accepted unseen', async () => {
  const p = await startPurchase(shop);
  const { orderId } = (await p.place()).body;
  const confirm = () => desk.decide(orderId, 'confirm');
  const { status } = await decideMeanwhile(orderId, confirm, `flags = '{review}'`);
  expect(status).toBe(409);
  expect((await p.orderNow(orderId)).status).toBe('pending');
});
