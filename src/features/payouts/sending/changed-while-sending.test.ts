import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { balancesOf, makePayee, payoutDetails } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import { keysFrom } from '../../../platform/crypto/keys.ts';
import type { PayoutList, PayoutProfile, PayoutRun, ProfileList } from '../contract.ts';

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

test('after the application secret has changed, payouts are cancelled, and details can be entered again', async () => {
  const admin = await makePerson(shop.ctx, { role: 'admin' });
  const payee = await makePayee(shop);
  const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: admin });
  await request(shop, `POST /admin/payout-runs/${body.run._id}/approve`, { as: admin });
  const { keyFor } = shop.ctx;
  shop.ctx.keyFor = keysFrom('another secret');
  onTestFinished(() => {
    shop.ctx.keyFor = keyFor;
  });
  await shop.runJobs();
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  const { body: own } = await request<PayoutList>(shop, 'GET /earnings/payouts', { as: payee });
  expect(own.payouts[0]).toMatchObject({
    state: 'cancelled',
    reason: 'The payout details can’t be read any more. Please enter them again.',
  });

  const list = () => request<ProfileList>(shop, 'GET /admin/payout-profiles', { as: admin });
  const country = async () => (await list()).body.profiles.find(({ _id }) => _id === payee.id)?.country;
  expect(await country()).toBe('');
  const profile = () =>
    request<{ profile: PayoutProfile }>(shop, 'GET /earnings/payout-profile', { as: payee });
  expect((await profile()).body.profile).toMatchObject({ legalName: '', hasTaxNumber: false });
  const again = { as: payee, body: payoutDetails.paypal };
  expect((await request(shop, 'PUT /earnings/payout-profile', again)).status).toBe(200);
  expect((await profile()).body.profile.legalName).toBe('Amara Linden');
  expect(await country()).toBe('GB');
});
