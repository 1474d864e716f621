import type { JournalKind } from './contract.ts';

/** What happened, as an instructor reads it on a statement. */
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
