import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { redirect } from 'react-router';
import { paymentMethods } from '../../../../contract/constants.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { useRootData } from '../../../../lib/page/viewer/use-viewer.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { failureOfPayment } from '../checkout/failure-copy.ts';
import { PaymentSheet } from '../checkout/payment-sheet.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { checkoutOf, ownOrder, queryParam } from '../own-order.ts';
import type { Route } from './+types/failed';
import { useFailedState } from './failed-state.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  hiddenPage(loaderData?.failure.title ?? 'Payment failed');

export async function loader(args: Route.LoaderArgs) {
  const order = await ownOrder(args, queryParam(args.request, 'orderId'));
  const isReceipt = order?.paymentInfo.paymentStatus === 'completed' && !order.secondPayment;
  if (isReceipt) throw redirect(`/payment/success/${order._id}`);
  return { order, failure: failureOfPayment(order, queryParam(args.request, 'reason')) };
}

export default function PaymentFailed({ loaderData }: Route.ComponentProps) {
  const { order, failure } = loaderData;
  const support = useRootData()?.supportEmail;
  const failed = useFailedState();
  const orderId = order?._id ?? failed.orderId;
  const method = order?.paymentInfo.paymentMethod ?? failed.paymentMethod ?? paymentMethods[0];
  return (
    <PaymentSheet
      tone={failure.next === 'retry' ? 'bad' : 'waiting'}
      icon={
        failure.next === 'retry' ? (
          <X aria-hidden="true" className="size-6" />
        ) : (
          <Hourglass aria-hidden="true" className="size-6" />
        )
      }
      title={failure.title}
      actions={
        <>
          {order && failure.next === 'retry' && <LinkButton to={checkoutOf(order)}>Try again</LinkButton>}
          {order && failure.next === 'open' && (
            <LinkButton
              to={order.bundle ? '/dashboard/enrolled-courses' : `/dashboard/courses/${order.course._id}`}
            >
              {order.bundle ? 'Open your courses' : 'Open the course'}
            </LinkButton>
          )}
          {orderId && !order && (
            <LinkButton to={`/payment/${orderId}?method=${method}`}>Check again</LinkButton>
          )}
          <LinkButton to="/all-courses" variant="secondary">
            Back to Courses
          </LinkButton>
        </>
      }
    >
      <p className="text-lg">{failure.text}</p>
      {failed.error && failure.next !== 'open' && !failure.text.startsWith(failed.error) && (
        <p className="text-ink-2">{failed.error}</p>
      )}
      {order && <OrderFacts order={order} />}
      {support && (
        <p className="text-ink-2">
          Something not right? Write to{' '}
          <a className="link" href={`mailto:${support}`}>
            {support}
          </a>
          {order && ' and include your order number'}.
        </p>
      )}
    </PaymentSheet>
  );
}
