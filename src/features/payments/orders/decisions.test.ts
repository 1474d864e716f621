import { describe, expect, test } from 'vitest';
import { type Decidable, decisionsAbout } from './decisions.ts';

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
  test('no more is offered back than is left, whether the order shows it already or it is only promised', () => {
    expect(about({ refundedCents: 3000 }, 1000).refund).toEqual({ mostCents: 1900, wholeOnly: false });
    expect(about({ refundedCents: 1000 }, 3000).refund).toEqual({ mostCents: 1900, wholeOnly: false });
    expect(about({ refundedCents: 1000 }, 4900).refund).toBeNull();
    expect(about({ status: 'refunded', refundedCents: 4900 }).refund).toBeNull();
  });

  test.each(['pending', 'failed'] as const)(
    'money that does not match a %s order is accepted or goes back as a whole, once',
    (status) => {
      const whole = { mostCents: 4900, wholeOnly: true };
      expect(about({ status, ...review })).toEqual({ confirm: true, reject: false, refund: whole });
      expect(about({ status, ...review }, 4900).refund).toBeNull();
      expect(about({ status })).toEqual({ confirm: false, reject: false, refund: null });
    },
  );

  test('nothing at all while the provider still has to answer a refund', () => {
    const nothing = { confirm: false, reject: false, refund: null };
    expect(about({ status: 'pending', ...review }, 4900, true)).toEqual(nothing);
    expect(about(review, 900, true)).toEqual(nothing);
  });

  test('what was never paid through a provider has no way back, but a transfer has', () => {
    expect(about({ method: 'free', providerReference: null }).refund).toBeNull();
    expect(about({ method: 'bank', providerReference: null }).refund).toMatchObject({ mostCents: 4900 });
  });

  const transfer = { method: 'bank', providerReference: null } as const;

  test('a transfer that is waited for may be confirmed or rejected; before a receipt there is nothing to give back', () => {
    expect(about({ ...transfer, status: 'pending' })).toEqual({ confirm: true, reject: true, refund: null });
  });

  test('a transfer with a receipt may also go back as a whole, once', () => {
    const waiting = { ...transfer, status: 'pending', inFlight: true } as const;
    const refund = { mostCents: 4900, wholeOnly: true };
    expect(about(waiting)).toEqual({ confirm: true, reject: true, refund });
    expect(about(waiting, 4900).refund).toBeNull();
  });

  test('a transfer that was rejected or expired may still be confirmed, and not be rejected again', () => {
    expect(about({ ...transfer, status: 'failed' })).toEqual({ confirm: true, reject: false, refund: null });
  });

  test('a transfer under review is accepted or goes back, and is not rejected', () => {
    expect(about({ ...transfer, status: 'pending', ...review })).toMatchObject({
      confirm: true,
      reject: false,
      refund: { wholeOnly: true },
    });
  });

  test.each(['completed', 'refunded'] as const)(
    'a transfer that is %s is neither confirmed nor rejected',
    (status) => {
      expect(about({ ...transfer, status })).toMatchObject({ confirm: false, reject: false });
    },
  );

  test('money on its way through a provider has not come yet and does not go back', () => {
    expect(about({ status: 'pending', inFlight: true })).toEqual({
      confirm: false,
      reject: false,
      refund: null,
    });
  });

  test('what no provider knows has no way back, even under review', () => {
    expect(about({ status: 'pending', ...review, providerReference: null }).refund).toBeNull();
  });

  test('a review of a completed order may be settled, and its money may go back in part', () => {
    expect(about(review)).toEqual({
      confirm: true,
      reject: false,
      refund: { mostCents: 4900, wholeOnly: false },
    });
  });

  test('nothing goes back of a refunded order, whatever its amounts say', () => {
    expect(about({ status: 'refunded' }).refund).toBeNull();
  });
});
