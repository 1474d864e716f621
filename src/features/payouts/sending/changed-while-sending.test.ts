import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import type { PayoutRun } from '../contract.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a payout waits for a change of its details, and is then cancelled instead of sent to the old ones', async () => {
  const admin = await makePerson(shop.ctx, { role: 'admin' });
  const payee = await makePayee(shop);
  const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: admin });
  await request(shop, `POST /admin/payout-runs/${body.run._id}/approve`, { as: admin });
  const changing = await shop.ctx.pool.connect();
  try {
    await changing.query('begin');
    await changing.query('update payout_profiles set version = version + 1 where user_id = $1', [payee.id]);
    const sending = shop.runJobs();
    await expect.poll(() => waitingForLocks(shop)).toBe(1);
    await changing.query('commit');
    await sending;
  } finally {
    changing.release();
  }
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
});
