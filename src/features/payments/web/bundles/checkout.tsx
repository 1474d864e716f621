import { Link, redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { failureOr } from '../../../../lib/form/failure-or.ts';
import { orConnectionLost } from '../../../../lib/form/or-connection-lost.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { guardRole } from '../../../../lib/page/guard.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { aboutMethod } from '../../providers/providers.ts';
import { startTransfer } from '../bank-transfer/start-transfer.ts';
import { toCardPage } from '../checkout/card/to-card-page.ts';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { paymentIn, waysToPay } from '../checkout/choosing/ways-to-pay.ts';
import { paymentState } from '../checkout/payment-state.ts';
import { CouponForm } from '../checkout/price/coupon-form.tsx';
import { priceChangeIn } from '../checkout/price/price-change.ts';
import { hiddenPage } from '../hidden-page.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { BundleSummary, buyingBundle } from './bundle-summary.tsx';
import { bundleToPay } from './bundle-to-pay.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = hiddenPage('Checkout');

const failed = 'Failed to initiate payment.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const [{ hasAll, ...bought }, methods] = await Promise.all([
    bundleToPay(args, args.params.slug, queryParam(args.request, 'coupon')),
    waysToPay(args),
  ]);
  if (hasAll) throw redirect(`/bundles/${bought.bundle.slug}`);
  return { ...bought, methods, asked: queryParam(args.request, 'method') };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const json = paymentIn(form);
  const { bundles } = scopeOf(args).api.payment;
  const { slug } = args.params;
  if (json.paymentMethod && aboutMethod(json.paymentMethod)?.here)
    return toCardPage(`/checkout/bundle/${encodeURIComponent(slug)}`, json);
  try {
    const param = segments({ id: slug });
    const placed = await read(bundles[':id']['create-order'].$post({ param, json }));
    if (placed.url) return redirect(placed.url, 303);
    if (placed.orderId) return await startTransfer(args, form, placed.orderId);
    return redirectWithToast('/dashboard/enrolled-courses', 'You’re enrolled in every course in the bundle.');
  } catch (error) {
    const change = priceChangeIn(error, json.amount);
    if (change) return { change, method: json.paymentMethod };
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function BundleCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { bundle, coupon } = loaderData;
  const payment = paymentState(loaderData, actionData);
  return (
    <CheckoutPage
      steps={buyingBundle(bundle)}
      summary={
        <BundleSummary bundle={bundle} amount={payment.amount} coupon={coupon}>
          <CouponForm key={coupon?.code} courseId={`bundle/${bundle.slug}`} tried={coupon} />
        </BundleSummary>
      }
      {...payment}
      freeLabel="Enrol for free"
      links={
        <Link className="link" to={`/bundles/${bundle.slug}`}>
          Back to the bundle
        </Link>
      }
    />
  );
}
