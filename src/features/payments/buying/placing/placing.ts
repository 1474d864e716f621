import type { PaymentMethod } from '../../../../contract/constants.ts';
import type { Order } from '../../orders/order.ts';

/** An order by the same person for the same course. */
export type Earlier = Pick<Order, 'status' | 'inFlight' | 'amountCents'> & {
  method: PaymentMethod;
  /** Whether the enrolment depends on it. */
  grantsAccess: boolean;
  couponId: string | null;
  bundleId?: string | null;
  giftId?: string | null;
};

/** Why a course cannot be bought: the buyer already has it, or a payment is in progress. Null if it can. */
export function obstacleTo(earlier: readonly Earlier[], isEnrolled: boolean): 'owned' | 'pending' | null {
  const isBought = earlier.some(({ status, grantsAccess }) => status === 'completed' && grantsAccess);
  if (isEnrolled || isBought) return 'owned';
  return earlier.some(({ status, inFlight }) => status === 'pending' && inFlight) ? 'pending' : null;
}

/**
 * The newest order, from orders sorted newest first, that is still to be paid with this method at this price and with
 * this coupon, if any; undefined if none.
 */
export const stillToPay = <T extends Earlier>(
  earlier: readonly T[],
  wanted: Pick<Earlier, 'method' | 'amountCents' | 'couponId' | 'bundleId' | 'giftId'>,
): T | undefined =>
  earlier.find(
    ({ status, inFlight, method, amountCents, couponId, bundleId = null, giftId = null }) =>
      status === 'pending' &&
      !inFlight &&
      method === wanted.method &&
      amountCents === wanted.amountCents &&
      couponId === wanted.couponId &&
      bundleId === (wanted.bundleId ?? null) &&
      giftId === (wanted.giftId ?? null),
  );

/** Whether an order was paid although its buyer already had the course; it is refunded. */
export const isSecondPayment = (order: { completedAt: Date | null; grantsAccess: boolean }): boolean =>
  order.completedAt !== null && !order.grantsAccess;
