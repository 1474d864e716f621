import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { request } from '../../../../test/harness/request.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['not confirmed', { state: 'unconfirmed' }, 'Please confirm your payout details first.'],
  ['not checked', { state: 'to_check' }, 'We are still checking your payout details.'],
  ['refused', { state: 'refused' }, 'Please correct your payout details first.'],
  ['changed recently', { hours: 1 }, 'Payouts pause for 72 hours after you change your payout details.'],
] as const)(
  'an instructor whose payout details are %s cannot request a payout, and is told why',
  async (_why, how, sentence) => {
    const payee = await makePayee(shop);
    const change =
      'state' in how
        ? { state: how.state }
        : { usableFrom: new Date(shop.ctx.clock().getTime() + how.hours * 3600_000) };
    await shop.ctx.db.updateTable('payoutProfiles').set(change).where('userId', '=', payee.id).execute();
    const { status, body } = await request(shop, 'POST /earnings/payouts', {
      as: payee,
      body: { amount: 60 },
    });
    expect([status, body.message]).toEqual([409, sentence]);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  },
);
