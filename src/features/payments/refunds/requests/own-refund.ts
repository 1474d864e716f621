import type { Cents } from '../../../../contract/money/money.ts';
import { dayMs } from '../../../../contract/text/time/zoned-time.ts';
import { type Decidable, decisionsAbout, type RefundsSoFar } from '../../orders/deciding/decisions.ts';
import { isDisputed, isUnderReview } from '../../orders/order.ts';
import type { AskCause, RefundTerms } from './contract.ts';

/** One line of a buyer's order. */
export type OwnLine = {
  order: Decidable;
  soFar: RefundsSoFar;
  paidAt: Date | null;
  /** Whether the buyer's access depends on this order. */
  grantsAccess: boolean;
  /** The part of the line that has not been refunded. */
  leftCents: Cents;
  /** The learner's progress in its course, 0–100. */
  percent: number;
  /** Whether this person has already had an immediate refund for this course, from another order. */
  wasRefunded: boolean;
  /** Whether a gift has been claimed; null if it is not a gift. */
  giftClaimed: boolean | null;
};

export type OwnRefund =
  | { kind: 'now'; amountCents: Cents }
  | { kind: 'ask'; amountCents: Cents; cause: AskCause };

/** The end of the period in which the terms allow an immediate refund. */
export const refundableUntil = (paidAt: Date, { days }: RefundTerms): Date =>
  new Date(paidAt.getTime() + days * dayMs);

/**
 * Whether the buyer can get an immediate refund for the line, or can only ask for a refund, and why; null when there is
 * nothing to refund, or something else about the payment has to be settled first.
 */
export function ownRefundOf(line: OwnLine, terms: RefundTerms, now: Date): OwnRefund | null {
  const { order, soFar, paidAt, grantsAccess } = line;
  const { refund } = decisionsAbout(order, soFar);
  if (!refund || !paidAt || !grantsAccess || order.status !== 'completed') return null;
  if (isDisputed(order) || isUnderReview(order) || line.giftClaimed) return null;
  const amountCents = Math.min(line.leftCents, refund.mostCents);
  if (amountCents <= 0) return null;
  const cause = causeOf(line, paidAt, terms, now);
  return cause ? { kind: 'ask', amountCents, cause } : { kind: 'now', amountCents };
}

function causeOf(line: OwnLine, paidAt: Date, terms: RefundTerms, now: Date): AskCause | null {
  if (line.order.method === 'bank') return 'bank';
  // A gift can be refunded until it is claimed.
  if (line.giftClaimed === false) return null;
  if (now > refundableUntil(paidAt, terms)) return 'late';
  if (line.percent >= terms.percent) return 'progress';
  return line.wasRefunded ? 'again' : null;
}
