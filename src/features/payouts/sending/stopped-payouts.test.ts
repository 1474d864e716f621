import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balancesOf, makePayee, payoutDetails } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { AdminPayoutList, CheckedProfile, PayoutRun } from '../contract.ts';

let shop: Shop;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.pool.query(
    `update payout_profiles set state = 'refused'; update payout_runs set state = 'discarded' where state = 'drafted'`,
  );
});

type Acted = { message: string; code?: string; run: PayoutRun };
const start = async (): Promise<string> =>
  (await request<Acted>(shop, 'POST /admin/payout-runs', { as: admin })).body.run._id;
const act = (run: string, what: 'approve' | 'bank-sent', as = admin) =>
  request<Acted>(shop, `POST /admin/payout-runs/${run}/${what}`, { as });
const bankList = async (run: string) =>
  (await request<string>(shop, `GET /admin/payout-runs/${run}/bank.csv`, { as: admin })).body;
const payoutOf = async (run: string, payee: Person) => {
  const { body } = await request<AdminPayoutList>(shop, `GET /admin/payouts?run=${run}`, { as: admin });
  return body.payouts.find(({ instructor }) => instructor._id === payee.id);
};
const transfersAtPayPal = async (): Promise<number> => {
  const response = await fetch(`${shop.sandboxUrl}/paypal/payouts`);
  return ((await response.json()) as { payouts: unknown[] }).payouts.length;
};

const refuse = async (payee: Person) => {
  const path = `/admin/payout-profiles/${payee.id}` as const;
  const { body } = await request<{ profile: CheckedProfile }>(shop, `GET ${path}`, { as: admin });
  const check = { decision: 'refuse', version: body.profile.version, reason: 'The name doesn’t match.' };
  return request(shop, `POST ${path}/check`, { as: admin, body: check });
};
const deactivate = (payee: Person) =>
  request(shop, `PUT /admin/users/${payee.id}/status`, { as: admin, body: { isActive: false } });
const remove = (payee: Person) => request(shop, `DELETE /admin/users/${payee.id}`, { as: admin });
const change = (payee: Person) =>
  request(shop, 'PUT /earnings/payout-profile', {
    as: payee,
    body: { ...payoutDetails.bank, iban: 'DE89 3704 0044 0532 0130 00' },
  });

const ways = [
  ['are refused', refuse, 'The payout details were refused.'],
  ['are changed', change, 'The payout details were changed.'],
  ['belong to a deactivated account', deactivate, 'The account is no longer active.'],
  ['belong to a deleted account', remove, 'The account is no longer active.'],
] as const;

describe.each(ways)('payout details that %s', (_what, stop, reason) => {
  test.each(['paypal', 'bank'] as const)(
    'after a run was drafted are not paid by %s; the others are',
    async (way) => {
      const [payee, other] = [await makePayee(shop, { way }), await makePayee(shop, { way: 'bank' })];
      const run = await start();
      expect((await stop(payee)).status).toBe(200);
      const { body } = await act(run, 'approve');
      expect(body.message).toContain('1 payout was cancelled; the list says why.');
      expect(await payoutOf(run, payee)).toMatchObject({ state: 'cancelled', reason });
      expect((await bankList(run)).trim().split('\n')).toHaveLength(2);
      await act(run, 'bank-sent');
      expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
      expect(await balancesOf(shop.ctx, other.id)).toEqual({ sent: 10_000 });
    },
  );

  test('after a run was approved are not sent to a provider', async () => {
    const payee = await makePayee(shop, { way: 'paypal' });
    const run = await start();
    await act(run, 'approve');
    await stop(payee);
    const before = await transfersAtPayPal();
    await shop.runJobs();
    expect(await transfersAtPayPal()).toBe(before);
    expect(await payoutOf(run, payee)).toMatchObject({ state: 'cancelled', reason });
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  });
});

test('bank transfers that an administrator has made are left out of later lists, and cannot be marked again', async () => {
  const other = await makePerson(shop.ctx, { role: 'admin' });
  await makePayee(shop, { way: 'bank' });
  const run = await start();
  const { body } = await act(run, 'approve');
  expect(body.run.bankTransfersWaiting).toBe(1);
  expect(body.message).toBe('The run has been approved. Please make its bank transfers next.');
  expect(await bankList(run)).toContain('GB29NWBK60161331926819');
  expect((await act(run, 'bank-sent')).body.run.bankTransfersWaiting).toBe(0);
  expect(await bankList(run)).not.toContain('GB29NWBK60161331926819');
  expect(await act(run, 'bank-sent', other)).toMatchObject({
    status: 409,
    body: { code: 'payouts.no_transfers' },
  });
});
