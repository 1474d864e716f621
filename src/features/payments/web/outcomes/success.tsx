import Printer from 'lucide-react/icons/printer';
import { data, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import type { Study } from '../../../learning/contract.ts';
import type { Receipt } from '../../contract.ts';
import { copy } from '../../copy.ts';
import { GiftPanel } from '../gifts/gift-panel.tsx';
import { ownOrder } from '../own-order.ts';
import { LineRefunds } from '../refunds/line-refunds.tsx';
import type { Route } from './+types/success';
import { Arrival } from './arrival.tsx';
import { nextStepIn } from './next-step.ts';
import { ReceiptCard } from './receipt-card.tsx';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Receipt');

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const order = await ownOrder(args, args.params.orderId);
  if (!order) throw data(null, { status: 404 });
  const { paymentStatus, paymentMethod } = order.paymentInfo;
  if (paymentStatus === 'pending') throw redirect(`/payment/${order._id}?method=${paymentMethod}`);
  if (paymentStatus === 'failed') throw redirect(`/payment/failed?orderId=${order._id}`);
  if (!isCurrent(order) || order.gift) return { order, arrival: null };
  const study = await studyOf(args, order.course._id);
  return { order, arrival: { picture: study?.course.thumbnail?.url, next: nextStepIn(study) } };
}

/** Whether the order is paid, not refunded or disputed, and not a second payment for the same purchase. */
const isCurrent = ({ paymentInfo, secondPayment, flags }: Receipt): boolean =>
  paymentInfo.paymentStatus === 'completed' && !secondPayment && !flags.includes('disputed');

/** The buyer's progress; null if it cannot be loaded, which is no reason to withhold the receipt. */
async function studyOf(args: Route.LoaderArgs, courseId: string): Promise<Study | null> {
  try {
    return await read(scopeOf(args).api.courses[':id'].study.$get({ param: segments({ id: courseId }) }));
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { order, arrival } = loaderData;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-4xl py-8 sm:py-12">
      <div className="mb-8 print:hidden">
        {arrival ? (
          <Arrival order={order} introduction={introduction(order)} {...arrival} />
        ) : (
          <>
            <h1 className="text-3xl">
              {order.gift && isCurrent(order) ? 'Thank you for your order' : 'Your receipt'}
            </h1>
            {introduction(order) && <p className="mt-2 text-lg text-ink-2">{introduction(order)}</p>}
          </>
        )}
      </div>
      {order.gift && !order.secondPayment && <GiftPanel gift={order.gift} />}
      <ReceiptCard order={order} />
      <LineRefunds order={order} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
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
    </main>
  );
}

/** One or two sentences; none for a free gift, which has no receipt email. */
function introduction({ paymentInfo, secondPayment, bundle, gift, flags }: Receipt): string {
  if (paymentInfo.paymentStatus === 'refunded') return 'The payment for this order has been refunded.';
  if (secondPayment)
    return `${gift ? copy.giftRefunded : bundle ? copy.bundleRefunded : copy.ownedRefunded}.`;
  if (flags.includes('disputed')) return 'Access is on hold until the dispute about this payment is decided.';
  if (gift) return paymentInfo.paymentMethod === 'free' ? '' : 'We’ve emailed you this receipt.';
  return paymentInfo.paymentMethod === 'free'
    ? 'You’re enrolled.'
    : 'You’re enrolled. We’ve emailed you this receipt.';
}
