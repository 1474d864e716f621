import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';

let shop: Shop;
let other: Shop;
beforeAll(async () => {
  [shop, other] = await Promise.all([openShop(), openShop()]);
});
afterAll(() => Promise.all([shop.close(), other.close()]));

test.concurrent.each(['stripe', 'paypal', 'paystack'] as const)(
  'while %s is silent, verifying a payment responds within ten seconds, and the request continues in the background',
  async (provider) => {
    const p = await startPurchase(shop, provider);
    const { orderId } = await p.checkOut('pay');
    await shop.misbehave('timeout', 1, provider);
    const begun = performance.now();
    const response = await p.verify(orderId);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(response).toMatchObject({ status: 502, body: { code: 'payment.provider_unavailable' } });
    expect(response.body.message).not.toMatch(/payment failed/i);
    expect((await p.orderNow(orderId)).status).toBe('pending');
    // The first request times out after ten seconds and is retried automatically.
    await expect
      .poll(async () => (await p.orderNow(orderId)).status, { timeout: 15_000, interval: 250 })
      .toBe('completed');
    expect(await p.verify(orderId)).toMatchObject({ status: 200 });
    expect(await p.hasAccess()).toBe(true);
  },
  40_000,
);

test.concurrent('while a provider is silent, an order is placed or cancelled in the background, and the response comes within ten seconds', async ({
  expect,
}) => {
  const p = await startPurchase(other);
  const withinTenSeconds = async <T>(work: () => Promise<T>): Promise<T> => {
    await other.misbehave('timeout');
    const begun = performance.now();
    const result = await work();
    expect(performance.now() - begun).toBeLessThan(10_000);
    return result;
  };
  const placed = await withinTenSeconds(() => p.place());
  expect(placed).toMatchObject({ status: 502, body: { code: 'payment.provider_unavailable' } });
  const order = () =>
    other.ctx.db.selectFrom('orders').selectAll().where('userId', '=', p.buyer.id).executeTakeFirstOrThrow();
  await expect
    .poll(async () => (await order()).providerReference, { timeout: 15_000, interval: 250 })
    .toMatch(/^cs_/);
  const again = await p.place();
  expect(again).toMatchObject({ status: 200, body: { orderId: (await order()).id } });
  const cancelled = await withinTenSeconds(() =>
    request(other, `POST /payment/orders/${again.body.orderId}/cancel`, { as: p.buyer }),
  );
  expect(cancelled).toMatchObject({
    status: 502,
    body: {
      code: 'payment.provider_unavailable',
      message: expect.stringContaining('hasn’t confirmed the cancellation yet. We’re still trying'),
    },
  });
  await expect.poll(async () => (await order()).status, { timeout: 15_000, interval: 250 }).toBe('failed');
}, 50_000);

test.concurrent('a refund is requested within ten seconds while its provider is silent, and a late refusal asks for review', async ({
  expect,
}) => {
  const { ctx } = other;
  const as = await makePerson(ctx, { role: 'admin' });
  const bought = async () => {
    const p = await startPurchase(other, 'paypal');
    const { orderId } = await p.checkOut('pay');
    expect((await p.verify(orderId)).status).toBe(200);
    return { ...p, orderId };
  };
  const refundInTime = async (orderId: string) => {
    await other.misbehave('timeout', 1, 'paypal');
    const begun = performance.now();
    const response = await request(other, `POST /admin/orders/${orderId}/refund`, {
      as,
      body: { reason: 'Agreed.' },
    });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect([response.status, response.body.message]).toEqual([200, expect.stringMatching(/on its way/)]);
  };
  const [first, second] = [await bought(), await bought()];
  await refundInTime(first.orderId);
  await vi.waitFor(
    async () => expect(await first.orderNow(first.orderId)).toMatchObject({ status: 'refunded' }),
    15_000,
  );
  const unknown = { providerPayment: 'of nobody' };
  await ctx.db.updateTable('orders').set(unknown).where('id', '=', second.orderId).execute();
  await refundInTime(second.orderId);
  await vi.waitFor(
    async () =>
      expect(await second.orderNow(second.orderId)).toMatchObject({ status: 'completed', flags: ['review'] }),
    15_000,
  );
}, 50_000);
