import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { PayoutMethod } from '../contract.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('payout details are shown within five seconds, without the banks of a provider that is silent', async () => {
  const as = await makePerson(shop.ctx, { role: 'instructor' });
  await shop.misbehave('timeout', 1, 'paystack');
  const begun = performance.now();
  const { body } = await request<{ methods: PayoutMethod[] }>(shop, 'GET /earnings/payout-profile', { as });
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(body.methods.find(({ name }) => name === 'paystack')?.banks).toEqual([]);
});
