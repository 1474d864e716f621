import { ApiFailure } from '../../../../../contract/api/read.ts';
import type { TriedCoupon } from '../../../../coupons/web/read-offer.ts';

/** A change while the checkout was open: of the price, in dollars, or of the courses in a bundle. */
export type PriceChange = {
  from: number;
  to: number;
  /** Why the coupon no longer applies. */
  lost?: string;
  /** The price is the same, but the courses have changed. */
  otherCourses?: true;
};

const codes = ['payment.amount_changed', 'payment.courses_changed', 'coupon.refused'];

/**
 * The change that caused an order to be refused; null for any other refusal. `shown` is the price the buyer saw, in
 * dollars; without one there is nothing to compare.
 */
export function priceChangeIn(error: unknown, shown: number | undefined): PriceChange | null {
  if (shown === undefined || !(error instanceof ApiFailure) || !codes.includes(error.failure.code))
    return null;
  const { code, amount, message } = error.failure;
  if (typeof amount !== 'number') return null;
  if (code === 'payment.courses_changed') return { from: shown, to: amount, otherCourses: true };
  return { from: shown, to: amount, ...(code === 'coupon.refused' && { lost: message }) };
}

/** Whether a query parameter is a price in dollars, as pages put it into the URL. */
export const isPrice = (text: string | null): text is string =>
  text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text);

/**
 * The change of the price since the checkout was shown; null if there is none.
 * @param shown the price at the checkout in dollars, from the URL
 * @param coupon the coupon of the checkout, tried again
 */
export function priceChangeSince(
  shown: string | null,
  amount: number,
  coupon: TriedCoupon | null,
): PriceChange | null {
  if (!isPrice(shown) || Number(shown) === amount) return null;
  return { from: Number(shown), to: amount, ...(coupon?.problem && { lost: coupon.problem }) };
}
