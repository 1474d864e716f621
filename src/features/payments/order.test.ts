import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureReasons } from '../../contract/constants.ts';
import { decide, type Effect, type Fact, type Order } from './order.ts';

const newOrder: Order = {
  id: 'order-1',
  status: 'pending',
  amountCents: 4900,
  currency: 'usd',
  refundedCents: 0,
  inFlight: false,
  failureReason: null,
  flags: [],
  disputes: {},
  takenCurrency: null,
};

const captured = (overrides: Partial<Extract<Fact, { kind: 'captured' }>> = {}): Fact => ({
  kind: 'captured',
  orderId: 'order-1',
  amountCents: 4900,
  currency: 'usd',
  refundedCents: 0,
  payment: 'pi_1',
  ...overrides,
});

/** Tells the order one fact after another; what it is in the end, what it was on the way, and all that happened. */
function tell(facts: Fact[], start: Order = newOrder) {
  const path: Order[] = [start];
  const effects: Effect[] = [];
  for (const fact of facts) {
    const transition = decide(path.at(-1) as Order, fact);
    if (!transition) continue;
    path.push(transition.next);
    effects.push(...transition.effects);
  }
  return { order: path.at(-1) as Order, path, effects };
}

describe('an order', () => {
  test('completes when its money is there, and gives access', () => {
    const { order, effects } = tell([{ kind: 'processing' }, captured()]);
    expect(order).toMatchObject({ status: 'completed', inFlight: false });
    expect(effects).toEqual(['grantAccess']);
  });

  test('is in flight only while money is on its way', () => {
    expect(tell([{ kind: 'open' }]).order.inFlight).toBe(false);
    expect(tell([{ kind: 'processing' }]).order).toMatchObject({ status: 'pending', inFlight: true });
    expect(tell([{ kind: 'processing' }, { kind: 'failed', reason: 'declined' }]).order).toMatchObject({
      status: 'failed',
      inFlight: false,
      failureReason: 'declined',
    });
  });

  test('that failed or expired completes when the provider shows captured money', () => {
    const { order, effects } = tell([{ kind: 'failed', reason: 'expired' }, captured()]);
    expect(order).toMatchObject({ status: 'completed', failureReason: null });
    expect(effects).toEqual(['grantAccess']);
  });

  test.each([
    ['amount', { amountCents: 4800 }],
    ['currency', { currency: 'eur' }],
    ['order', { orderId: 'order-2' }],
  ])('paid with the wrong %s gives no access and asks for review, once', (_what, wrong) => {
    const { order, effects } = tell([
      captured(wrong),
      captured(wrong),
      { kind: 'failed', reason: 'expired' },
    ]);
    expect(order).toMatchObject({ status: 'pending', inFlight: true, flags: ['review'] });
    expect(effects).toEqual(['askForReview']);
  });

  test('refunded in part keeps access and says so; refunded in full ends it', () => {
    const part = tell([captured(), captured({ refundedCents: 1000 })]);
    expect(part.order).toMatchObject({
      status: 'completed',
      refundedCents: 1000,
      flags: ['partiallyRefunded'],
    });
    expect(part.effects).toEqual(['grantAccess', 'tellRefund']);
    const full = tell([captured({ refundedCents: 4900 })], part.order);
    expect(full.order).toMatchObject({ status: 'refunded', refundedCents: 4900, flags: [] });
    expect(full.effects).toEqual(['endAccess', 'tellRefund']);
  });

  test('whose refund did not arrive asks for review and keeps its state', () => {
    const { order } = tell([captured(), captured({ refundedCents: 4900 }), { kind: 'refundFailed' }]);
    expect(order).toMatchObject({ status: 'refunded', flags: ['review'] });
  });

  test('under review is settled by an administrator: accepted as it came, once', () => {
    const received = { amountCents: 4800, currency: 'usd', refundedCents: 0 };
    const wrong = captured({ amountCents: 4800 });
    const accepted = tell([wrong, { kind: 'confirmed', received }, { kind: 'confirmed', received }, wrong]);
    expect(accepted.order).toMatchObject({
      status: 'completed',
      amountCents: 4800,
      flags: [],
      inFlight: false,
    });
    expect(accepted.effects).toEqual(['askForReview', 'grantAccess']);
    const back = tell([captured({ amountCents: 4800, refundedCents: 4800 })], accepted.order);
    expect(back.order).toMatchObject({ status: 'refunded', refundedCents: 4800 });
    const inNaira = tell([
      { kind: 'confirmed', received: { amountCents: 7_500_000, currency: 'ngn', refundedCents: 0 } },
    ]).order;
    expect(inNaira).toMatchObject({ amountCents: 4900, takenCurrency: 'ngn' });
    const half = captured({ amountCents: 7_500_000, currency: 'ngn', refundedCents: 3_750_000 });
    expect(tell([half], inNaira).order).toMatchObject({ status: 'completed', refundedCents: 2450 });
  });

  test('whose review is settled after its refund did not arrive keeps its state without the flag', () => {
    const { order, effects } = tell([
      captured(),
      captured({ refundedCents: 4900 }),
      { kind: 'refundFailed' },
      { kind: 'confirmed', received: null },
    ]);
    expect(order).toMatchObject({ status: 'refunded', flags: [] });
    expect(effects).toEqual(['grantAccess', 'endAccess', 'tellRefund', 'askForReview']);
  });

  test('under dispute is suspended; won restores, lost refunds', () => {
    const dispute = (state: 'open' | 'won' | 'lost'): Fact => ({ kind: 'dispute', disputeId: 'dp_1', state });
    expect(tell([captured(), dispute('open')])).toMatchObject({
      order: { status: 'completed', flags: ['disputed'] },
      effects: ['grantAccess', 'suspendAccess'],
    });
    expect(tell([captured(), dispute('open'), dispute('won'), dispute('open')])).toMatchObject({
      order: { status: 'completed', flags: [] },
      effects: ['grantAccess', 'suspendAccess', 'restoreAccess'],
    });
    expect(tell([captured(), dispute('open'), dispute('lost')])).toMatchObject({
      order: { status: 'refunded', flags: [] },
      effects: ['grantAccess', 'suspendAccess', 'endAccess', 'tellRefund'],
    });
  });

  test('disputed before its payment is known begins suspended', () => {
    const { effects } = tell([{ kind: 'dispute', disputeId: 'dp_1', state: 'open' }, captured()]);
    expect(effects).toEqual(['grantAccess', 'suspendAccess']);
  });
});

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

