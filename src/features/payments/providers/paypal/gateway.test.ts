import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPurchase } from '../../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ timeoutMs: 300 });
});
afterAll(() => shop.close());

test.each(['timeout', 'reset', 'error'] as const)(
  'after a “%s” of the token request itself, the next buyer pays as usual',
  async (kind) => {
    // As after start-up: no token yet.
    const { providers } = shop.ctx.settings;
    shop.ctx.settings.providers = { ...providers, paypal: { ...(providers.paypal as object) } };
    const p = await startPurchase(shop, 'paypal');
    await shop.misbehave(kind, 3, 'paypal');
    expect((await p.place()).status).toBe(502);
    expect((await p.place()).body.url).toContain('/checkoutnow?token=');
  },
);
