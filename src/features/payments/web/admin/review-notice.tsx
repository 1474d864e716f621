import { formatMoney } from '../../../../contract/money/currencies.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { AdminOrderDetail, Review } from '../../admin/contract.ts';

type Money = Review['due'];

const shown = ({ amount, currency }: Money): string => formatMoney(amount, currency);

/** Why an order needs a review: a refund failed, or what was received is not what was due. */
export function ReviewNotice({
  order,
  review: { due, received },
}: {
  order: AdminOrderDetail;
  review: Review;
}) {
  if (!received)
    return (
      <Notice tone="warning" title="A refund failed">
        The provider couldn’t process a refund for this order. Sort it out with the provider or the student,
        then mark the review as resolved.
      </Notice>
    );
  return (
    <Notice tone="warning" title="The payment doesn’t match this order">
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt>Due</dt>
        <dd className="font-semibold">{shown(due)}</dd>
        <dt>Received</dt>
        <dd className="font-semibold">{shown(received)}</dd>
        {received.orderId !== due.orderId && (
          <>
            <dt>Paid for order</dt>
            <dd className="font-mono break-all">{received.orderNumber ?? (received.orderId || 'none')}</dd>
          </>
        )}
      </dl>
      {order.decisions.refund && (
        <p className="mt-2">
          No access has been granted. Confirm the payment to accept the amount received, or refund it.
        </p>
      )}
    </Notice>
  );
}
