import type { JournalKind } from '../contract.ts';

/** The name of each kind of journal on an instructor’s statement. */
export const lineNames: Record<JournalKind, string> = {
  sale: 'Sale',
  refund: 'Refund',
  dispute: 'Held back by a dispute',
  dispute_won: 'Dispute won',
  release: 'Released',
  fee: 'Fee corrected',
  payout_draft: 'Payout prepared',
  payout_sent: 'Payout sent',
  payout_paid: 'Payout',
  payout_back: 'Payout returned',
  correction: 'Correction',
};
