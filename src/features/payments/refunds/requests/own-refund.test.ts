import { describe, expect, test } from 'vitest';
import { newOrder } from '../../../../../test/factories/buying/order-facts.ts';
import { type OwnLine, ownRefundOf } from './own-refund.ts';

const terms = { days: 14, percent: 30 };
const paidAt = new Date('2026-05-01T12:00:00Z');
const daysLater = (days: number, ms = 0) => new Date(paidAt.getTime() + days * 86_400_000 + ms);

const paid: OwnLine['order'] = {
  ...newOrder,
  status: 'completed',
  method: 'stripe',
  providerReference: 'cs_1',
};
const line = (changes: Partial<OwnLine> = {}): OwnLine => ({
  order: paid,
  soFar: { promisedCents: 0, isUnderWay: false },
  paidAt,
  grantsAccess: true,
  leftCents: 4900,
  percent: 0,
  wasRefunded: false,
  giftClaimed: null,
  ...changes,
});
const refund = (changes?: Partial<OwnLine>, now = daysLater(1)) => ownRefundOf(line(changes), terms, now);

describe('a learner refunds a line', () => {
  test('a line is refunded immediately within the period and below the progress in the terms', () => {
    expect(refund()).toEqual({ kind: 'now', amountCents: 4900 });
    expect(refund({ percent: 29 }, daysLater(14))).toEqual({ kind: 'now', amountCents: 4900 });
  });

  test.each([
    ['after the period', {}, daysLater(14, 1), 'late'],
    ['once they reach the progress limit in the terms', { percent: 30 }, daysLater(1), 'progress'],
    [
      'for a bank transfer, which is sent back by hand',
      { order: { ...paid, method: 'bank' } },
      daysLater(1),
      'bank',
    ],
    ['a second time for the same course', { wasRefunded: true }, daysLater(1), 'again'],
  ] as const)('a learner can only ask for a refund %s', (_when, changes, now, cause) => {
    expect(refund(changes as Partial<OwnLine>, now)).toEqual({ kind: 'ask', amountCents: 4900, cause });
  });

  test('a refund is at most what is left of the order', () => {
    const order = { ...paid, refundedCents: 900 };
    expect(refund({ order, leftCents: 4900 })).toEqual({ kind: 'now', amountCents: 4000 });
  });

  test.each<[string, Partial<OwnLine>]>([
    ['that is not paid', { order: { ...paid, status: 'pending' } }],
    ['that is refunded', { order: { ...paid, status: 'refunded', refundedCents: 4900 } }],
    ['of which nothing is left', { leftCents: 0 }],
    ['that is disputed', { order: { ...paid, disputes: { dp_1: 'open' } } }],
    ['that is under review', { order: { ...paid, flags: ['review'] } }],
    ['with a refund in progress', { soFar: { promisedCents: 4900, isUnderWay: true } }],
    ['that was a second payment, which is refunded anyway', { grantsAccess: false }],
  ])('a line cannot be refunded in an order %s', (_which, changes) => {
    expect(refund(changes)).toBeNull();
  });
});

test('a gift can be refunded immediately until it is claimed, however late, and never afterwards', () => {
  const gift = { giftClaimed: false };
  expect(refund(gift, daysLater(300))).toEqual({ kind: 'now', amountCents: 4900 });
  expect(refund({ ...gift, wasRefunded: true })?.kind).toBe('now');
  expect(refund({ ...gift, order: { ...paid, method: 'bank' } })).toMatchObject({
    kind: 'ask',
    cause: 'bank',
  });
  expect(refund({ giftClaimed: true })).toBeNull();
});
