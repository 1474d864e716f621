import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openPayoutDesk, type PayoutDesk } from '../../../../test/factories/buying/payout-desk.ts';
import { openShop, type Provider, type Shop } from '../../../../test/factories/buying/shop.ts';
import type { Person } from '../../../../test/factories/people.ts';
import { followPayout, followPayouts } from './send-payout.server.ts';

let shop: Shop;
let desk: PayoutDesk;

beforeAll(async () => {
  shop = await openShop();
  desk = await openPayoutDesk(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.pool.query(
    `update payout_profiles set state = 'refused'; update payout_runs set state = 'discarded' where state = 'drafted'`,
  );
});

const decide = async (provider: Provider, payee: Person, what: string) => {
  const [payout] = (await desk.ownPayouts(payee)).payouts;
  await fetch(`${shop.sandboxUrl}/${provider}/payouts/${payout?._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: what }),
  });
};
const later = (minutes: number) => ({
  ...shop.ctx,
  clock: () => new Date(shop.ctx.clock().getTime() + minutes * 60_000),
});

describe.each(['stripe', 'paypal', 'paystack'] as const)('payouts through %s', (provider) => {
  test('a payout is drafted, approved, sent and paid, once, with its money in journals', async () => {
    const payee = await makePayee(shop, { way: provider, cents: 12_345 });
    const { body } = await desk.start();
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ drafted: 12_345 });
    expect(await desk.stateOf(payee)).toBe('drafted');
    await shop.runJobs();
    expect(await desk.sentTo(provider, payee)).toEqual([]);
    await desk.act(body.run._id, 'approve');
    const emails = await desk.work();
    expect(await desk.stateOf(payee)).toBe('paid');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 12_345 });
    expect(await desk.sentTo(provider, payee)).toEqual([12_345]);
    expect(emails.filter(({ to }) => to === payee.email).map(({ subject }) => subject)).toContain(
      'We’ve paid you $123.45',
    );
  });

  test.each(['reset', 'error', 'late-error'] as const)(
    'a payout is sent once despite the fault %s',
    async (kind) => {
      const payee = await makePayee(shop, { way: provider });
      await desk.approved();
      await shop.misbehave(kind, 3, provider);
      await shop.runJobs();
      await shop.behave();
      await followPayouts(later(15));
      await followPayouts(later(30));
      await desk.work();
      expect(await desk.stateOf(payee)).toBe('paid');
      expect(await desk.sentTo(provider, payee)).toEqual([10_000]);
      expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 10_000 });
    },
  );

  test('the money of a payout that fails is available again, and the instructor is emailed', async () => {
    const payee = await makePayee(shop, { way: provider });
    await desk.outcome(provider, 'fail');
    await desk.approved();
    const emails = await desk.work();
    expect(await desk.stateOf(payee)).toBe('failed');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
    const email = emails.find(({ to, subject }) => to === payee.email && subject.includes('failed'));
    // A provider's own words, for a refusal or a later failure, are for administrators only.
    const { reason } = (await desk.ownPayouts(payee)).payouts[0] ?? {};
    for (const text of [reason, email?.text ?? ''])
      expect(text).not.toMatch(/refused it|Stripe: |insufficient|recipient/i);
    expect(email?.text.match(/check\s+your\s+payout\s+details/gi), 'asked for once').toHaveLength(1);
  });

  test('the money of a payout that is returned after it was paid is available again', async () => {
    const payee = await makePayee(shop, { way: provider });
    await desk.approved();
    await desk.work();
    await decide(provider, payee, 'return');
    await desk.work();
    expect(await desk.stateOf(payee)).toBe('returned');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  });
});

describe.each(['paypal', 'paystack'] as const)('payouts through %s, which decides later', (provider) => {
  test('a payout stays on its way until the provider, when asked, reports its decision', async () => {
    const payee = await makePayee(shop, { way: provider });
    await desk.outcome(provider, 'later');
    await desk.approved();
    await desk.work();
    expect(await desk.stateOf(payee)).toBe('sent');
    await decide(provider, payee, 'settle');
    await followPayouts(later(15));
    expect(await desk.stateOf(payee)).toBe('paid');
    await desk.work();
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: 10_000 });
  });
});

test('an unclaimed payout waits, and comes back when it is returned', async () => {
  const payee = await makePayee(shop, { way: 'paypal' });
  await desk.outcome('paypal', 'unclaimed');
  await desk.approved();
  await desk.work();
  expect((await desk.ownPayouts(payee)).payouts).toMatchObject([
    { state: 'sent', reason: 'PayPal is waiting for you to accept it.' },
  ]);
  await decide('paypal', payee, 'return');
  await desk.work();
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
});

test('an unclaimed transfer through Stripe is reversed, and the money is available again', async () => {
  const payee = await makePayee(shop, { way: 'stripe' });
  await desk.outcome('stripe', 'unclaimed');
  await desk.approved();
  const emails = await desk.work();
  expect((await desk.ownPayouts(payee)).payouts).toMatchObject([
    { state: 'returned', reason: 'The transfer was reversed.' },
  ]);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  expect(emails.filter(({ to }) => to === payee.email).map(({ subject }) => subject)).toContain(
    'Your payout of $100.00 was returned',
  );
});

test('an unclaimed transfer through Paystack stays on its way until the bank sends it back', async () => {
  const payee = await makePayee(shop, { way: 'paystack' });
  await desk.outcome('paystack', 'unclaimed');
  await desk.approved();
  await desk.work();
  expect(await desk.stateOf(payee)).toBe('sent');
  await decide('paystack', payee, 'return');
  await desk.work();
  expect((await desk.ownPayouts(payee)).payouts).toMatchObject([
    { state: 'returned', reason: 'The bank sent the transfer back.' },
  ]);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
});

test('a transfer waits until the provider has released the money', async () => {
  const payee = await makePayee(shop, { way: 'stripe' });
  await desk.outcome('stripe', 'later');
  await desk.approved();
  await desk.work();
  expect(await desk.stateOf(payee)).toBe('sent');
  await followPayouts(later(15));
  expect(await desk.stateOf(payee)).toBe('paid');
  expect(await desk.sentTo('stripe', payee)).toEqual([10_000]);
});

test('a message about a transfer that was made on the provider’s own pages changes nothing', async () => {
  await expect(followPayout(shop.ctx, 'rent-november')).resolves.toBeUndefined();
});
