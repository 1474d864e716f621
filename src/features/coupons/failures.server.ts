import { type Cents, toDollars } from '../../contract/money/money.ts';
import { failure, RequestFailure } from '../../platform/failures/failure.ts';
import type { CouponRefusal } from './rules/coupon.ts';

export const noSuchCoupon = failure('coupon.not_found', 404, 'Coupon not found');
export const noSuchCourse = failure('course.not_found', 404, 'Course not found');
export const codeTaken = failure(
  'coupon.code_taken',
  409,
  'This code is already in use. Please choose another one.',
);
export const couponExists = failure(
  'coupon.exists',
  409,
  'This coupon has already been created. If you send it again, it becomes another coupon.',
);
export const tooManyActive = failure(
  'coupon.too_many',
  409,
  'You already have 10 active coupons for this. Switch one off first.',
);
export const notYours = failure('coupon.not_yours', 403, 'You can only create coupons for your own courses.');

/** The code does not apply to this purchase. `reason` says why. */
const refused = failure('coupon.refused', 422, 'This coupon cannot be used.');

const sentences: Record<CouponRefusal, string> = {
  unknown: 'We don’t recognise this coupon code. Please check it.',
  inactive: 'This coupon is no longer valid.',
  early: 'This coupon is not valid yet.',
  ended: 'This coupon has expired.',
  otherCourse: 'This coupon does not apply to this purchase.',
  exhausted: 'This coupon has been used up.',
  own: 'You cannot use your own coupon.',
  used: 'You have already used this coupon.',
  held: 'You have an unpaid order with this coupon. Cancel that order under “Orders”, then use the coupon here.',
  minimum: 'The price is below the minimum for this coupon.',
  firstPurchase: 'This coupon is only for your first purchase.',
  free: 'This is free, so you don’t need a coupon.',
};

/** @returns a failure with the sentence for the buyer, next to the field `coupon` */
export const couponRefused = (reason: CouponRefusal) =>
  refused({ message: sentences[reason], fields: { coupon: sentences[reason] }, extra: { reason } });

/**
 * A refused coupon together with the price without it, so that the buyer can accept that price; any other error
 * unchanged.
 */
export function withFullPrice(error: unknown, price: Cents): unknown {
  if (!(error instanceof RequestFailure) || error.code !== 'coupon.refused') return error;
  const { message, fields, extra } = error;
  return refused({ message, ...(fields && { fields }), extra: { ...extra, amount: toDollars(price) } });
}
