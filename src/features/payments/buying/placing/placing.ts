import type { PaymentMethod } from '../../../../contract/constants.ts';
import type { Pricing } from '../../orders/amounts/pricing.ts';
import type { Order } from '../../orders/order.ts';

/** An order by the same person for the same course. */
export type Earlier = Pick<Order, 'status' | 'inFlight'> & {
  method: PaymentMethod;
  /** Whether the enrolment depends on it. */
  grantsAccess: boolean;
  bundleId?: string | null;
  giftId?: string | null;
  lines: readonly Pricing[];
};

/** Why a course cannot be bought: the buyer already has it, or a payment is in progress. Null if it can. */
export function obstacleTo(earlier: readonly Earlier[], isEnrolled: boolean): 'owned' | 'pending' | null {
  const isBought = earlier.some(({ status, grantsAccess }) => status === 'completed' && grantsAccess);
  if (isEnrolled || isBought) return 'owned';
  return earlier.some(({ status, inFlight }) => status === 'pending' && inFlight) ? 'pending' : null;
}

/**
 * The newest order, from orders sorted newest first, that is still to be paid with this method and would be the same if
 * it were placed now: the same courses, prices, coupon and attribution. Undefined if none.
 */
export const stillToPay = <T extends Earlier>(
  earlier: readonly T[],
  wanted: Pick<Earlier, 'method' | 'bundleId' | 'giftId' | 'lines'>,
): T | undefined =>
  earlier.find(
    ({ status, inFlight, method, bundleId = null, giftId = null, lines }) =>
      status === 'pending' &&
      !inFlight &&
      method === wanted.method &&
      bundleId === (wanted.bundleId ?? null) &&
      giftId === (wanted.giftId ?? null) &&
      priced(lines) === priced(wanted.lines),
  );

const priced = (lines: readonly Pricing[]): string =>
  JSON.stringify(
    lines.map(({ courseId, totalCents, listCents, discountCents, couponId, attribution }) => [
      courseId,
      totalCents,
      listCents,
      discountCents,
      couponId,
      attribution,
    ]),
  );

/** Whether an order was paid although its buyer already had the course; it is refunded. */
export const isSecondPayment = (order: { completedAt: Date | null; grantsAccess: boolean }): boolean =>
  order.completedAt !== null && !order.grantsAccess;
