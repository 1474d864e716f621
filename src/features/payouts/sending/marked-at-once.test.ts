import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { AdminPayoutList, PayoutRun } from '../contract.ts';

let shop: Shop;
let admin: Person;
let other: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin' });
  other = await makePerson(shop.ctx, { role: 'admin' });
});
afterAll(() => shop.close());

test('bank transfers that two administrators mark and settle at once move their money once', async () => {
  const payee = await makePayee(shop, { way: 'bank' });
  const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: admin });
  const run = body.run._id;
  await request(shop, `POST /admin/payout-runs/${run}/approve`, { as: admin });
  const both = (send: (as: Person) => Promise<{ status: number }>) =>
    Promise.all([admin, other, admin, other].map(send));

  await both((as) => request(shop, `POST /admin/payout-runs/${run}/bank-sent`, { as }));
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ sent: 10_000 });

  const list = await request<AdminPayoutList>(shop, `GET /admin/payouts?run=${run}`, { as: admin });
  const id = list.body.payouts[0]?._id;
  const answers = await both((as) =>
    request(shop, `POST /admin/payouts/${id}/outcome`, { as, body: { outcome: 'paid' } }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 10_000 });
});
