import type { PaymentMethod } from '../../contract/constants.ts';
import type { Cents } from '../../contract/money.ts';
import type { Order } from './order.ts';

/** What administrators may decide about an order, as the screens offer it and the use cases check it. */
export type Decisions = {
  /** The money is there: a transfer arrived, or money that did not match is accepted, or a review is settled. */
  confirm: boolean;
  /** The transfer did not arrive. */
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

/** @param promisedCents what earlier refunds of the order will have given back when they are through */
export const decisionsAbout = (order: Decidable, promisedCents: Cents): Decisions => ({
  confirm: mayConfirm(order),
  reject: order.method === 'bank' && order.status === 'pending' && order.inFlight,
  refund: refundOffer(order, promisedCents),
});

const isUnderReview = (order: Order): boolean => order.flags.includes('review');

/** A transfer may turn up after it was rejected or its order expired. */
function mayConfirm(order: Decidable): boolean {
  if (isUnderReview(order)) return true;
  return order.method === 'bank' && (order.status === 'pending' || order.status === 'failed');
}

function refundOffer(order: Decidable, promisedCents: Cents): RefundOffer | null {
  if (order.method !== 'bank' && order.providerReference === null) return null;
  if (order.status === 'pending') {
    // Money that came and gave no access goes back as a whole.
    const hasCome = isUnderReview(order) || (order.method === 'bank' && order.inFlight);
    return hasCome && promisedCents === 0 ? { mostCents: order.amountCents, wholeOnly: true } : null;
  }
  if (order.status !== 'completed') return null;
  const mostCents = order.amountCents - Math.max(order.refundedCents, promisedCents);
  return mostCents > 0 ? { mostCents, wholeOnly: false } : null;
}
