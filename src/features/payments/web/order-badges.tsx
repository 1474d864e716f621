import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { AdminOrder } from '../admin/contract.ts';

type Stated = Pick<AdminOrder, 'paymentInfo' | 'inFlight' | 'failureReason'>;

type Status = AdminOrder['paymentInfo']['paymentStatus'];

export const statusNames: Record<Status, string> = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
};

const tones: Record<Status, BadgeTone> = {
  pending: 'neutral',
  completed: 'green',
  failed: 'red',
  refunded: 'neutral',
};

/** The status of an order for administrators, with the reason for a failure. */
export function PaymentStatusBadge({ order }: { order: Stated }) {
  const status = order.paymentInfo.paymentStatus;
  const name = statusNames[status];
  return <Badge tone={tones[status]}>{order.failureReason ? `${name}: ${order.failureReason}` : name}</Badge>;
}

type Flagged = Pick<AdminOrder, 'flags' | 'receiptWaiting'>;

const flagLabels = {
  review: { tone: 'red', label: 'Review' },
  disputed: { tone: 'amber', label: 'Disputed' },
  partiallyRefunded: { tone: 'neutral', label: 'Partly refunded' },
} as const;

/** The flags of an order in a table: lines below its status. */
export function FlagNotes({ order }: { order: Flagged }) {
  const labels = order.flags.map((flag) => flagLabels[flag].label);
  return [...(order.receiptWaiting ? ['Receipt to check'] : []), ...labels].map((label) => (
    <span key={label} className="block text-sm whitespace-nowrap text-amber-text">
      {label}
    </span>
  ));
}

/** The flags of an order; renders nothing if there are none. */
export function OrderFlags({ order }: { order: Flagged }) {
  return (
    <>
      {order.receiptWaiting && <Badge tone="amber">Receipt to check</Badge>}
      {order.flags.map((flag) => (
        <Badge key={flag} tone={flagLabels[flag].tone}>
          {flagLabels[flag].label}
        </Badge>
      ))}
    </>
  );
}
