import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../../contract/api/read.ts';
import { priceChangeIn, priceChangeSince } from './price-change.ts';

const refusal = (code: string, more: object = {}) =>
  new ApiFailure(409, { success: false, code, message: 'A sentence.', ...more });

test.each([
  [refusal('payment.amount_changed', { amount: 59 }), { from: 49, to: 59 }],
  [refusal('coupon.refused', { amount: 59 }), { from: 49, to: 59, lost: 'A sentence.' }],
  [refusal('payment.courses_changed', { amount: 49 }), { from: 49, to: 49, otherCourses: true }],
  [refusal('coupon.refused'), null],
  [refusal('payment.pending', { amount: 59 }), null],
  [new Error('offline'), null],
])('refusal %# has the right price change, if any', (error, change) => {
  expect(priceChangeIn(error, 49)).toEqual(change);
  expect(priceChangeIn(error, undefined)).toBeNull();
});

test.each([
  ['49', 59, { from: 49, to: 59 }],
  ['59.5', 49, { from: 59.5, to: 49 }],
  ['49', 49, null],
  ['49.00', 49, null],
  [null, 49, null],
  ['', 49, null],
  ['-1', 49, null],
  ['1e3', 49, null],
  ['forty', 49, null],
])('between %s at the checkout and %d now, the price change is %j', (shown, amount, change) => {
  expect(priceChangeSince(shown, amount, null)).toEqual(change);
});

test('the change since the checkout says why its coupon no longer applies', () => {
  const gone = { code: 'HALF', offer: null, problem: 'This coupon is no longer valid.' };
  expect(priceChangeSince('24.5', 49, gone)).toEqual({ from: 24.5, to: 49, lost: gone.problem });
});
