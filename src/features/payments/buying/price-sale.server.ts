import type { Cents } from '../../../contract/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { quoteFor } from '../../coupons/index.server.ts';
import type { Pricing } from '../orders/order-lines.server.ts';
import type { CourseForSale } from '../orders/orders.server.ts';

/** A course at the price this buyer pays now. */
export type Sale = { course: CourseForSale; amountCents: Cents; pricing: Pricing };

/**
 * The price from our own records, with the coupon if one was entered.
 * @throws 422 when the coupon does not apply, 429 after too many wrong codes
 */
export async function priceSale(
  ctx: Context,
  buyer: Viewer,
  course: CourseForSale,
  coupon: string | undefined,
): Promise<Sale> {
  const quote = coupon
    ? await quoteFor(ctx, { code: coupon, course, buyerId: buyer._id, who: buyer._id })
    : null;
  const amountCents = quote?.amountCents ?? course.chargedCents;
  const listCents = course.priceCents;
  const attribution = quote?.ownerId === course.instructorId ? 'instructor' : 'platform';
  const pricing: Pricing = {
    listCents,
    discountCents: listCents - amountCents,
    couponId: quote?.couponId ?? null,
    attribution,
  };
  return { course, amountCents, pricing };
}
