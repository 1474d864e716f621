import { expect, test } from 'vitest';
import type { Receipt } from '../../contract.ts';
import { failureOfPayment } from './failure-copy.ts';

/** An order for a course, by bank transfer. */
const order = (changes: Partial<Receipt>) =>
  ({
    gift: null,
    bundle: null,
    flags: [],
    secondPayment: false,
    courseOwned: false,
    failureReason: null,
    bankReceipt: null,
    paymentInfo: { paymentMethod: 'bank', paymentStatus: 'failed', amount: 49 },
    ...changes,
  }) as unknown as Receipt;

const bankReceipt = { name: 'receipt.pdf' } as Receipt['bankReceipt'];

test('an order whose buyer owns its course needs no payment', () => {
  expect(failureOfPayment(order({ courseOwned: true, failureReason: 'cancelled' }), 'cancelled')).toEqual({
    title: 'You already own this course',
    text: 'You already own this course; nothing was charged for this order.',
    next: 'open',
  });
  const bundle = { title: 'The delivery route', slug: 'the-delivery-route' };
  expect(failureOfPayment(order({ courseOwned: true, bundle }), null).title).toBe(
    'You already own these courses',
  );
});

test('a buyer who sent a receipt is never told that a transfer cost nothing, or to make it again', () => {
  const rejected = order({ courseOwned: true, bankReceipt, failureReason: 'rejected' });
  expect(failureOfPayment(rejected, null)).toMatchObject({
    text: 'We couldn’t confirm your bank transfer, and have emailed you the reason. If the money has left your account, don’t pay again: send us your bank’s confirmation.',
    next: 'open',
  });
  const paymentInfo = { paymentMethod: 'bank', paymentStatus: 'refunded', amount: 49 } as const;
  expect(failureOfPayment(order({ courseOwned: true, bankReceipt, paymentInfo }), null)).toMatchObject({
    text: 'This payment has been refunded.',
    next: 'open',
  });
});

test('does not say that a payment from another account failed', () => {
  expect(failureOfPayment(null, 'unverified')).toMatchObject({
    title: 'Payment verification failed',
    next: 'wait',
  });
  expect(failureOfPayment(order({}), 'unverified').title).toBe('Payment failed');
});

test('a payment that failed can be tried again', () => {
  expect(failureOfPayment(order({ failureReason: 'rejected' }), null).next).toBe('retry');
  expect(failureOfPayment(null, 'declined').next).toBe('retry');
});
