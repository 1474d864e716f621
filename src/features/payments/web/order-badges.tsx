import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { AdminOrder } from '../contract.ts';

type Stated = Pick<AdminOrder, 'paymentInfo' | 'inFlight' | 'failureReason'>;

const statuses: Record<AdminOrder['paymentInfo']['paymentStatus'], { tone: BadgeTone; word: string }> = {
  pending: { tone: 'neutral', word: 'Pending' },
  completed: { tone: 'green', word: 'Completed' },
  failed: { tone: 'red', word: 'Failed' },
  refunded: { tone: 'neutral', word: 'Refunded' },
};

/** The status of an order as administrators know it, with the reason of a failure. */
export function PaymentStatusBadge({ order }: { order: Stated }) {
  const { tone, word } = statuses[order.paymentInfo.paymentStatus];
  return <Badge tone={tone}>{order.failureReason ? `${word}: ${order.failureReason}` : word}</Badge>;
}

type Flagged = Pick<AdminOrder, 'flags' | 'receiptWaiting'>;

const flagWords = {
  review: { tone: 'red', word: 'Review' },
  disputed: { tone: 'amber', word: 'Disputed' },
  partiallyRefunded: { tone: 'neutral', word: 'Partly refunded' },
} as const;

/** What is special about an order; nothing when nothing is. */
export function OrderFlags({ order }: { order: Flagged }) {
  return (
    <>
      {order.receiptWaiting && <Badge tone="amber">Receipt to check</Badge>}
      {order.flags.map((flag) => (
        <Badge key={flag} tone={flagWords[flag].tone}>
          {flagWords[flag].word}
        </Badge>
      ))}
    </>
  );
}
