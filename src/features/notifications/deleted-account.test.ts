import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../test/factories/buying/order-desk.ts';
import { startPurchase } from '../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../test/factories/buying/shop.ts';
import { request } from '../../../test/harness/request.ts';

let shop: Shop;
let desk: OrderDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());

test('a refund to a deleted account is carried out, and no email is sent to its former owner', async () => {
  const purchase = await startPurchase(shop);
  const { orderId } = await purchase.checkOut('pay');
  await purchase.deliver();
  const removed = await request(shop, `DELETE /admin/users/${purchase.buyer.id}`, { as: desk.admin });
  expect(removed.status).toBe(200);
  expect((await desk.decide(orderId, 'refund', { reason: 'As agreed by phone.' })).status).toBe(200);
  const { id, email } = purchase.buyer;
  expect((await shop.runJobs()).filter(({ to }) => to === email || to.includes(id))).toEqual([]);
});
