import { formatUsd } from '../../../../contract/money/money.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { OrderLine, Receipt } from '../../contract.ts';
import type { LineRefund } from '../../refunds/requests/contract.ts';

/** Below a receipt: for each line, how the buyer can be refunded, or the state of their refund. */
export function LineRefunds({ order }: { order: Receipt }) {
  const lines = order.lines.filter(({ refund }) => refund !== null);
  if (lines.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="refunds" className="mt-6 print:hidden">
      <h2 id="refunds" className="text-xl">
        Refund
      </h2>
      <ul className="divide-y divide-hairline">
        {lines.map((line) => (
          <li
            key={line.position}
            className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              {order.lines.length > 1 && <p className="font-semibold wrap-anywhere">{line.title}</p>}
              {line.refund && <State refund={line.refund} isGift={order.gift !== null} />}
            </div>
            <Action order={order} line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function State({ refund, isGift }: { refund: LineRefund; isGift: boolean }) {
  switch (refund.state) {
    case 'now':
      if (isGift) return <p className="text-ink-2">You can get a refund for the gift until it’s claimed.</p>;
      return (
        <p className="text-ink-2">
          Not what you expected? You can get a refund
          {refund.until && (
            <>
              {' '}
              until <LocalTime format="time" iso={refund.until} />
            </>
          )}
          .
        </p>
      );
    case 'ask':
      return <p className="text-ink-2">You can ask us for a refund.</p>;
    case 'waiting':
      return (
        <p className="text-ink-2">We’ve received your refund request and will email you our decision.</p>
      );
    case 'sent':
      return <p className="text-ink-2">Your refund is on its way.</p>;
    case 'refused':
      return (
        <div className="text-ink-2">
          <p>We couldn’t approve your refund request.</p>
          {refund.answer && <p className="mt-1 wrap-anywhere">“{refund.answer}”</p>}
        </div>
      );
  }
}

function Action({ order, line }: { order: Receipt; line: OrderLine }) {
  const { refund } = line;
  if (refund?.state !== 'now' && refund?.state !== 'ask') return null;
  return (
    <LinkButton to={`/payment/refund/${order._id}/${line.position}`} variant="secondary">
      {refund.state === 'now' ? `Refund ${formatUsd(refund.amount)}` : 'Ask for a refund'}
      <span className="sr-only"> for {line.title}</span>
    </LinkButton>
  );
}
