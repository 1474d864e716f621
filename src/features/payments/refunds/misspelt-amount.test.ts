import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a request whose amount field is misspelt refunds nothing, rather than everything', async () => {
  const desk = await openOrderDesk(shop);
  const p = await startPurchase(shop);
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  const refused = await desk.decide(orderId, 'refund', { Amount: 9, reason: 'Agreed with support.' });
  expect(refused.status).toBe(400);
  expect((await p.orderNow(orderId)).refundedCents).toBe(0);
});
