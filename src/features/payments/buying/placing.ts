import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money.ts';
import type { Order } from '../orders/order.ts';

/** An order for the course that is wanted, by the person who wants it. */
export type Earlier = Pick<Order, 'status' | 'inFlight' | 'amountCents'> & {
  method: PaymentMethod;
  /** Whether the enrolment hangs on it. */
  grantsAccess: boolean;
};

/** Why a course cannot be bought: it is had already, or its money is on its way. Null when it can. */
export function obstacleTo(earlier: readonly Earlier[], isEnrolled: boolean): 'owned' | 'pending' | null {
  const isBought = earlier.some(({ status, grantsAccess }) => status === 'completed' && grantsAccess);
  if (isEnrolled || isBought) return 'owned';
  return earlier.some(({ status, inFlight }) => status === 'pending' && inFlight) ? 'pending' : null;
}

/** The newest order, of these newest first, that is still to be paid in this way at this price; undefined for none. */
export const stillToPay = <T extends Earlier>(
  earlier: readonly T[],
  wanted: { method: PaymentMethod; amountCents: Cents },
): T | undefined =>
  earlier.find(
    ({ status, inFlight, method, amountCents }) =>
      status === 'pending' && !inFlight && method === wanted.method && amountCents === wanted.amountCents,
  );

/** Whether an order was paid although its buyer had the course already; its money goes back. */
export const isSecondPayment = (order: { completedAt: Date | null; grantsAccess: boolean }): boolean =>
  order.completedAt !== null && !order.grantsAccess;
