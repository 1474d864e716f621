import Printer from 'lucide-react/icons/printer';
import { data, redirect } from 'react-router';
import { formatUsd } from '../../../../contract/money.ts';
import { guardSignedIn } from '../../../../lib/page/guard.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { Logo } from '../../../../ui/theme/logo.tsx';
import type { Receipt } from '../../contract.ts';
import { Fact } from '../fact.tsx';
import { methodName } from '../method-name.ts';
import { OrderStatus } from '../order-status.tsx';
import { ownOrder } from '../own-order.ts';
import type { Route } from './+types/success';

export const meta: Route.MetaFunction = () => [
  { title: 'Receipt · Milepost' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const order = await ownOrder(args, args.params.orderId);
  if (!order) throw data(null, { status: 404 });
  const { paymentStatus, paymentMethod } = order.paymentInfo;
  if (paymentStatus === 'pending') throw redirect(`/payment/${order._id}?method=${paymentMethod}`);
  if (paymentStatus === 'failed') throw redirect(`/payment/failed?orderId=${order._id}`);
  return { order };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  const isCurrent = order.paymentInfo.paymentStatus === 'completed' && !order.secondPayment;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 sm:py-12">
      <div className="print:hidden">
        <h1 className="text-3xl">{isCurrent ? 'Thank you for your order' : 'Your receipt'}</h1>
        <p className="mt-2 text-lg text-ink-2">{introduction(order)}</p>
        <div className="mt-6 mb-8 flex flex-wrap gap-3">
          {isCurrent && <LinkButton to={`/dashboard/courses/${order.course._id}`}>Start learning</LinkButton>}
          <Button
            variant="secondary"
            className="needs-js"
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print receipt
          </Button>
          <LinkButton to="/dashboard/orders" variant="quiet">
            All orders
          </LinkButton>
        </div>
      </div>
      <ReceiptCard order={order} />
    </main>
  );
}

/** A free course has no receipt email. */
function introduction({ paymentInfo, secondPayment }: Receipt): string {
  if (paymentInfo.paymentStatus === 'refunded') return 'The payment of this order has been refunded.';
  if (secondPayment) return 'You already own this course; your second payment is refunded.';
  return paymentInfo.paymentMethod === 'free'
    ? "You're enrolled."
    : "You're enrolled. We've emailed you this receipt.";
}

function ReceiptCard({ order }: { order: Receipt }) {
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
        <Fact name="Paid by">{methodName[paymentInfo.paymentMethod]}</Fact>
      </dl>
      <table className="mt-8 w-full">
        <caption className="sr-only">Items</caption>
        <thead>
          <tr className="border-b border-hairline text-left text-sm text-ink-2">
            <th scope="col" className="py-2 font-normal">
              Course
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Amount ({order.currency})
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-hairline align-top">
            <td className="py-3 pr-4">
              <span className="font-semibold">{order.course.title}</span>
              <br />
              <span className="text-ink-2">by {order.course.instructor.name}</span>
            </td>
            <td className="py-3 text-right tabular-nums">{formatUsd(paymentInfo.amount)}</td>
          </tr>
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
