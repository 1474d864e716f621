import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Provider, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { PayoutList, PayoutRun } from '../contract.ts';
import { followPayout, followPayouts } from './send-payout.server.ts';

let shop: Shop;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin', name: 'Adele Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.pool.query(
    `update payout_profiles set state = 'refused'; update payout_runs set state = 'discarded' where state = 'drafted'`,
  );
});

type Acted = { message: string; run: PayoutRun; fields?: Record<string, string> };
const start = (as = admin) => request<Acted>(shop, 'POST /admin/payout-runs', { as });
const act = (id: string, what: string, as = admin) =>
  request<Acted>(shop, `POST /admin/payout-runs/${id}/${what}`, { as });
const approved = async (as = admin): Promise<string> => {
  const { body } = await start(as);
  await act(body.run._id, 'approve', as);
  return body.run._id;
};
const work = async () => {
  const emails = await shop.runJobs();
  await shop.releaseWebhooks();
  return [...emails, ...(await shop.runJobs())];
};
const ownPayouts = async (as: Person) =>
  (await request<PayoutList>(shop, 'GET /earnings/payouts', { as })).body;
const stateOf = async (as: Person) => (await ownPayouts(as)).payouts[0]?.state;
const outcome = (provider: Provider, what: string, times = 1) =>
  fetch(`${shop.sandboxUrl}/${provider}/payouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: what, times }),
  });
const decide = async (provider: Provider, payee: Person, what: string) => {
  const [payout] = (await ownPayouts(payee)).payouts;
  await fetch(`${shop.sandboxUrl}/${provider}/payouts/${payout?._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: what }),
  });
};
const sentTo = async (provider: Provider, payee: Person) => {
  const { payouts } = (await (await fetch(`${shop.sandboxUrl}/${provider}/payouts`)).json()) as {
    payouts: { id: string; amount: number }[];
  };
  const ids = (await ownPayouts(payee)).payouts.map(({ _id }) => _id);
  return payouts.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount);
};
const later = (minutes: number) => ({
  ...shop.ctx,
  clock: () => new Date(shop.ctx.clock().getTime() + minutes * 60_000),
});

describe.each(['stripe', 'paypal', 'paystack'] as const)('payouts through %s', (provider) => {
  test('a payout is drafted, approved, sent and paid, once, with its money in journals', async () => {
    const payee = await makePayee(shop, { way: provider, cents: 12_345 });
    const { body } = await start();
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ drafted: 12_345 });
    expect(await stateOf(payee)).toBe('drafted');
    await shop.runJobs();
    expect(await sentTo(provider, payee)).toEqual([]);
    await act(body.run._id, 'approve');
    const emails = await work();
    expect(await stateOf(payee)).toBe('paid');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 12_345 });
    expect(await sentTo(provider, payee)).toEqual([12_345]);
    expect(emails.filter(({ to }) => to === payee.email).map(({ subject }) => subject)).toContain(
      'We’ve paid you $123.45',
    );
  });

  test.each(['reset', 'error', 'late-error'] as const)(
    'a payout is sent once despite the fault %s',
    async (kind) => {
      const payee = await makePayee(shop, { way: provider });
      await approved();
      await shop.misbehave(kind, 3, provider);
      await shop.runJobs();
      await shop.behave();
      await followPayouts(later(15));
      await followPayouts(later(30));
      await work();
      expect(await stateOf(payee)).toBe('paid');
      expect(await sentTo(provider, payee)).toEqual([10_000]);
      expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 10_000 });
    },
  );

  test('a payout that fails is available again, with an email', async () => {
    const payee = await makePayee(shop, { way: provider });
    await outcome(provider, 'fail');
    await approved();
    const emails = await work();
    expect(await stateOf(payee)).toBe('failed');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
    const mail = emails.find(({ to, subject }) => to === payee.email && subject.includes('failed'));
    // A provider's own words, for a refusal or a later failure, are for administrators only.
    const { reason } = (await ownPayouts(payee)).payouts[0] ?? {};
    for (const text of [reason, mail?.text ?? ''])
      expect(text).not.toMatch(/refused it|Stripe: |insufficient|recipient/i);
  });

  test('a payout that comes back after it was paid is available again', async () => {
    const payee = await makePayee(shop, { way: provider });
    await approved();
    await work();
    await decide(provider, payee, 'return');
    await work();
    expect(await stateOf(payee)).toBe('returned');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  });
});

describe.each(['paypal', 'paystack'] as const)('payouts through %s, which decides later', (provider) => {
  test('a payout stays on its way until the provider, when asked, reports its decision', async () => {
    const payee = await makePayee(shop, { way: provider });
    await outcome(provider, 'later');
    await approved();
    await work();
    expect(await stateOf(payee)).toBe('sent');
    await decide(provider, payee, 'settle');
    await followPayouts(later(15));
    expect(await stateOf(payee)).toBe('paid');
    await work();
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 10_000 });
  });
});

test('an unclaimed payout waits, and comes back when it is returned', async () => {
  const payee = await makePayee(shop, { way: 'paypal' });
  await outcome('paypal', 'unclaimed');
  await approved();
  await work();
  expect((await ownPayouts(payee)).payouts).toMatchObject([
    { state: 'sent', reason: 'PayPal is waiting for you to accept it.' },
  ]);
  await decide('paypal', payee, 'return');
  await work();
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
});

test('an unclaimed transfer through Stripe is reversed, and its money available again', async () => {
  const payee = await makePayee(shop, { way: 'stripe' });
  await outcome('stripe', 'unclaimed');
  await approved();
  const emails = await work();
  expect((await ownPayouts(payee)).payouts).toMatchObject([
    { state: 'returned', reason: 'The transfer was reversed.' },
  ]);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  expect(emails.filter(({ to }) => to === payee.email).map(({ subject }) => subject)).toContain(
    'Your payout of $100.00 was returned',
  );
});

test('an unclaimed transfer through Paystack stays on its way until the bank sends it back', async () => {
  const payee = await makePayee(shop, { way: 'paystack' });
  await outcome('paystack', 'unclaimed');
  await approved();
  await work();
  expect(await stateOf(payee)).toBe('sent');
  await decide('paystack', payee, 'return');
  await work();
  expect((await ownPayouts(payee)).payouts).toMatchObject([
    { state: 'returned', reason: 'The bank sent the transfer back.' },
  ]);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
});

test('a transfer waits until the provider has released the money', async () => {
  const payee = await makePayee(shop, { way: 'stripe' });
  await outcome('stripe', 'later');
  await approved();
  await work();
  expect(await stateOf(payee)).toBe('sent');
  await followPayouts(later(15));
  expect(await stateOf(payee)).toBe('paid');
  expect(await sentTo('stripe', payee)).toEqual([10_000]);
});

test('a message about a transfer that was made on the provider’s own pages changes nothing', async () => {
  await expect(followPayout(shop.ctx, 'rent-november')).resolves.toBeUndefined();
});
