import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from '../../../contract/money/allocate.ts';
import * as rules from './sale-state.ts';
import { splitSale } from './split.ts';

type Sale = { totalCents: number; feeCents: number; taxCents: number; permille: number };
type Event =
  | { kind: 'refund'; percent: number }
  | { kind: 'fee'; cents: number }
  | { kind: 'dispute' }
  | { kind: 'won' }
  | { kind: 'release' };

const sales: fc.Arbitrary<Sale> = fc
  .record({
    totalCents: fc.integer({ min: 1, max: 1_000_000 }),
    fee: fc.integer({ min: 0, max: 100 }),
    taxPermille: fc.integer({ min: 0, max: 250 }),
    permille: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ totalCents, fee, taxPermille, permille }) => ({
    totalCents,
    feeCents: Math.min(totalCents, fee),
    taxCents: Math.floor((totalCents * taxPermille) / 1000),
    permille,
  }));
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('fee' as const), cents: fc.integer({ min: 0, max: 200 }) }),
    fc.constantFrom<Event>({ kind: 'dispute' }, { kind: 'won' }, { kind: 'release' }),
  ),
  { maxLength: 12 },
);

type Accounts = Record<rules.Posting['account'], number>;
const empty = (): Accounts => ({
  clearing: 0,
  revenue: 0,
  fees: 0,
  tax: 0,
  reserve: 0,
  held: 0,
  available: 0,
});

/** Adds the postings to the accounts; fails if they do not sum to zero. */
function post(accounts: Accounts, postings: readonly rules.Posting[]): void {
  expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  for (const { account, cents } of postings) {
    expect(cents).not.toBe(0);
    accounts[account] += cents;
  }
}

function stepOf(state: rules.SaleState, event: Event): rules.Step {
  if (event.kind === 'dispute') return rules.dispute(state);
  if (event.kind === 'won') return rules.disputeWon(state);
  if (event.kind === 'release') return rules.release(state);
  if (event.kind === 'fee') return rules.correctFee(state, event.cents);
  return rules.refund(state, Math.ceil((state.totalCents * event.percent) / 100));
}

/** Applies a history of events to a sale; returns the balance of every account, and the sale's state. */
function run(sale: Sale, history: readonly Event[]) {
  const accounts = empty();
  const split = splitSale(sale);
  post(accounts, rules.sale(split));
  let state: rules.SaleState = {
    ...sale,
    earnedCents: split.earnedCents,
    heldCents: split.earnedCents,
    refundedCents: 0,
    reversedCents: 0,
    reservedCents: 0,
    feeIsFinal: false,
  };
  for (const event of history) {
    const step = stepOf(state, event);
    if (!step) continue;
    post(accounts, step.postings);
    state = step.next;
    expect([accounts.held, accounts.reserve]).toEqual([state.heldCents, state.reservedCents]);
  }
  return { accounts, state };
}

test('after any history all accounts equal an independent calculation from the sale and its refunds', () => {
  fc.assert(
    fc.property(sales, events, (sale, history) => {
      const { accounts } = run(sale, history);
      const percents = history.flatMap((event) => (event.kind === 'refund' ? [event.percent] : []));
      const refunded = Math.max(
        0,
        ...percents.map((percent) => Math.ceil((sale.totalCents * percent) / 100)),
      );
      const kept = (part: number) =>
        refunded >= sale.totalCents
          ? 0
          : part - Number((BigInt(part) * BigInt(refunded)) / BigInt(sale.totalCents));
      const fee = history.find((event) => event.kind === 'fee')?.cents ?? sale.feeCents;
      const net = sale.totalCents - fee - sale.taxCents;
      const earned = net > 0 ? Number((BigInt(net) * BigInt(sale.permille)) / 1000n) : 0;
      const instructor = accounts.held + accounts.available + accounts.reserve;
      expect(accounts.clearing).toBe(refunded - sale.totalCents);
      expect(accounts.fees).toBe(fee);
      expect(accounts.tax).toBe(kept(sale.taxCents));
      expect(instructor).toBe(kept(earned));
      expect(accounts.revenue).toBe(sale.totalCents - refunded - fee - accounts.tax - instructor);
    }),
    { numRuns: 5000 },
  );
});

