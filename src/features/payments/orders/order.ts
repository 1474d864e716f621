import type { FailureReason, OrderFlag, PaymentStatus } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money/money.ts';

export type DisputeState = 'open' | 'won' | 'lost';

/** The parts of an order that its rules use. */
export type Order = {
  id: string;
  status: PaymentStatus;
  amountCents: Cents;
  currency: string;
  refundedCents: Cents;
  /** A payment is in progress or under review; only while pending. */
  inFlight: boolean;
  /** Only while failed. */
  failureReason: FailureReason | null;
  flags: readonly OrderFlag[];
  /** Every known dispute, by the provider's id. */
  disputes: Readonly<Record<string, DisputeState>>;
  /** The currency in which the payment was accepted, if different from the order's. */
  takenCurrency: string | null;
};

/** A payment as the provider reports it, in minor units of its currency: the total paid, and the amount refunded. */
export type Received = { amountCents: Cents; currency: string; refundedCents: Cents };

/** What a provider reports about a payment, or an administrator confirms. Facts may arrive late, twice or in any order. */
export type Fact =
  /** Nothing has been paid yet, but the checkout can still be paid. */
  | { kind: 'open' }
  /** The buyer has approved, and the payment can be captured. */
  | { kind: 'approved' }
  /** The buyer has done their part; the payment is in progress. */
  | { kind: 'processing' }
  | { kind: 'failed'; reason: FailureReason }
  /**
   * The payment has arrived. Amounts are the provider's; `orderId` is the order the provider holds it for. `feeCents`
   * is what the provider charges for it, in the currency paid; absent until it is known.
   */
  | ({ kind: 'captured'; orderId: string; payment: string | null; feeCents?: Cents } & Received)
  /**
   * An administrator has confirmed that a transfer arrived, accepted a payment that did not match, or settled a review.
   * `received` is the payment that a provider holds and has not fully refunded; null if there is none to accept.
   */
  | { kind: 'confirmed'; received: Received | null }
  /** A refund did not reach the buyer. `isRefused`: the provider refused it, so the buyer was never told about it. */
  | { kind: 'refundFailed'; isRefused?: boolean }
  | { kind: 'dispute'; disputeId: string; state: DisputeState };

/** An action that must happen together with a transition: in its transaction, in the given order. */
export type Effect =
  | 'grantAccess'
  | 'suspendAccess'
  | 'restoreAccess'
  | 'endAccess'
  | 'askForReview'
  | 'tellRefund';

export type Transition = { next: Order; effects: Effect[] };

type Captured = Extract<Fact, { kind: 'captured' }>;

/**
 * How a fact changes an order; null if it changes nothing. Completed and refunded orders never return to an earlier
 * status; a failed one completes if the payment arrives after all. A payment that does not match needs a review.
 */
export function decide(order: Order, fact: Fact): Transition | null {
  switch (fact.kind) {
    case 'open':
    case 'approved':
      return null;
    case 'processing':
      if (order.status !== 'pending' || order.inFlight) return null;
      return { next: { ...order, inFlight: true }, effects: [] };
    case 'failed':
      if (order.status !== 'pending' || isUnderReview(order)) return null;
      return {
        next: { ...order, status: 'failed', inFlight: false, failureReason: fact.reason },
        effects: [],
      };
    case 'captured':
      return decideCaptured(order, fact);
    case 'confirmed':
      return decideConfirmed(order, fact.received);
    case 'refundFailed':
      if (order.status === 'pending' || order.status === 'failed') return null;
      return askForReview(order);
    case 'dispute':
      return decideDispute(order, fact.disputeId, fact.state);
  }
}

function decideCaptured(order: Order, fact: Captured): Transition | null {
  if (order.status === 'refunded') return null;
  if (order.status === 'completed') return decideRefund(order, fact);
  if (fact.refundedCents >= fact.amountCents) return { next: refunded(order), effects: ['tellRefund'] };
  if (isUnderReview(order)) return null;
  if (!matches(order, fact)) return askForReview(order);
  return complete(order, fact.refundedCents);
}

