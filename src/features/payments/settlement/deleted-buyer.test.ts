import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Purchase, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';

let shop: Shop;
let p: Purchase;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

/** Places an order, and deletes its buyer while the provider's page is open. */
async function leftOpen(paymentMethod: 'stripe' | 'paypal' | 'paystack') {
  const { body } = await p.place({ paymentMethod });
  const as = await makePerson(shop.ctx, { role: 'admin' });
  expect((await request(shop, `DELETE /admin/users/${p.buyer.id}`, { as })).status).toBe(200);
  await shop.choose(body.url, 'pay');
  return body;
}

test.each(['stripe', 'paystack'] as const)(
  'a payment by %s that arrives after its buyer was deleted is refunded, and gives no access',
  async (method) => {
    const { orderId } = await leftOpen(method);
    await p.deliver();
    await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', grantsAccess: false });
    expect(await p.hasAccess()).toBe(false);
  },
);

test('a payment approved at PayPal after its buyer was deleted is not captured', async () => {
  const { orderId } = await leftOpen('paypal');
  await p.deliver();
  expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
});

test('a payment that arrives while its buyer is being deleted waits, and is then refunded', async () => {
  const { orderId } = await p.checkOut('pay');
  const deleting = await shop.ctx.pool.connect();
  try {
    await deleting.query('begin');
    await deleting.query('select from users where id = $1 for update', [p.buyer.id]);
    await deleting.query('update users set deleted_at = now() where id = $1', [p.buyer.id]);
    const paying = p.deliver();
    await expect.poll(() => waitingForLocks(shop)).toBe(1);
    await deleting.query('commit');
    await paying;
  } finally {
    deleting.release();
  }
  await p.deliver();
  expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', grantsAccess: false });
  expect(await p.hasAccess()).toBe(false);
});
