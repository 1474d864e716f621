import { formatUsd } from '../../../contract/money/money.ts';
import type { Receipt } from '../contract.ts';

/** Identifies the order in two lines. */
export function OrderFacts({ order }: { order: Receipt }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 border-t border-hairline pt-4 sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-2">{order.bundle ? 'Bundle' : 'Course'}</dt>
      <dd className="font-semibold">{order.bundle?.title ?? order.course.title}</dd>
      <dt className="text-ink-2">Amount</dt>
      <dd className="font-semibold">{formatUsd(order.paymentInfo.amount)}</dd>
      <dt className="text-ink-2">Order number</dt>
      <dd className="font-mono">{order.number}</dd>
    </dl>
  );
}
