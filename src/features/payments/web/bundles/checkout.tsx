import { Link, redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { waysToPay } from '../checkout/choosing/ways-to-pay.ts';
import { paymentState } from '../checkout/payment-state.ts';
import { CouponForm } from '../checkout/price/coupon-form.tsx';
import { paymentRefused, sendPayment, startPayment } from '../checkout/start-payment.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { BundleSummary, buyingBundle, coursesToGet } from './bundle-summary.tsx';
import { bundleToPay } from './bundle-to-pay.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Checkout');

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
  const { bundles } = scopeOf(args).api.payment;
  const { slug } = args.params;
  const param = segments({ id: slug });
  return startPayment(args, form, {
    checkout: `/checkout/bundle/${encodeURIComponent(slug)}`,
    place: (payment) => {
      const courses = text(form, 'courses');
      const json = { ...payment, ...(courses && { courses: courses.split(' ') }) };
      return read(bundles[':id']['create-order'].$post({ param, json }));
    },
    whenFree: () =>
      redirectWithToast('/dashboard/enrolled-courses', 'You’re enrolled in every course in the bundle.'),
  }).catch((error) => paymentRefused(form, error));
}

export const clientAction = (args: Route.ClientActionArgs) => sendPayment(args);

export default function BundleCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { bundle, coupon } = loaderData;
  const payment = paymentState(loaderData, actionData);
  return (
    <CheckoutPage
      steps={buyingBundle(bundle)}
      summary={
        <BundleSummary bundle={bundle} amount={payment.amount} coupon={coupon}>
          <CouponForm key={coupon?.code} checkout={`/checkout/bundle/${bundle.slug}`} tried={coupon} />
        </BundleSummary>
      }
      values={{
        courses: coursesToGet(bundle)
          .map(({ _id }) => _id)
          .join(' '),
      }}
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
