import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { HistoryOrder } from '../contract.ts';

type Stated = Pick<HistoryOrder, 'paymentInfo' | 'inFlight' | 'failureReason' | 'flags'>;

/** An order's status in a word or two. */
export function OrderStatus({ order }: { order: Stated }) {
  const { tone, label } = describe(order);
  return <Badge tone={tone}>{label}</Badge>;
}

const failures = { declined: 'Declined', cancelled: 'Cancelled', expired: 'Expired', rejected: 'Rejected' };

function describe({ paymentInfo, inFlight, failureReason, flags }: Stated): {
  tone: BadgeTone;
  label: string;
} {
  if (flags.includes('disputed')) return { tone: 'amber', label: 'Disputed' };
  if (flags.includes('review')) return { tone: 'amber', label: 'Under review' };
  switch (paymentInfo.paymentStatus) {
    case 'completed':
      return { tone: 'green', label: flags.includes('partiallyRefunded') ? 'Partly refunded' : 'Completed' };
    case 'pending':
      return inFlight ? { tone: 'amber', label: 'Processing' } : { tone: 'neutral', label: 'Not paid yet' };
    case 'failed':
      return { tone: 'red', label: failureReason ? failures[failureReason] : 'Failed' };
    case 'refunded':
      return { tone: 'neutral', label: 'Refunded' };
  }
}
