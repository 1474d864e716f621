import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LedgerFacts, ledgerFacts } from '../../../../../test/factories/buying/ledger-facts.ts';
import { type Purchase, startPurchase } from '../../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { findDifferences, releaseEarnings } from '../../../ledger/index.server.ts';
import { applyFact } from '../../settlement/apply-fact.server.ts';
import { findPaidToAsk, markQueried } from '../../settlement/orders-to-query.server.ts';
import { settleOrder } from '../../settlement/settle-order.server.ts';
import { followLedger } from './follow-ledger.server.ts';

let shop: Shop;
let p: Purchase;
let ledger: LedgerFacts;

beforeAll(async () => {
  shop = await openShop();
  ledger = ledgerFacts(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

const daysMs = (days: number) => days * 24 * 3600_000;

const bought = async (): Promise<string> => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};

/** Restores the state before the provider reported its fee. */
async function forgetFee(orderId: string): Promise<void> {
  await ledger.query('update orders set fee_cents = null where id = $1', [orderId]);
  await ledger.query('update ledger_sales set fee_is_final = false where order_id = $1', [orderId]);
}

const paidFact = (orderId: string) =>
  ({
    kind: 'captured',
    orderId,
    amountCents: 4900,
    currency: 'usd',
    refundedCents: 0,
    payment: null,
  }) as const;

describe('the fee that a provider reports', () => {
  const split = (fee: number) => {
    const held = Math.floor((4900 - fee) / 2);
    return { clearing: -4900, fees: fee, held, revenue: 4900 - fee - held };
  };

  test.each([
    ['stripe', 173, 74],
    ['paypal', 221, 74],
    ['paystack', 199, 74],
  ] as const)('is booked once, by a second journal: %s', async (provider, estimate, more) => {
    p = await startPurchase(shop, provider);
    await shop.misbehave('foreign-card', 1, provider);
    const orderId = await bought();
    expect(await ledger.accountsOf(orderId)).toEqual(split(estimate + more));
    expect(await ledger.journalsOf(orderId)).toEqual(['sale', 'fee']);
    await Promise.all([1, 2, 3].map(() => settleOrder(shop.ctx, orderId, 'reconciled')));
    expect(await ledger.journalsOf(orderId)).toEqual(['sale', 'fee']);
  });

  test('of many reports of a fee, only the first is booked', async () => {
    const orderId = await bought();
    await forgetFee(orderId);
    const report = (feeCents: number) =>
      applyFact(shop.ctx, orderId, { ...paidFact(orderId), feeCents }, 'webhook');
    await report(250);
    for (let time = 0; time < 10; time += 1) await Promise.all(Array.from({ length: 10 }, () => report(251)));
    expect(await ledger.journalsOf(orderId)).toEqual(['sale', 'fee']);
    expect(await ledger.accountsOf(orderId)).toEqual(split(250));
  });

  test.each([
    ['a partial refund', 900],
    ['a full refund', 4900],
  ])('a fee reported after %s is divided in the same proportion', async (_what, refundedCents) => {
    const orderId = await bought();
    await forgetFee(orderId);
    await applyFact(shop.ctx, orderId, { ...paidFact(orderId), refundedCents }, 'webhook');
    await applyFact(shop.ctx, orderId, { ...paidFact(orderId), refundedCents, feeCents: 250 }, 'webhook');
    const held = 2325 - Math.floor((2325 * refundedCents) / 4900);
    expect(await ledger.accountsOf(orderId)).toMatchObject({
      fees: 250,
      held,
      clearing: refundedCents - 4900,
    });
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
  });

  test('after the release, a higher fee reduces what is available; a lower one adds to what is held', async () => {
    const later = { ...shop.ctx, clock: () => new Date(shop.ctx.clock().getTime() + daysMs(30) + 1000) };
    for (const [fee, expected] of [
      [250, { held: 0, available: 2325 }],
      [100, { held: 37, available: 2363 }],
    ] as const) {
      p = await startPurchase(shop);
      const orderId = await bought();
      await forgetFee(orderId);
      await releaseEarnings(later);
      await applyFact(shop.ctx, orderId, { ...paidFact(orderId), feeCents: fee }, 'webhook');
      expect(await ledger.accountsOf(orderId)).toMatchObject(expected);
    }
  });

  test('a provider is asked for an unknown fee every hour for a week', async () => {
    const orderId = await bought();
    await forgetFee(orderId);
    const asks = async (hours: number, hoursSinceQuery: number) => {
      const at = (passed: number) => new Date(shop.ctx.clock().getTime() + passed * 3600_000);
      await markQueried(shop.ctx.db, orderId, at(hours - hoursSinceQuery));
      const found = await findPaidToAsk(shop.ctx.db, { methods: ['stripe'], now: at(hours), limit: 1000 });
      return found.some(({ id }) => id === orderId);
    };
    expect([await asks(3, 0.5), await asks(3, 2)]).toEqual([false, true]);
    expect([await asks(7 * 24 - 1, 2), await asks(7 * 24 + 1, 2)]).toEqual([true, false]);
  });

  test('a provider is asked about a payment again after a week, even if its fee is known', async () => {
    const orderId = await bought();
    const asks = async (hours: number) => {
      const now = new Date(shop.ctx.clock().getTime() + hours * 3600_000);
      const found = await findPaidToAsk(shop.ctx.db, { methods: ['stripe'], now, limit: 1000 });
      return found.some(({ id }) => id === orderId);
    };
    expect([await asks(2), await asks(7 * 24 + 1)]).toEqual([false, true]);
  });

  test('a bank transfer has no fee', async () => {
    const orderId = await bought();
    await ledger.query("update orders set method = 'bank', fee_cents = null where id = $1", [orderId]);
    const order = await p.orderNow(orderId);
    await ledger.query('update ledger_sales set fee_is_final = false where order_id = $1', [orderId]);
    await shop.ctx.db.transaction().execute((trx) => followLedger(shop.ctx, trx, order));
    expect(await ledger.accountsOf(orderId)).toEqual(split(0));
  });
});
