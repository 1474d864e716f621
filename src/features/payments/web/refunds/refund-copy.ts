import type { AskCause } from '../../refunds/requests/contract.ts';

/** Why an administrator decides on a refund request, in the words the learner sees. */
export const whyAsk: Record<AskCause, string> = {
  bank: 'You paid by bank transfer, so we have to send the money back ourselves.',
  late: 'The period for automatic refunds has ended.',
  progress: 'You’ve completed too much of the course for an automatic refund.',
  again: 'You’ve already had a refund for this course.',
  provider: 'The payment provider couldn’t process the refund.',
  owned: 'You already had this course when you paid for the bundle.',
};

/** Why a request is in the administrators' queue. */
export const whyWaiting: Record<AskCause, string> = {
  bank: 'Bank transfer',
  late: 'Refund period over',
  progress: 'Too much progress',
  again: 'Refunded before',
  provider: 'Provider refused',
  owned: 'Already owned',
};

export const requestStates = { waiting: 'Waiting', approved: 'Approved', refused: 'Refused' } as const;
