import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { orResponse } from '../../../../lib/form/failures/or-connection-lost.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { Receipt } from '../../contract.ts';
import { PaymentSheet } from '../checkout/payment-sheet.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { checkoutOf, ownOrder, queryParam } from '../own-order.ts';
import type { Route } from './+types/cancel';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  hiddenPage(isOpen(loaderData?.order) ? 'Cancel order' : 'Payment cancelled');

/** Loads the order without cancelling it, because following or prefetching a link must not do that. */
export async function loader(args: Route.LoaderArgs) {
  const order = await ownOrder(args, queryParam(args.request, 'orderId'));
  if (order) leaveUnlessUnpaid(order);
  return { order };
}

/** Cancels the order, so that its checkout cannot be paid by accident later. */
export async function action(args: Route.ActionArgs) {
  const id = queryParam(args.request, 'orderId');
  if (!id) return data({ problem: 'Order ID is missing' }, { status: 400 });
  try {
    const { order } = await read(
      scopeOf(args).api.payment.orders[':id'].cancel.$post({ param: segments({ id }) }),
    );
    leaveUnlessUnpaid(order);
    return { problem: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const order = error.status === 409 ? await ownOrder(args, id) : null;
    if (order) leaveUnlessUnpaid(order);
    return data({ problem: error.message }, { status: error.status });
  }
}

/**
 * Shows a lost connection on the page. The page submits automatically, so an error page would offer no way to try
 * again.
 */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orResponse(serverAction(), 'We couldn’t cancel this order.', (problem) => ({ problem }));

/**
 * Leaves this page, which says that nothing was charged, if that is untrue or may become so.
 * @throws a redirect to the payment's page
 */
function leaveUnlessUnpaid({ _id, inFlight, bankReceipt, paymentInfo }: Receipt): void {
  const { paymentStatus, paymentMethod } = paymentInfo;
  if (inFlight || paymentStatus === 'completed') throw redirect(`/payment/${_id}?method=${paymentMethod}`);
  if (paymentStatus === 'refunded' || bankReceipt) throw redirect(`/payment/failed?orderId=${_id}`);
}

const isOpen = (order: Receipt | null | undefined) => order?.paymentInfo.paymentStatus === 'pending';

/**
 * Says that nothing was charged only once the order is closed: until then it may have been paid without our knowing.
 */
export default function PaymentCancelled({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  const cancelling = useCancelling(order);
  const open = isOpen(order);
  const isClosing = cancelling.state !== 'idle';
  const problem = isClosing ? null : (cancelling.data ?? actionData)?.problem;
  return (
    <PaymentSheet
      tone="waiting"
      icon={<Undo className="size-6" />}
      title={titleOf(open, isClosing, problem)}
      actions={
        <>
          {order && !order.courseOwned && (
            // Restarted too soon, the purchase would reuse the checkout that is being closed.
            <LinkButton to={checkoutOf(order)} disabled={isClosing}>
              Try again
            </LinkButton>
          )}
          <LinkButton to="/all-courses" variant="secondary">
            Back to Courses
          </LinkButton>
        </>
      }
    >
      {order && !open && <p className="text-lg">This order is cancelled. Nothing was charged.</p>}
      {open && isClosing && <p className="text-lg">We’re cancelling this order.</p>}
      {!order && <p className="text-lg">You left the payment page before paying.</p>}
      {problem && (
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
      )}
      {open && (
        <cancelling.Form method="post">
          <Button type="submit" variant="secondary" size="sm" busy={isClosing}>
            Cancel order
          </Button>
        </cancelling.Form>
      )}
      {order && <OrderFacts order={order} />}
    </PaymentSheet>
  );
}

function titleOf(open: boolean, isClosing: boolean, problem: string | null | undefined): string {
  if (!open) return 'Payment cancelled';
  if (isClosing) return 'Cancelling the order…';
  return problem ? 'This order is still open' : 'Cancel this order?';
}

/** Cancels an open order once the page has loaded; without scripts there is a button. */
function useCancelling(order: Receipt | null) {
  const cancelling = useFetcher<typeof action>();
  const isSent = useRef(false);
  const address = `/payment/cancel?orderId=${order?._id}`;
  const open = isOpen(order);
  useEffect(() => {
    if (!open || isSent.current) return;
    isSent.current = true;
    void cancelling.submit(null, { method: 'post', action: address });
  }, [open, address, cancelling]);
  return cancelling;
}
