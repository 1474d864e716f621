import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
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

test('bank transfers that administrators mark and settle at the same time move their money once', async () => {
  const payee = await makePayee(shop, { way: 'bank' });
  const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: admin });
  const run = body.run._id;
  await request(shop, `POST /admin/payout-runs/${run}/approve`, { as: admin });
  const mark = (as: Person) => request(shop, `POST /admin/payout-runs/${run}/bank-sent`, { as });
  await Promise.all([admin, other, admin, other].map(mark));
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ sent: 10_000 });

  const list = await request<AdminPayoutList>(shop, `GET /admin/payouts?run=${run}`, { as: admin });
  const id = list.body.payouts[0]?._id;
  const settle = (as: Person, outcome: object) =>
    request(shop, `POST /admin/payouts/${id}/outcome`, { as, body: outcome });
  const held = await shop.ctx.pool.connect();
  try {
    await held.query('begin');
    await held.query('select from payouts where id = $1 for update', [id]);
    const both = [
      settle(admin, { outcome: 'paid' }),
      settle(other, { outcome: 'failed', reason: 'The account is closed.' }),
    ];
    await expect.poll(() => waitingForLocks(shop)).toBe(2);
    await held.query('commit');
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  } finally {
    held.release();
  }
  const [account, ...more] = Object.entries(await balancesOf(shop.ctx, payee.id));
  expect([['paid', 'available'].includes(account?.[0] ?? ''), account?.[1], more]).toEqual([
    true,
    10_000,
    [],
  ]);
});
