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

const ask = async () => {
  const as = await makePerson(shop.ctx, { role: 'instructor' });
  return request<{ methods: PayoutMethod[] }>(shop, 'GET /earnings/payout-profile', { as });
};
const banksIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.methods.find(({ name }) => name === 'paystack')?.banks.map(({ code }) => code);

test('every bank of a provider can be chosen, although it lists them on several pages', async () => {
  expect(banksIn(await ask())).toEqual(['044', '011', '058', '033', '057']);
});

test('payout details are shown within five seconds, without the banks of a provider that is silent', async () => {
  await shop.misbehave('timeout', 1, 'paystack');
  const begun = performance.now();
  const answer = await ask();
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(banksIn(answer)).toEqual([]);
});
