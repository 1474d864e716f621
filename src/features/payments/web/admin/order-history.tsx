import { formatMoney } from '../../../../contract/money/currencies.ts';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { AdminOrderDetail, OrderEvent, RefundEntry } from '../../admin/contract.ts';

const causes: Record<string, string> = {
  'receipt submitted': 'Receipt uploaded by the buyer',
  'confirmed by an administrator': 'Confirmed',
  'rejected by an administrator': 'Rejected',
  'transfer sent back': 'Marked as refunded',
  'refunded by an administrator': 'Refunded through the provider',
  'refunded by the buyer': 'Refunded at the buyer’s request, through the provider',
  'refund followed up': 'Refund confirmed by the provider',
  'refund refused': 'The provider refused a refund',
  'second payment refunded': 'Refunded, because it gave no access',
  'buyer returned': 'The buyer returned from the payment page',
  'order placed again': 'The buyer tried to pay again',
  'cancelled by the buyer': 'Cancelled by the buyer',
  reconciled: 'Checked with the provider',
  'free course': 'Enrolled in a free course',
  'free with a coupon': 'Free with a coupon',
};

const causeOf = ({ cause }: OrderEvent): string => causes[cause] ?? `Message from the provider: ${cause}`;

/** An order's history, newest first. */
export function OrderHistory({ order }: { order: AdminOrderDetail }) {
  return (
    <ol className="divide-y divide-hairline">
      {order.events.map((event) => (
        <li key={event.at + event.cause} className="grid gap-x-4 py-3 last:pb-0 sm:grid-cols-[12rem_1fr]">
          <LocalTime format="time" iso={event.at} className="text-ink-2" />
          <div>
            <p>
              <span className="font-semibold">{causeOf(event)}</span>
              {event.by && ` by ${event.by}`}
            </p>
            {event.from !== event.to && (
              <p className="text-sm text-ink-2">
                {event.from} → {event.to}
              </p>
            )}
            {event.reason && <p className="text-ink-2">“{event.reason}”</p>}
          </div>
        </li>
      ))}
      <li className="grid gap-x-4 py-3 last:pb-0 sm:grid-cols-[12rem_1fr]">
        <LocalTime format="time" iso={order.createdAt} className="text-ink-2" />
        <p className="font-semibold">Order placed</p>
      </li>
    </ol>
  );
}

const refundStates: Record<RefundEntry['status'], { tone: BadgeTone; label: string }> = {
  requested: { tone: 'amber', label: 'On its way' },
  sent: { tone: 'amber', label: 'Accepted by the provider' },
  done: { tone: 'green', label: 'Refunded' },
  refused: { tone: 'red', label: 'Refused' },
};

/** Refunds requested by administrators or by the buyer. */
export function RefundList({ refunds }: { refunds: RefundEntry[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {refunds.map((refund) => (
        <li key={refund._id} className="grid gap-x-4 py-3 last:pb-0 sm:grid-cols-[12rem_1fr]">
          <LocalTime format="time" iso={refund.createdAt} className="text-ink-2" />
          <div>
            <p className="flex flex-wrap items-center gap-2">
              <strong>{formatMoney(refund.amount, refund.currency)}</strong>
              <Badge tone={refundStates[refund.status].tone}>{refundStates[refund.status].label}</Badge>
              {refund.by && <span className="text-ink-2">by {refund.by}</span>}
            </p>
            <p className="text-ink-2">“{refund.reason}”</p>
            {refund.refusal && <p className="text-sm text-red">{refund.refusal}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
