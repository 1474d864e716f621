import { formatUsd } from '../../../../contract/money/money.ts';
import { seller } from '../../../../contract/text/seller.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { Logo } from '../../../../ui/theme/logo.tsx';
import type { OrderLine, Receipt } from '../../contract.ts';
import { Fact } from '../fact.tsx';
import { methodName } from '../method-name.ts';
import { OrderStatus } from '../order-status.tsx';

/** The receipt, for the screen and for paper: who sold what to whom, and what was paid. */
export function ReceiptCard({ order }: { order: Receipt }) {
  const { paymentInfo, refundedAmount } = order;
  return (
    <Card as="section" padding="lg" aria-labelledby="receipt">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <Logo />
          <h2 id="receipt" className="mt-4 text-xl">
            Receipt
          </h2>
        </div>
        <OrderStatus order={order} />
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name="Sold by">
          {seller.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact name="Billed to">
          {order.user.name}
          <br />
          {order.user.email}
        </Fact>
        <Fact name="Paid on">
          <LocalTime iso={order.completedAt ?? order.createdAt} />
        </Fact>
        <Fact name="Order number">
          <span className="font-mono">{order.number}</span>
        </Fact>
        {order.gift && <Fact name="Gift for">{order.gift.recipient}</Fact>}
        {order.bundle && <Fact name="Bundle">{order.bundle.title}</Fact>}
        <Fact name="Paid by">{methodName[paymentInfo.paymentMethod]}</Fact>
      </dl>
      <table className="mt-8 w-full">
        <caption className="sr-only">Items</caption>
        <thead>
          <tr className="border-b border-hairline text-left text-sm text-ink-2">
            <th scope="col" className="py-2 font-normal">
              Course
            </th>
            <th scope="col" className="py-2 text-right font-normal whitespace-nowrap">
              Amount ({order.currency})
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={line.position} line={line} />
          ))}
          {refundedAmount > 0 && (
            <tr className="border-b border-hairline">
              <td className="py-3">Refunded</td>
              <td className="py-3 text-right tabular-nums">−{formatUsd(refundedAmount)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="font-display text-lg font-bold">
            <th scope="row" className="py-3 text-left">
              Total paid
            </th>
            <td className="py-3 text-right tabular-nums">{formatUsd(paymentInfo.amount - refundedAmount)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** One line: its list price and, below it, the discount. */
function LineRow({ line }: { line: OrderLine }) {
  return (
    <>
      <tr className="border-b border-hairline align-top">
        <td className="py-3 pr-4">
          <span className="font-semibold">{line.title}</span>
          <br />
          <span className="text-ink-2">by {line.instructor}</span>
        </td>
        <td className="py-3 text-right tabular-nums">{formatUsd(line.total + line.discount)}</td>
      </tr>
      {line.discount > 0 && (
        <tr className="border-b border-hairline">
          <td className="py-3">
            {line.coupon ? (
              <>
                Discount with the coupon <span className="font-mono">{line.coupon}</span>
              </>
            ) : (
              'Discount'
            )}
          </td>
          <td className="py-3 text-right tabular-nums">−{formatUsd(line.discount)}</td>
        </tr>
      )}
    </>
  );
}
