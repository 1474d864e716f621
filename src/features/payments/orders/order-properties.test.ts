import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFacts, captured } from '../../../../test/factories/buying/order-facts.ts';
import { failureReasons } from '../../../contract/constants.ts';
import { decide, type Effect, type Fact } from './order.ts';

const rightMoney = fc
  .constantFrom(0, 0, 0, 1000, 2500, 4900)
  .map((refundedCents): Fact => captured({ refundedCents }));
const wrongMoney = fc
  .constantFrom(
    { amountCents: 4800 },
    { currency: 'eur' },
    { orderId: 'order-2' },
    { amountCents: 4800, refundedCents: 4800 },
  )
  .map((wrong): Fact => captured(wrong));
const dispute = fc.record({
  kind: fc.constant('dispute' as const),
  disputeId: fc.constantFrom('dp_1', 'dp_2'),
  state: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
});
const otherwise = fc.oneof(
  fc.constant<Fact>({ kind: 'open' }),
  fc.constant<Fact>({ kind: 'approved' }),
  fc.constant<Fact>({ kind: 'processing' }),
  fc.constantFrom(...failureReasons).map((reason): Fact => ({ kind: 'failed', reason })),
);
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  rightMoney,
  wrongMoney,
  otherwise,
  dispute,
  fc.constant<Fact>({ kind: 'refundFailed' }),
  fc.constantFrom<Fact>(
    { kind: 'confirmed', received: null },
    { kind: 'confirmed', received: { amountCents: 4800, currency: 'usd', refundedCents: 0 } },
    { kind: 'confirmed', received: { amountCents: 4800, currency: 'usd', refundedCents: 1000 } },
    { kind: 'confirmed', received: { amountCents: 7350, currency: 'jpy', refundedCents: 7349 } },
  ),
);
const anyFacts = fc.array(anyFact, { maxLength: 14 });
const runs = { numRuns: 3000 };
const rank = { pending: 0, failed: 1, completed: 2, refunded: 3 };

describe('whatever a provider reports, in whatever order', () => {
  test('completed and refunded orders never return to an earlier status', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const ranks = applyFacts(facts).path.map(({ status }) => rank[status]);
        expect(ranks).toEqual([...ranks].sort());
      }),
      runs,
    );
  });

  test('access is given at most once, and only for the right payment or on an administrator’s decision', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const grants = applyFacts(facts).effects.filter((effect) => effect === 'grantAccess').length;
        expect(grants).toBeLessThanOrEqual(1);
        if (!facts.some((fact) => vouchesFor(fact))) expect(grants).toBe(0);
      }),
      runs,
    );
  });

  test('repeating a fact changes nothing', () => {
    fc.assert(
      fc.property(anyFacts, anyFact, (facts, fact) => {
        expect(decide(applyFacts([...facts, fact]).order, fact)).toBeNull();
      }),
      runs,
    );
  });

  test('an order’s fields agree with its status', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const order of applyFacts(facts).path) {
          expect(order.failureReason !== null).toBe(order.status === 'failed');
          if (order.inFlight) expect(order.status).toBe('pending');
          expect(order.refundedCents).toBeLessThanOrEqual(order.amountCents);
          expect(order.refundedCents === order.amountCents).toBe(order.status === 'refunded');
          expect(order.flags.includes('disputed')).toBe(Object.values(order.disputes).includes('open'));
          expect(new Set(order.flags).size).toBe(order.flags.length);
        }
      }),
      runs,
    );
  });

  test('access follows the status: open while completed and undisputed, never after a refund', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { order, effects } = applyFacts(facts);
        expect(accessAfter(effects)).toBe(order.status === 'completed' && !order.flags.includes('disputed'));
      }),
      runs,
    );
  });

  test('the final state does not depend on the order in which true facts arrive', () => {
    const trueFacts = fc.array(fc.oneof(rightMoney, otherwise), { maxLength: 10 });
    const pair = trueFacts.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length })),
    );
    fc.assert(
      fc.property(pair, ([one, another]) => {
        const [first, second] = [applyFacts(one).order, applyFacts(another).order];
        expect(second.status).toBe(first.status);
        if (first.status === 'completed') expect(second.refundedCents).toBe(first.refundedCents);
      }),
      runs,
    );
  });
});

const vouchesFor = (fact: Fact): boolean =>
  fact.kind === 'confirmed' || (fact.kind === 'captured' && isRight(fact));

const isRight = (fact: Extract<Fact, { kind: 'captured' }>): boolean =>
  fact.amountCents === 4900 && fact.currency === 'usd' && fact.orderId === 'order-1';

function accessAfter(effects: Effect[]): boolean {
  let access = false;
  for (const effect of effects) {
    if (effect === 'grantAccess' || effect === 'restoreAccess') access = true;
    if (effect === 'suspendAccess' || effect === 'endAccess') access = false;
  }
  return access;
}
