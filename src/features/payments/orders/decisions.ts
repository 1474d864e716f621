import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money.ts';
import { isUnderReview, isUnpaid, type Order } from './order.ts';

/** What administrators may decide about an order, as the screens offer it and the use cases check it. */
export type Decisions = {
  /** The money is there: a transfer arrived, or money that did not match is accepted, or a review is settled. */
  confirm: boolean;
  /** The transfer did not arrive, or its receipt was never uploaded. */
  reject: boolean;
  refund: RefundOffer | null;
};

/** At most this much; `wholeOnly` where nothing less makes sense. */
export type RefundOffer = { mostCents: Cents; wholeOnly: boolean };

export type Decidable = Order & {
  method: PaymentMethod;
  /** What the provider knows it by; without one there is no way back for the money. */
  providerReference: string | null;
};

/** What has been asked for in earlier refunds of an order. */
export type RefundsSoFar = {
  /** What they will have given back when they are through, in the order's own money. */
  promisedCents: Cents;
  /** The provider has not answered one of them yet: until then nothing else is decided. */
  isUnderWay: boolean;
};

export const decisionsAbout = (order: Decidable, refunds: RefundsSoFar): Decisions => ({
  confirm: mayConfirm(order) && !refunds.isUnderWay,
  reject: order.method === 'bank' && order.status === 'pending' && !isUnderReview(order),
  refund: refunds.isUnderWay ? null : refundOffer(order, refunds.promisedCents),
});

/** A transfer may turn up after it was rejected or its order expired. */
function mayConfirm(order: Decidable): boolean {
  if (isUnderReview(order)) return true;
  return order.method === 'bank' && isUnpaid(order);
}

function refundOffer(order: Decidable, promisedCents: Cents): RefundOffer | null {
  if (order.method !== 'bank' && order.providerReference === null) return null;
  if (isUnpaid(order)) {
    // Money that came and gave no access goes back as a whole.
    const hasCome = isUnderReview(order) || (order.method === 'bank' && order.inFlight);
    return hasCome && promisedCents === 0 ? { mostCents: order.amountCents, wholeOnly: true } : null;
  }
  if (order.status !== 'completed') return null;
  const mostCents = order.amountCents - Math.max(order.refundedCents, promisedCents);
  return mostCents > 0 ? { mostCents, wholeOnly: false } : null;
}
