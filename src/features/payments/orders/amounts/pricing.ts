import type { Cents } from '../../../../contract/money/money.ts';

/** How the amount of an order line was calculated. */
export type Pricing = {
  courseId: string;
  totalCents: Cents;
  listCents: Cents;
  discountCents: Cents;
  couponId: string | null;
  /** Who the sale is credited to: `instructor` if the buyer used the instructor's own coupon or link. */
  attribution: 'platform' | 'instructor';
};
