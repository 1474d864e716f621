import type { Cents } from '../../../contract/money/money.ts';

export const payoutStates = [
  'drafted',
  'approved',
  'sent',
  'paid',
  'failed',
  'returned',
  'cancelled',
] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Which of the instructor's accounts holds the money in each state of a payout. */
const heldIn = {
  drafted: 'drafted',
  approved: 'drafted',
  sent: 'sent',
  paid: 'paid',
  failed: 'available',
  returned: 'available',
  cancelled: 'available',
} as const;

const next: Record<PayoutState, readonly PayoutState[]> = {
  drafted: ['approved', 'cancelled'],
  approved: ['sent', 'cancelled'],
  // A provider may report the end of a payout before it has confirmed that it received the request.
  sent: ['paid', 'failed', 'returned'],
  // A bank may send back what has already been reported as paid.
  paid: ['returned'],
  failed: [],
  returned: [],
  cancelled: [],
};

/** Whether a payout may go from one state to the other. */
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => next[from].includes(to);

type PayoutMove = {
  kind: 'payout_sent' | 'payout_paid' | 'payout_back';
  from: 'drafted' | 'sent' | 'paid';
  to: 'sent' | 'paid' | 'available';
};

/** How the money moves when a payout changes its state; null if it stays where it is. */
export function moveOf(from: PayoutState, to: PayoutState): PayoutMove | null {
  const [before, after] = [heldIn[from], heldIn[to]];
  if (before === after || before === 'available' || after === 'drafted') return null;
  const kind = after === 'available' ? 'payout_back' : after === 'sent' ? 'payout_sent' : 'payout_paid';
  return { kind, from: before, to: after };
}

/** A run above the limit needs the approval of two administrators. */
export const approvalsFor = (cents: Cents, secondAboveCents: Cents): 1 | 2 =>
  cents > secondAboveCents ? 2 : 1;