function complete(order: Order, refundedCents: Cents): Transition {
  const flags = withFlag(order.flags, 'partiallyRefunded', refundedCents > 0);
  return {
    next: { ...order, status: 'completed', inFlight: false, failureReason: null, refundedCents, flags },
    effects: isDisputed(order) ? ['grantAccess', 'suspendAccess'] : ['grantAccess'],
  };
}

/**
 * Completes the order with the payment as received: its amount replaces the order's, or its currency is recorded if
 * that differs.
 */
function decideConfirmed(order: Order, received: Received | null): Transition | null {
  const settled = { ...order, flags: withFlag(order.flags, 'review', false) };
  if (!isUnpaid(order)) return isUnderReview(order) ? { next: settled, effects: [] } : null;
  if (!received) return complete(settled, 0);
  const isOwn = received.currency === order.currency;
  const accepted = isOwn
    ? { ...settled, amountCents: received.amountCents }
    : { ...settled, takenCurrency: received.currency };
  return complete(accepted, refundOf(accepted, received));
}

function decideRefund(order: Order, fact: Captured): Transition | null {
  const refundedCents = refundOf(order, fact);
  if (refundedCents <= order.refundedCents) return null;
  if (refundedCents >= order.amountCents)
    return { next: refunded(order), effects: ['endAccess', 'tellRefund'] };
  const flags = withFlag(order.flags, 'partiallyRefunded', true);
  return { next: { ...order, refundedCents, flags }, effects: ['tellRefund'] };
}

/**
 * The refunded amount in the order's own currency. If the buyer paid another amount or currency, it is the same
 * proportion of the order.
 */
function refundOf({ amountCents }: Order, paid: Received): Cents {
  if (paid.refundedCents >= paid.amountCents) return amountCents;
  const share = Math.round((amountCents * paid.refundedCents) / paid.amountCents);
  return Math.min(share, amountCents - 1);
}

function decideDispute(order: Order, disputeId: string, state: DisputeState): Transition | null {
  const known = order.disputes[disputeId];
  if (known === state || known === 'won' || known === 'lost') return null;
  const changed: Order = { ...order, disputes: { ...order.disputes, [disputeId]: state } };
  const disputed = { ...changed, flags: withFlag(order.flags, 'disputed', isDisputed(changed)) };
  const hadAccess = order.status === 'completed';
  if (state === 'lost') {
    return { next: refunded(disputed), effects: hadAccess ? ['endAccess', 'tellRefund'] : [] };
  }
  if (!hadAccess || isDisputed(order) === isDisputed(changed)) return { next: disputed, effects: [] };
  return { next: disputed, effects: [isDisputed(changed) ? 'suspendAccess' : 'restoreAccess'] };
}

function askForReview(order: Order): Transition | null {
  if (isUnderReview(order)) return null;
  const next: Order = {
    ...order,
    inFlight: order.status === 'pending',
    flags: withFlag(order.flags, 'review', true),
  };
  return { next, effects: ['askForReview'] };
}

function refunded(order: Order): Order {
  return {
    ...order,
    status: 'refunded',
    inFlight: false,
    failureReason: null,
    refundedCents: order.amountCents,
    flags: withFlag(order.flags, 'partiallyRefunded', false),
  };
}

const matches = (order: Order, fact: Captured): boolean =>
  fact.orderId === order.id && fact.amountCents === order.amountCents && fact.currency === order.currency;

/** Whether an order's payment, or a refund that did not arrive, awaits an administrator's decision. */
export const isUnderReview = (order: Pick<Order, 'flags'>): boolean => order.flags.includes('review');

/** Whether no payment of an order has been accepted so far. */
export const isUnpaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending' || status === 'failed';

/** Whether a dispute about the order is still open. */
export const isDisputed = (order: Order): boolean => Object.values(order.disputes).includes('open');

function withFlag(flags: readonly OrderFlag[], flag: OrderFlag, present: boolean): OrderFlag[] {
  const others = flags.filter((one) => one !== flag);
  return present ? [...others, flag] : others;
}
