import { toDollars } from '../../../contract/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import { priceBundle, priceSale, type Sale } from '../buying/placing/price-sale.server.ts';
import { divideLines } from '../orders/is-owned.server.ts';
import { findLines } from '../orders/order-lines.server.ts';
import { findCourseForSale, type OrderRow } from '../orders/orders.server.ts';
import type { SinceOrdered } from './bank-contract.ts';

/**
 * What has changed in the buyer's favour since they ordered: a lower price for what they do not own yet, and the courses
 * of a bundle that they now own. Null if nothing has.
 */
export async function sinceOrdered(ctx: Context, order: OrderRow): Promise<SinceOrdered | null> {
  const { owned, missing } =
    order.kind === 'gift'
      ? { owned: [], missing: await findLines(ctx.db, order.id) }
      : await divideLines(ctx.db, order);
  if (missing.length === 0) return null;
  const coupon = missing[0]?.couponCode ?? null;
  const sale = await saleNow(ctx, order, coupon);
  const isSame = missing.every(({ courseId }) => sale?.courseIds.includes(courseId));
  const isLess = sale !== null && isSame && sale.amountCents < order.amountCents;
  if (!isLess && owned.length === 0) return null;
  return {
    amount: isLess ? toDollars(sale.amountCents) : null,
    coupon: isLess && sale.couponId ? coupon : null,
    owned: owned.map(({ title }) => title),
  };
}

/** Prices the same purchase now, without a coupon that no longer applies; null if it is no longer for sale. */
async function saleNow(ctx: Context, order: OrderRow, coupon: string | null): Promise<Sale | null> {
  const buyer = { _id: order.userId };
  const request = coupon ? { coupon } : {};
  try {
    if (order.bundleId) return await priceBundle(ctx, buyer, order.bundleId, request);
    const course = await findCourseForSale(ctx.db, order.courseId);
    return course ? await priceSale(ctx, buyer, course, request, order.giftId) : null;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return coupon ? saleNow(ctx, order, null) : null;
  }
}
