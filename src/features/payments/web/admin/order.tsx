import type { ReactNode } from 'react';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { orUndecided } from '../../../../lib/form/decision.ts';
import { orBackTo } from '../../../../lib/page/failures/or-back-to.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { resultNotice } from '../../../../ui/states/result-notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { OrderFlags, PaymentStatusBadge } from '../order-badges.tsx';
import type { Route } from './+types/order';
import { DecisionButtons, DecisionDialog } from './decisions.tsx';
import { orderAction } from './order-action.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory, RefundList } from './order-history.tsx';
import { ReceiptViewer } from './receipt-viewer.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { useDecision } from './use-decision.ts';

const list = '/admin-dashboard/enrollment';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Order ${loaderData?.order.number ?? ''} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { orders } = scopeOf(args).api.admin;
  return orBackTo(list, read(orders[':id'].$get({ param: segments({ id: args.params.orderId }) })));
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  return orderAction(await args.request.formData(), scopeOf(args).api.admin.orders, args.params.orderId);
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUndecided(serverAction());

export default function OrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const decision = useDecision();
  return (
    <>
      <PageHeader
        title={order.bundle ?? order.course.title}
        text={
          <>
            <span className="font-mono">{order.number}</span>, ordered by {order.user.name} on{' '}
            <LocalTime iso={order.createdAt} />
          </>
        }
        breadcrumbs={[
          { label: 'Enrollments', to: list },
          // Tells the router which page handles a decision, so that a decision made offline fails in its dialog and
          // leaves the page as it is.
          { label: `Order by ${order.user.name}`, to: `${list}/${order._id}` },
        ]}
        actions={<DecisionButtons order={order} decision={decision} />}
      />
      <p className="mt-4 flex flex-wrap gap-2">
        <PaymentStatusBadge order={order} />
        <OrderFlags order={order} />
      </p>
      {actionData && <div className="mt-4">{resultNotice(actionData)}</div>}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          {order.review && <ReviewNotice order={order} review={order.review} />}
          {order.bankReceipt && (
            <ReceiptViewer receipt={order.bankReceipt} amount={order.paymentInfo.amount} />
          )}
          {order.refunds.length > 0 && (
            <Section id="refunds" title="Refunds">
              <RefundList refunds={order.refunds} />
            </Section>
          )}
          <Section id="history" title="History">
            <OrderHistory order={order} />
          </Section>
        </div>
        <OrderFacts order={order} />
      </div>
      <DecisionDialog order={order} decision={decision} />
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