test('what is held and reserved never becomes negative', () => {
  fc.assert(
    fc.property(sales, events, (sale, history) => {
      const { state } = run(sale, history);
      expect(Math.min(state.heldCents, state.reservedCents)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

test('a fee that is reported is booked once, and has the same result before and after a refund and a release', () => {
  const sale = { totalCents: 4900, feeCents: 173, taxCents: 0, permille: 500 };
  const steps: Event[] = [{ kind: 'fee', cents: 246 }, { kind: 'refund', percent: 40 }, { kind: 'release' }];
  const orders = [
    [0, 1, 2],
    [1, 0, 2],
    [2, 0, 1],
    [1, 2, 0],
  ].map(
    (order) => run(sale, [...order.flatMap((index) => steps[index] ?? []), { kind: 'release' }]).accounts,
  );
  const earned = Math.floor((4900 - 246) / 2);
  const kept = earned - Math.floor((earned * 1960) / 4900);
  for (const accounts of orders) expect(accounts).toMatchObject({ fees: 246, held: 0, available: kept });
  const again = run(sale, [steps[0] as Event, { kind: 'fee', cents: 999 }]);
  expect(again.accounts.fees).toBe(246);
});

test('a fee that was estimated correctly moves nothing', () => {
  const sale = { totalCents: 4900, feeCents: 173, taxCents: 0, permille: 500 };
  expect(run(sale, [{ kind: 'fee', cents: 173 }]).accounts).toEqual(run(sale, []).accounts);
});

test('a full refund takes back earnings that have become available, and leaves the platform with the fee', () => {
  const sale = { totalCents: 5900, feeCents: 202, taxCents: 0, permille: 500 };
  const { accounts } = run(sale, [{ kind: 'release' }, { kind: 'refund', percent: 100 }]);
  expect(accounts).toMatchObject({ held: 0, available: 0, reserve: 0, revenue: -202, clearing: 0 });
});

test('a refund that is reported again subtracts nothing', () => {
  const sale = { totalCents: 5900, feeCents: 202, taxCents: 0, permille: 500 };
  const once = run(sale, [{ kind: 'refund', percent: 40 }]);
  const twice = run(sale, [
    { kind: 'refund', percent: 40 },
    { kind: 'refund', percent: 40 },
    { kind: 'refund', percent: 10 },
  ]);
  expect(twice).toEqual(once);
});

test('a dispute that is lost takes the reserve; one that is won gives it back', () => {
  const sale = { totalCents: 5900, feeCents: 202, taxCents: 0, permille: 970 };
  const lost = run(sale, [{ kind: 'release' }, { kind: 'dispute' }, { kind: 'refund', percent: 100 }]);
  expect(lost.accounts).toMatchObject({ held: 0, available: 0, reserve: 0 });
  const won = run(sale, [{ kind: 'dispute' }, { kind: 'won' }, { kind: 'release' }]);
  expect(won.accounts).toMatchObject({ held: 0, available: 5527, reserve: 0 });
});

test('a fee above the price leaves the instructor with nothing and the platform with the loss', () => {
  expect(splitSale({ totalCents: 50, feeCents: 51, taxCents: 0, permille: 970 })).toMatchObject({
    earnedCents: 0,
    revenueCents: -1,
  });
});

test('the parts of an amount are less than a cent from their exact shares, and sum to the amount', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (amount, shares) => {
      const parts = allocate(amount, shares);
      const whole = shares.reduce((sum, share) => sum + share, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        const exact = whole > 0 ? (amount * (shares[index] ?? 0)) / whole : amount / shares.length;
        expect(Math.abs(part - exact)).toBeLessThan(1);
      }
    }),
    { numRuns: Number(process.env.SPLITS ?? 10_000) },
  );
});
