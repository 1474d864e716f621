import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { createClient } from '../../../../contract/api/client.ts';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { downloadIfThere, stayOffline } from '../../../../ui/actions/check-download.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Rail } from '../../../../ui/progress/rail.tsx';
import type { BankReceipt } from '../../bank-transfers/bank-contract.ts';
import { PaymentSheet } from '../checkout/payment-sheet.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { ownOrder, ownPendingOrder, queryParam } from '../own-order.ts';
import type { Route } from './+types/pending';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Payment Processing');

const pollMs = 10_000;

export async function loader(args: Route.LoaderArgs) {
  const id = queryParam(args.request, 'orderId') ?? (await ownPendingOrder(args));
  const order = await ownOrder(args, id);
  if (!order) throw redirect('/dashboard/orders');
  const { paymentMethod, paymentStatus } = order.paymentInfo;
  const awaitsReceipt = paymentMethod === 'bank' && paymentStatus === 'pending' && !order.inFlight;
  if (awaitsReceipt) throw redirect(`/payment/bank/${order._id}`);
  if (!order.inFlight) throw redirect(`/payment/${order._id}?method=${paymentMethod}`);
  return { order };
}

const bank = (isGift: boolean) => ({
  text: 'Your bank transfer is being processed. We will notify you by email as soon as it is confirmed.',
  steps: [
    'Keep your receipt',
    'Confirmation may take 1-2 business days',
    isGift
      ? 'We’ll send the gift once it’s confirmed, or on the day you chose'
      : 'You get access once it’s confirmed',
  ],
});
/** For buyers who have since got what the order is for in another way. */
const notNeeded = (isGift: boolean, isAtProvider: boolean) => ({
  text: `${isGift ? 'This gift has already been paid for' : 'You already own what this order is for'}, so we don’t need this ${isAtProvider ? 'payment' : 'transfer'}.`,
  steps: isAtProvider
    ? ['Payment sent', 'Your bank is confirming it', 'If it arrives, we’ll refund it']
    : ['Keep your receipt', 'We’ll look for your transfer', 'If it has arrived, we’ll return the money'],
});
const provider = (isGift: boolean) => ({
  text: 'Your payment is being processed by your bank or card provider. We will notify you by email as soon as it arrives.',
  steps: [
    'Payment sent',
    'Your bank is confirming it; this can take from minutes to a few days',
    isGift ? 'We’ll send the gift then, or on the day you chose' : 'You’ll get access automatically',
  ],
});

export default function PaymentPending({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  const method = order.paymentInfo.paymentMethod;
  const isAtProvider = method !== 'bank';
  const copy = (order.courseOwned ? notNeeded : isAtProvider ? provider : bank)(
    order.gift !== null,
    isAtProvider,
  );
  usePolling(order._id);
  return (
    <PaymentSheet
      tone="waiting"
      icon={<Hourglass className="size-6" />}
      title="Payment Processing"
      actions={
        <>
          <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
          {isAtProvider && (
            <LinkButton to={`/payment/${order._id}?method=${method}`} variant="secondary">
              Check again
            </LinkButton>
          )}
          <LinkButton to="/contact" variant="secondary">
            Contact support
          </LinkButton>
        </>
      }
    >
      <p className="text-lg">{copy.text}</p>
      <h2 className="text-xl">Next steps</h2>
      <Rail
        label="Next steps"
        orientation="vertical"
        items={copy.steps.map((step, index) => ({
          key: step,
          label: step,
          state: index === 0 ? 'done' : index === 1 ? 'current' : 'ahead',
        }))}
      />
      {order.bankReceipt && <OwnReceipt receipt={order.bankReceipt} />}
      <OrderFacts order={order} />
    </PaymentSheet>
  );
}

/** The buyer's receipt: an image opens, a PDF is downloaded. */
const OwnReceipt = ({ receipt: { url, name, isPicture } }: { receipt: BankReceipt }) => (
  <p>
    Your receipt:{' '}
    <a
      className="link break-all"
      href={url}
      onClick={isPicture ? stayOffline('Download failed') : (event) => void downloadIfThere(event)}
    >
      {name}
    </a>
  </p>
);

/**
 * Polls for the payment; the loader redirects once it has arrived. The API is asked first, because revalidating during
 * an outage would replace the page.
 */
function usePolling(id: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { orders } = createClient(window.location.origin).payment;
    const poll = () => read(orders[':id'].$get({ param: segments({ id }) })).then(revalidate, () => {});
    const timer = setInterval(() => void poll(), pollMs);
    return () => clearInterval(timer);
  }, [revalidate, id]);
}
