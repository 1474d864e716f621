import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { guardRole } from '../../../../lib/page/guard.ts';
import { Steps } from '../../../../ui/navigation/steps.tsx';
import { ownOrder } from '../own-order.ts';
import type { Route } from './+types/bank';
import { BankTransferSteps, transferIntro } from './bank-transfer-steps.tsx';
import type { TransferState } from './receipt-form.tsx';
import { transferOf } from './transfer.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Bank transfer · Milepost' },
  { name: 'robots', content: 'noindex' },
];

/** The bank transfer page: available only while its order waits for the receipt. */
export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const order = await ownOrder(args, args.params.orderId);
  if (!order) throw data(null, { status: 404 });
  const { paymentMethod, paymentStatus } = order.paymentInfo;
  if (order.inFlight) throw redirect(`/payment/pending?orderId=${order._id}`);
  if (paymentMethod !== 'bank' || paymentStatus !== 'pending')
    throw redirect(`/payment/${order._id}?method=${paymentMethod}`);
  return transferOf(args, order._id);
}

export default function BankTransfer({ loaderData: transfer }: Route.ComponentProps) {
  const { order } = transfer;
  const [state, setState] = useState<TransferState>('open');
  const locked = state !== 'open';
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 sm:py-12">
      <Steps
        label="Buying a course"
        current={locked ? 3 : 2}
        steps={[
          { label: 'Course', to: `/courses/${order.course.slug}` },
          { label: 'Checkout', to: locked ? undefined : `/checkout/${order.course._id}` },
          { label: 'Bank transfer' },
          { label: 'Start learning' },
        ]}
      />
      <h1 className="mt-8 text-3xl">Bank transfer</h1>
      <p className="mt-2 mb-6 text-lg text-ink-2">{transferIntro(order)}</p>
      <BankTransferSteps transfer={transfer} heading="h2" onState={setState} />
      <p className="mt-6 text-sm text-ink-2">
        {locked ? (
          <Link className="link" to="/dashboard">
            Go to Dashboard
          </Link>
        ) : (
          <Link className="link" to={`/checkout/${order.course._id}`}>
            Pay in another way
          </Link>
        )}
      </p>
    </main>
  );
}
