import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, shopSecrets } from '../../../../../test/factories/buying/shop.ts';
import { stripePayouts } from './payouts.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('an account is created once for the same details, and again for details corrected after a lost response', async () => {
  const payouts = stripePayouts({ ...shopSecrets, apiBase: shop.sandboxUrl });
  const payee = {
    instructorId: 'amara',
    version: 1,
    legalName: 'Amara Linden',
    country: 'GB',
    email: 'amara@example.com',
  };
  const first = await payouts.prepare(payee);
  expect(await payouts.prepare(payee)).toEqual(first);
  expect((await payouts.prepare({ ...payee, country: 'DE' })).reference).not.toBe(first.reference);
  expect((await payouts.prepare({ ...payee, email: 'linden@example.com' })).reference).not.toBe(
    first.reference,
  );
});
