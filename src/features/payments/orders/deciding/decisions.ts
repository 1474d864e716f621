import type { PaymentMethod } from '../../../../contract/constants.ts';
import type { Cents } from '../../../../contract/money/money.ts';
import { isUnderReview, isUnpaid, type Order } from '../order.ts';

/** Which decisions administrators may make on an order, as the screens offer them and the use cases check them. */
export type Decisions = {
  /** Confirm a payment: a transfer has arrived, one that did not match is accepted, or a review is settled. */
  confirm: boolean;
  /** Reject a transfer that did not arrive, or whose receipt was never uploaded. */
  reject: boolean;
  refund: RefundOffer | null;
};

/** The most that can be refunded; `wholeOnly` if only a full refund is possible. */
export type RefundOffer = { mostCents: Cents; wholeOnly: boolean };

export type Decidable = Order & {
  method: PaymentMethod;
  /** The provider's reference; without one a refund is impossible. */
  providerReference: string | null;
};

/** Earlier refund requests of an order. */
export type RefundsSoFar = {
  /** Their total, including a refund that is under way, in the order's own currency. */
  promisedCents: Cents;
  /** Whether the provider still has to respond to one of them; until then nothing else is decided. */
  isUnderWay: boolean;
};

/** Whether the receipt of a transfer awaits a decision. */
export const isReceiptWaiting = ({
  method,
  status,
  inFlight,
}: Pick<Decidable, 'method' | 'status' | 'inFlight'>): boolean =>
  method === 'bank' && status === 'pending' && inFlight;

/** What an administrator can decide about an order. */
export const decisionsAbout = (order: Decidable, refunds: RefundsSoFar): Decisions => ({
  confirm: mayConfirm(order) && !refunds.isUnderWay,
  reject: order.method === 'bank' && order.status === 'pending' && !isUnderReview(order),
  refund: refunds.isUnderWay ? null : refundOffer(order, refunds.promisedCents),
});

/** Whether a payment can be confirmed. A transfer may arrive even after it was rejected or its order expired. */
function mayConfirm(order: Decidable): boolean {
  if (isUnderReview(order)) return true;
  return order.method === 'bank' && isUnpaid(order);
}

function refundOffer(order: Decidable, promisedCents: Cents): RefundOffer | null {
  if (order.method !== 'bank' && order.providerReference === null) return null;
  if (isUnpaid(order)) {
    // A payment that gave no access is refunded in full.
    const hasArrived = isUnderReview(order) || (order.method === 'bank' && order.inFlight);
    return hasArrived && promisedCents === 0 ? { mostCents: order.amountCents, wholeOnly: true } : null;
  }
  if (order.status !== 'completed') return null;
  const mostCents = order.amountCents - Math.max(order.refundedCents, promisedCents);
  return mostCents > 0 ? { mostCents, wholeOnly: false } : null;
}
