import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

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
