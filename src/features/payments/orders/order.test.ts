import { describe, expect, test } from 'vitest';
import { applyFacts, captured, newOrder } from '../../../../test/factories/buying/order-facts.ts';
import { decide, type Fact } from './order.ts';

describe('an order', () => {
  test('completes when its payment arrives, and gives access', () => {
    const { order, effects } = applyFacts([{ kind: 'processing' }, captured()]);
    expect(order).toMatchObject({ status: 'completed', inFlight: false });
    expect(effects).toEqual(['grantAccess']);
  });

  test('is in flight only while a payment is in progress', () => {
    expect(applyFacts([{ kind: 'open' }]).order.inFlight).toBe(false);
    expect(applyFacts([{ kind: 'processing' }]).order).toMatchObject({ status: 'pending', inFlight: true });
    expect(applyFacts([{ kind: 'processing' }, { kind: 'failed', reason: 'declined' }]).order).toMatchObject({
      status: 'failed',
      inFlight: false,
      failureReason: 'declined',
    });
  });

  test('an order that failed or expired completes when the provider reports a captured payment', () => {
    const { order, effects } = applyFacts([{ kind: 'failed', reason: 'expired' }, captured()]);
    expect(order).toMatchObject({ status: 'completed', failureReason: null });
    expect(effects).toEqual(['grantAccess']);
  });

  test.each([
    ['amount', { amountCents: 4800 }],
    ['currency', { currency: 'eur' }],
    ['order', { orderId: 'order-2' }],
  ])('an order paid with the wrong %s gives no access and asks for review, once', (_what, wrong) => {
    const { order, effects } = applyFacts([
      captured(wrong),
      captured(wrong),
      { kind: 'failed', reason: 'expired' },
    ]);
    expect(order).toMatchObject({ status: 'pending', inFlight: true, flags: ['review'] });
    expect(effects).toEqual(['askForReview']);
  });

  test('a partial refund keeps access and is recorded; a full refund ends access', () => {
    const part = applyFacts([captured(), captured({ refundedCents: 1000 })]);
    expect(part.order).toMatchObject({
      status: 'completed',
      refundedCents: 1000,
      flags: ['partiallyRefunded'],
    });
    expect(part.effects).toEqual(['grantAccess', 'tellRefund']);
    const full = applyFacts([captured({ refundedCents: 4900 })], part.order);
    expect(full.order).toMatchObject({ status: 'refunded', refundedCents: 4900, flags: [] });
    expect(full.effects).toEqual(['endAccess', 'tellRefund']);
  });

  test('an order whose refund did not arrive asks for review and keeps its state', () => {
    const { order } = applyFacts([captured(), captured({ refundedCents: 4900 }), { kind: 'refundFailed' }]);
    expect(order).toMatchObject({ status: 'refunded', flags: ['review'] });
  });

  test('an order under review is settled by an administrator: accepted as received, once', () => {
    const received = { amountCents: 4800, currency: 'usd', refundedCents: 0 };
    const wrong = captured({ amountCents: 4800 });
    const accepted = applyFacts([
      wrong,
      { kind: 'confirmed', received },
      { kind: 'confirmed', received },
      wrong,
    ]);
    expect(accepted.order).toMatchObject({
      status: 'completed',
      amountCents: 4800,
      flags: [],
      inFlight: false,
    });
    expect(accepted.effects).toEqual(['askForReview', 'grantAccess']);
    const back = applyFacts([captured({ amountCents: 4800, refundedCents: 4800 })], accepted.order);
    expect(back.order).toMatchObject({ status: 'refunded', refundedCents: 4800 });
    const inNaira = applyFacts([
      { kind: 'confirmed', received: { amountCents: 7_500_000, currency: 'ngn', refundedCents: 0 } },
    ]).order;
    expect(inNaira).toMatchObject({ amountCents: 4900, takenCurrency: 'ngn' });
    const half = captured({ amountCents: 7_500_000, currency: 'ngn', refundedCents: 3_750_000 });
    expect(applyFacts([half], inNaira).order).toMatchObject({ status: 'completed', refundedCents: 2450 });
  });

  test('an order whose refund did not arrive keeps its state, without the flag, when its review is settled', () => {
    const { order, effects } = applyFacts([
      captured(),
      captured({ refundedCents: 4900 }),
      { kind: 'refundFailed' },
      { kind: 'confirmed', received: null },
    ]);
    expect(order).toMatchObject({ status: 'refunded', flags: [] });
    expect(effects).toEqual(['grantAccess', 'endAccess', 'tellRefund', 'askForReview']);
  });

  test('a disputed order is suspended: winning restores it, losing refunds it', () => {
    const dispute = (state: 'open' | 'won' | 'lost'): Fact => ({ kind: 'dispute', disputeId: 'dp_1', state });
    expect(applyFacts([captured(), dispute('open')])).toMatchObject({
      order: { status: 'completed', flags: ['disputed'] },
      effects: ['grantAccess', 'suspendAccess'],
    });
    expect(applyFacts([captured(), dispute('open'), dispute('won'), dispute('open')])).toMatchObject({
      order: { status: 'completed', flags: [] },
      effects: ['grantAccess', 'suspendAccess', 'restoreAccess'],
    });
    expect(applyFacts([captured(), dispute('open'), dispute('lost')])).toMatchObject({
      order: { status: 'refunded', flags: [] },
      effects: ['grantAccess', 'suspendAccess', 'endAccess', 'tellRefund'],
    });
  });

  test.each([newOrder, { ...newOrder, status: 'failed', failureReason: 'expired' } as const])(
    'an unpaid order has no refund that could fail: $status',
    (order) => {
      expect(decide(order, { kind: 'refundFailed' })).toBeNull();
    },
  );

  test('a completed order asks for review once when a refund does not arrive, with no payment in progress', () => {
    const { order, effects } = applyFacts([captured(), { kind: 'refundFailed' }, { kind: 'refundFailed' }]);
    expect(order).toMatchObject({ status: 'completed', inFlight: false, flags: ['review'] });
    expect(effects).toEqual(['grantAccess', 'askForReview']);
  });

  test('an order that failed and then receives the wrong payment has no payment in progress', () => {
    const failed = applyFacts([{ kind: 'failed', reason: 'declined' }]).order;
    expect(decide(failed, captured({ amountCents: 1 }))?.next).toMatchObject({
      status: 'failed',
      inFlight: false,
      flags: ['review'],
    });
  });

  test('an order under review waits for an administrator even when the right payment arrives', () => {
    const { order } = applyFacts([captured({ currency: 'eur' })]);
    expect(decide(order, captured())).toBeNull();
  });

  test('an order first reported as paid and fully refunded becomes refunded without giving access', () => {
    const { order, effects } = applyFacts([captured({ refundedCents: 4900 })]);
    expect(order).toMatchObject({ status: 'refunded', refundedCents: 4900, inFlight: false });
    expect(effects).toEqual(['tellRefund']);
  });

  test('an order partly refunded before it completed records that immediately', () => {
    const { order, effects } = applyFacts([captured({ refundedCents: 1000 })]);
    expect(order).toMatchObject({
      status: 'completed',
      refundedCents: 1000,
      flags: ['partiallyRefunded'],
    });
    expect(effects).toEqual(['grantAccess']);
  });

  test('does not lose a refund when an older webhook arrives late', () => {
    const { order } = applyFacts([captured({ refundedCents: 1000 })]);
    expect(decide(order, captured({ refundedCents: 1000 }))).toBeNull();
    expect(decide(order, captured({ refundedCents: 500 }))).toBeNull();
    expect(decide(order, captured({ refundedCents: 4899 }))?.next).toMatchObject({
      status: 'completed',
      refundedCents: 4899,
      flags: ['partiallyRefunded'],
    });
  });

  test.each<[string, Fact[]]>([
    ['in flight', [{ kind: 'processing' }]],
    ['failed', [{ kind: 'failed', reason: 'declined' }]],
    ['completed', [captured()]],
    ['refunded', [captured(), captured({ refundedCents: 4900 })]],
  ])('an order that is %s is not put in flight again', (_what, facts) => {
    expect(decide(applyFacts(facts).order, { kind: 'processing' })).toBeNull();
  });

  test('an order that is failed, completed or refunded does not fail', () => {
    const ends: Fact[][] = [
      [{ kind: 'failed', reason: 'declined' }],
      [captured()],
      [captured({ refundedCents: 4900 })],
    ];
    for (const facts of ends)
      expect(decide(applyFacts(facts).order, { kind: 'failed', reason: 'expired' })).toBeNull();
  });

  test('a refunded order ignores further facts about its payment', () => {
    const { order } = applyFacts([captured(), captured({ refundedCents: 4900 })]);
    for (const fact of [captured(), captured({ refundedCents: 4900 }), captured({ currency: 'eur' })])
      expect(decide(order, fact)).toBeNull();
  });

  test('needs no confirmation once it is completed or refunded', () => {
    for (const facts of [[captured()], [captured({ refundedCents: 4900 })]])
      expect(decide(applyFacts(facts).order, { kind: 'confirmed', received: null })).toBeNull();
  });

  test('a settled order keeps its data when its review ends', () => {
    const { order } = applyFacts([captured({ refundedCents: 1000 }), { kind: 'refundFailed' }]);
    expect(decide(order, { kind: 'confirmed', received: null })).toEqual({
      next: { ...order, flags: ['partiallyRefunded'] },
      effects: [],
    });
  });

  test('an order confirmed without a provider completes at its own price, with nothing refunded', () => {
    const { order } = applyFacts([{ kind: 'confirmed', received: null }]);
    expect(order).toEqual({ ...newOrder, status: 'completed' });
  });

  test.each([
    ['exactly, in the order’s own currency', 4900, 'usd', 1234, 1234],
    ['as a share of another amount', 9800, 'usd', 2469, 1235],
    ['as a share of another currency', 49_000, 'jpy', 12_340, 1234],
    ['as less than the whole until everything is refunded', 7_500_000, 'ngn', 7_499_999, 4899],
  ])('counts what was refunded %s', (_how, amountCents, currency, refundedCents, expected) => {
    const { order } = applyFacts([captured()]);
    expect(decide(order, captured({ amountCents, currency, refundedCents }))).toEqual({
      next: { ...order, refundedCents: expected, flags: ['partiallyRefunded'] },
      effects: ['tellRefund'],
    });
  });

  test('an order accepted in its own currency uses the amount received, and what has already been refunded of it', () => {
    const received = { amountCents: 4800, currency: 'usd', refundedCents: 1000 };
    expect(applyFacts([{ kind: 'confirmed', received }]).order).toEqual({
      ...newOrder,
      status: 'completed',
      amountCents: 4800,
      refundedCents: 1000,
      flags: ['partiallyRefunded'],
    });
  });

  const disputeOf = (disputeId: string, state: 'open' | 'won' | 'lost'): Fact => ({
    kind: 'dispute',
    disputeId,
    state,
  });

  test('an order with two disputes is restored only when neither is open', () => {
    const both = applyFacts([captured(), disputeOf('dp_1', 'open'), disputeOf('dp_2', 'open')]);
    expect(both.effects).toEqual(['grantAccess', 'suspendAccess']);
    const one = applyFacts([disputeOf('dp_1', 'won')], both.order);
    expect(one).toMatchObject({ order: { flags: ['disputed'] }, effects: [] });
    expect(applyFacts([disputeOf('dp_2', 'won')], one.order)).toMatchObject({
      order: { flags: [], disputes: { dp_1: 'won', dp_2: 'won' } },
      effects: ['restoreAccess'],
    });
  });

  test.each(['won', 'lost'] as const)('ignores further facts about a dispute that was %s', (state) => {
    const { order } = applyFacts([captured(), disputeOf('dp_1', state)]);
    for (const later of ['open', 'won', 'lost'] as const)
      expect(decide(order, disputeOf('dp_1', later))).toBeNull();
  });

  test('records an open dispute once', () => {
    const { order } = applyFacts([captured(), disputeOf('dp_1', 'open')]);
    expect(decide(order, disputeOf('dp_1', 'open'))).toBeNull();
  });

  test('an order that never gave access is refunded when a dispute about it is lost, without ending access', () => {
    const lost = applyFacts([disputeOf('dp_1', 'lost')]);
    expect(lost.order).toMatchObject({ status: 'refunded', refundedCents: 4900, failureReason: null });
    expect(lost.effects).toEqual([]);
    const failed = applyFacts([{ kind: 'failed', reason: 'declined' }, disputeOf('dp_1', 'lost')]);
    expect(failed.order).toMatchObject({ status: 'refunded', failureReason: null });
  });

  test('a refunded order changes only its disputes when one is opened or lost', () => {
    const { order } = applyFacts([captured(), captured({ refundedCents: 4900 })]);
    const open = applyFacts([disputeOf('dp_1', 'open')], order);
    expect(open).toMatchObject({ order: { status: 'refunded', flags: ['disputed'] }, effects: [] });
    expect(applyFacts([disputeOf('dp_1', 'lost')], open.order)).toMatchObject({
      order: { status: 'refunded', flags: [], disputes: { dp_1: 'lost' } },
      effects: [],
    });
  });

  test('keeps its review and drops its partial refund when it is refunded in full', () => {
    const { order } = applyFacts([captured({ refundedCents: 1000 }), { kind: 'refundFailed' }]);
    expect(decide(order, captured({ refundedCents: 4900 }))?.next).toMatchObject({
      status: 'refunded',
      flags: ['review'],
    });
  });

  test('an order disputed before its payment is known starts suspended', () => {
    const { effects } = applyFacts([{ kind: 'dispute', disputeId: 'dp_1', state: 'open' }, captured()]);
    expect(effects).toEqual(['grantAccess', 'suspendAccess']);
  });
});