describe('whatever a provider says, in whatever order', () => {
  test('completed and refunded never fall back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const ranks = tell(facts).path.map(({ status }) => rank[status]);
        expect(ranks).toEqual([...ranks].sort());
      }),
      runs,
    );
  });

  test('access is given at most once, and only for the right money or on an administrator’s word', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const given = tell(facts).effects.filter((effect) => effect === 'grantAccess').length;
        expect(given).toBeLessThanOrEqual(1);
        if (!facts.some((fact) => vouchesFor(fact))) expect(given).toBe(0);
      }),
      runs,
    );
  });

  test('saying the same thing twice changes nothing the second time', () => {
    fc.assert(
      fc.property(anyFacts, anyFact, (facts, fact) => {
        expect(decide(tell([...facts, fact]).order, fact)).toBeNull();
      }),
      runs,
    );
  });

  test('its fields agree with its status', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const order of tell(facts).path) {
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
        const { order, effects } = tell(facts);
        expect(accessAfter(effects)).toBe(order.status === 'completed' && !order.flags.includes('disputed'));
      }),
      runs,
    );
  });

  test('where it ends does not depend on the order in which true facts arrive', () => {
    const trueFacts = fc.array(fc.oneof(rightMoney, otherwise), { maxLength: 10 });
    const pair = trueFacts.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length })),
    );
    fc.assert(
      fc.property(pair, ([one, another]) => {
        const [first, second] = [tell(one).order, tell(another).order];
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
