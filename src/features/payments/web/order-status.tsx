import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { HistoryOrder } from '../contract.ts';

type Stated = Pick<HistoryOrder, 'paymentInfo' | 'inFlight' | 'failureReason' | 'flags'>;

/** An order's status in a word or two. */
export function OrderStatus({ order }: { order: Stated }) {
  const { tone, word } = describe(order);
  return <Badge tone={tone}>{word}</Badge>;
}

const failures = { declined: 'Declined', cancelled: 'Cancelled', expired: 'Expired', rejected: 'Rejected' };

function describe({ paymentInfo, inFlight, failureReason, flags }: Stated): {
  tone: BadgeTone;
  word: string;
} {
  if (flags.includes('disputed')) return { tone: 'amber', word: 'Disputed' };
  if (flags.includes('review')) return { tone: 'amber', word: 'Under review' };
  switch (paymentInfo.paymentStatus) {
    case 'completed':
      return { tone: 'green', word: flags.includes('partiallyRefunded') ? 'Partly refunded' : 'Completed' };
    case 'pending':
      return inFlight ? { tone: 'amber', word: 'Processing' } : { tone: 'neutral', word: 'Not paid yet' };
    case 'failed':
      return { tone: 'red', word: failureReason ? failures[failureReason] : 'Failed' };
    case 'refunded':
      return { tone: 'neutral', word: 'Refunded' };
  }
}
