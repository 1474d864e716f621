import type { Receipt } from '../../features/payments/schemas.ts';

type Failed = { text: string; next: 'retry' | 'check' | 'wait' };

/** Why a payment gave no access, and what makes sense next. The address names a reason; its words are ours. */
const reasons: Record<string, Failed> = {
  declined: {
    text: 'The payment was declined. Nothing was charged; you can try again with another card.',
    next: 'retry',
  },
  cancelled: { text: 'The payment was cancelled. Nothing was charged.', next: 'retry' },
  expired: { text: 'The payment page expired before you paid. Nothing was charged.', next: 'retry' },
  rejected: { text: 'The payment could not be confirmed.', next: 'retry' },
  unpaid: { text: 'The payment was not completed. Nothing was charged.', next: 'retry' },
  refunded: { text: 'This payment has been refunded.', next: 'retry' },
  review: {
    text: 'A payment arrived that does not match this order. We are looking at it and will write to you. Please do not pay again.',
    next: 'wait',
  },
  provider: {
    text: 'We could not reach the payment provider to check your payment. If you have paid, access follows by itself within minutes.',
    next: 'check',
  },
};

const unknown: Failed = { text: 'Payment verification failed.', next: 'retry' };

/** What to say about a failed payment: from the order where it is known, else from the word in the address. */
export function failureOfPayment(order: Receipt | null, word: string | null): Failed {
  if (order?.flags.includes('review')) return reasons.review ?? unknown;
  const known = order?.failureReason ?? (order?.paymentInfo.paymentStatus === 'refunded' ? 'refunded' : word);
  return (known && Object.hasOwn(reasons, known) && reasons[known]) || unknown;
}
