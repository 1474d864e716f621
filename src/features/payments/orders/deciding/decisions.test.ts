import { describe, expect, test } from 'vitest';
import { type Decidable, decisionsAbout, isReceiptWaiting } from './decisions.ts';

const bought: Decidable = {
  id: 'order-1',
  status: 'completed',
  amountCents: 4900,
  currency: 'usd',
  refundedCents: 0,
  inFlight: false,
  failureReason: null,
  flags: [],
  disputes: {},
  takenCurrency: null,
  method: 'stripe',
  providerReference: 'cs_1',
};
const about = (order: Partial<Decidable>, promisedCents = 0, isUnderWay = false) =>
  decisionsAbout({ ...bought, ...order }, { promisedCents, isUnderWay });
const review = { flags: ['review' as const] };

describe('what an administrator may decide', () => {
  test('the refund offered is what is left after completed and requested refunds', () => {
    expect(about({ refundedCents: 3000 }, 1000).refund).toEqual({ mostCents: 1900, wholeOnly: false });
    expect(about({ refundedCents: 1000 }, 3000).refund).toEqual({ mostCents: 1900, wholeOnly: false });
    expect(about({ refundedCents: 1000 }, 4900).refund).toBeNull();
    expect(about({ status: 'refunded', refundedCents: 4900 }).refund).toBeNull();
  });

  test.each(['pending', 'failed'] as const)(
    'a payment that does not match a %s order is accepted or refunded in full, once',
    (status) => {
      const whole = { mostCents: 4900, wholeOnly: true };
      expect(about({ status, ...review })).toEqual({ confirm: true, reject: false, refund: whole });
      expect(about({ status, ...review }, 4900).refund).toBeNull();
      expect(about({ status })).toEqual({ confirm: false, reject: false, refund: null });
    },
  );

  test('nothing is offered while the provider still has to respond to a refund', () => {
    const nothing = { confirm: false, reject: false, refund: null };
    expect(about({ status: 'pending', ...review }, 4900, true)).toEqual(nothing);
    expect(about(review, 900, true)).toEqual(nothing);
  });

  test('an order without a provider’s reference cannot be refunded, unless it was paid by bank transfer', () => {
    expect(about({ method: 'free', providerReference: null }).refund).toBeNull();
    expect(about({ method: 'bank', providerReference: null }).refund).toMatchObject({ mostCents: 4900 });
  });

  const transfer = { method: 'bank', providerReference: null } as const;

  test('an awaited transfer can be confirmed or rejected; before a receipt there is nothing to refund', () => {
    expect(about({ ...transfer, status: 'pending' })).toEqual({ confirm: true, reject: true, refund: null });
  });

  test('a transfer with a receipt can also be refunded in full, once', () => {
    const waiting = { ...transfer, status: 'pending', inFlight: true } as const;
    const refund = { mostCents: 4900, wholeOnly: true };
    expect(about(waiting)).toEqual({ confirm: true, reject: true, refund });
    expect(about(waiting, 4900).refund).toBeNull();
  });

  test('a rejected or expired transfer can still be confirmed, but not rejected again', () => {
    expect(about({ ...transfer, status: 'failed' })).toEqual({ confirm: true, reject: false, refund: null });
  });

  test('a transfer under review can be accepted or refunded, but not rejected', () => {
    expect(about({ ...transfer, status: 'pending', ...review })).toMatchObject({
      confirm: true,
      reject: false,
      refund: { wholeOnly: true },
    });
  });

  test.each(['completed', 'refunded'] as const)(
    'a transfer that is %s cannot be confirmed or rejected',
    (status) => {
      expect(about({ ...transfer, status })).toMatchObject({ confirm: false, reject: false });
    },
  );

  test('a payment in progress at a provider has not arrived yet, so it cannot be refunded', () => {
    expect(about({ status: 'pending', inFlight: true })).toEqual({
      confirm: false,
      reject: false,
      refund: null,
    });
  });

  test('a payment unknown to any provider cannot be refunded, even under review', () => {
    expect(about({ status: 'pending', ...review, providerReference: null }).refund).toBeNull();
  });

  test('a review of a completed order can be settled, and the order partly refunded', () => {
    expect(about(review)).toEqual({
      confirm: true,
      reject: false,
      refund: { mostCents: 4900, wholeOnly: false },
    });
  });

  test('nothing is refunded on a refunded order, whatever its amounts', () => {
    expect(about({ status: 'refunded' }).refund).toBeNull();
  });
});

test('a receipt awaits a decision while its transfer is pending', () => {
  const waiting = { method: 'bank', status: 'pending', inFlight: true } as const;
  expect(isReceiptWaiting(waiting)).toBe(true);
  expect(isReceiptWaiting({ ...waiting, method: 'stripe' })).toBe(false);
  expect(isReceiptWaiting({ ...waiting, status: 'failed' })).toBe(false);
  expect(isReceiptWaiting({ ...waiting, inFlight: false })).toBe(false);
});
