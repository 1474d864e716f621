import Undo from 'lucide-react/icons/undo-2';
import { redirect } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import type { Receipt } from '../../features/payments/schemas.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/cancel';
import { OrderFacts } from './order-facts.tsx';
import { wordOf } from './own-order.ts';
import { PaymentSheet } from './payment-sheet.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Payment cancelled · Milepost' },
  { name: 'robots', content: 'noindex' },
];

/** Where the provider sends a buyer who gave up: closes the checkout, so that it cannot be paid by accident later. */
export async function loader(args: Route.LoaderArgs) {
  const order = await giveUp(args, wordOf(args.request, 'orderId'));
  if (order && (order.inFlight || order.paymentInfo.paymentStatus === 'completed')) {
    throw redirect(`/payment/${order._id}?method=${order.paymentInfo.paymentMethod}`);
  }
  return { order };
}

async function giveUp(args: Route.LoaderArgs, id: string | null): Promise<Receipt | null> {
  const { api, viewer } = scopeOf(args);
  if (!id || !viewer) return null;
  try {
    return (await read(api.payment.orders[':id'].cancel.$post({ param: { id } }))).order;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

export default function PaymentCancelled({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  return (
    <PaymentSheet
      tone="waiting"
      icon={<Undo className="size-6" />}
      title="Payment cancelled"
      actions={
        <>
          {order && <LinkButton to={`/checkout/${order.course._id}`}>Try again</LinkButton>}
          <LinkButton to="/all-courses" variant="secondary">
            Back to Courses
          </LinkButton>
        </>
      }
    >
      <p className="text-lg">You left the payment page before paying. Nothing was charged.</p>
      {order && <OrderFacts order={order} />}
    </PaymentSheet>
  );
}
