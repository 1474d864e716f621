import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { openShop, type Provider, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { Context } from '../../../platform/context.ts';
import { findDifferences } from '../../ledger/index.server.ts';
import type { PayoutList, PayoutRun } from '../contract.ts';
import { followPayouts, sendPayout } from './send-payout.server.ts';

let shop: Shop;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  admin = await makePerson(shop.ctx, { role: 'admin' });
});
afterAll(() => shop.close());

/** A context that dies before its nth statement, as a killed process does: nothing runs after it, and it rolls back. */
function dyingAt(n: number): { ctx: Context; isDead: () => boolean } {
  let left = n;
  const die: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ctx: { ...shop.ctx, db: shop.ctx.db.withPlugin(die) }, isDead: () => left < 0 };
}

const later = (minutes: number): Context => ({
  ...shop.ctx,
  clock: () => new Date(shop.ctx.clock().getTime() + minutes * 60_000),
});
const providers: Provider[] = ['stripe', 'paypal', 'paystack'];
/** How many payouts are killed: by default four for each provider, at successive statements. */
const points = Number(process.env.CRASH_POINTS ?? 12);

test(`a run killed at ${points} points sends nothing twice and loses nothing`, {
  timeout: 120_000,
}, async () => {
  const payees = new Map<Person, Provider>();
  for (let point = 0; point < points; point += 1) {
    const way = providers[point % providers.length] ?? 'stripe';
    payees.set(await makePayee(shop, { way, cents: 5000 + point }), way);
  }
  const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: admin });
  await request(shop, `POST /admin/payout-runs/${body.run._id}/approve`, { as: admin });

  let deaths = 0;
  for (const [point, payee] of [...payees.keys()].entries()) {
    const { payouts } = (await request<PayoutList>(shop, 'GET /earnings/payouts', { as: payee })).body;
    const { ctx, isDead } = dyingAt(Math.floor(point / providers.length));
    await sendPayout(ctx, { payoutId: payouts[0]?._id ?? '' }).catch(() => {});
    if (isDead()) deaths += 1;
  }
  expect(deaths).toBeGreaterThan(points / 3);

  await shop.runJobs();
  for (const minutes of [15, 30, 45]) await followPayouts(later(minutes));
  await shop.releaseWebhooks();
  await shop.runJobs();

  for (const [payee, provider] of payees) {
    const { payouts } = (await request<PayoutList>(shop, 'GET /earnings/payouts', { as: payee })).body;
    const [payout] = payouts;
    const sent = (await (await fetch(`${shop.sandboxUrl}/${provider}/payouts`)).json()) as {
      payouts: { id: string; amount: number }[];
    };
    const amount = Math.round((payout?.amount ?? 0) * 100);
    expect(sent.payouts.filter(({ id }) => id === payout?._id).map((one) => one.amount)).toEqual([amount]);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ paid: amount });
  }
  expect(await findDifferences(shop.ctx.db)).toEqual([]);
});
