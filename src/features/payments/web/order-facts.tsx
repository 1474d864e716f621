import { formatUsd } from '../../../contract/money/money.ts';
import type { Receipt } from '../contract.ts';

/** The course or bundle, the amount and the number that identify an order. */
export function OrderFacts({ order }: { order: Receipt }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-hairline pt-4 sm:gap-x-6">
      <dt className="text-ink-2">{order.bundle ? 'Bundle' : 'Course'}</dt>
      <dd className="font-semibold wrap-anywhere">{order.bundle?.title ?? order.course.title}</dd>
      <dt className="text-ink-2">Amount</dt>
      <dd className="font-semibold">{formatUsd(order.paymentInfo.amount)}</dd>
      <dt className="text-ink-2">Order number</dt>
      <dd className="font-mono whitespace-nowrap">{order.number}</dd>
    </dl>
  );
}
