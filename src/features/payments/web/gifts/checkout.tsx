import { Link, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { waysToPay } from '../checkout/choosing/ways-to-pay.ts';
import { paymentState } from '../checkout/payment-state.ts';
import { CouponForm } from '../checkout/price/coupon-form.tsx';
import { OrderSummary } from '../checkout/price/order-summary.tsx';
import { paymentRefused, sendPayment, startPayment } from '../checkout/start-payment.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { GiftFor, givingSteps } from './gift-for.tsx';
import { giftToPay } from './read-gift.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Checkout');

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const [bought, methods] = await Promise.all([
    giftToPay(args, args.params.giftId, queryParam(args.request, 'coupon')),
    waysToPay(args),
  ]);
  return { ...bought, methods, asked: queryParam(args.request, 'method') };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const { giftId } = args.params;
  const { gifts } = scopeOf(args).api.payment;
  const param = segments({ id: giftId });
  try {
    return await startPayment(args, form, {
      checkout: `/checkout/gift/${giftId}`,
      place: (json) => read(gifts[':id']['create-order'].$post({ param, json })),
      whenFree: () => redirect(`/gifts/${giftId}`, 303),
    });
  } catch (error) {
    if (error instanceof ApiFailure && error.failure.code === 'gift.already_paid')
      return redirectWithToast(`/gifts/${giftId}`, error.message, 'info');
    return paymentRefused(form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendPayment(args);

export default function GiftCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { gift, course, coupon } = loaderData;
  const payment = paymentState(loaderData, actionData);
  return (
    <CheckoutPage
      isGift
      steps={givingSteps(gift)}
      summary={
        <OrderSummary course={course} amount={payment.amount} coupon={coupon}>
          <div className="space-y-4">
            <GiftFor gift={gift} />
            <CouponForm key={coupon?.code} checkout={`/checkout/gift/${gift._id}`} tried={coupon} />
          </div>
        </OrderSummary>
      }
      {...payment}
      freeLabel="Send the gift"
      links={
        <Link className="link" to={`/gifts/${gift._id}`}>
          Back to the gift
        </Link>
      }
    />
  );
}
