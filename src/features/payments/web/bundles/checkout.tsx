import { Link, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureOr } from '../../../../lib/form/failure-or.ts';
import { failureIn, text } from '../../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/or-connection-lost.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { guardRole } from '../../../../lib/page/guard.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { aboutMethod } from '../../providers/providers.ts';
import { Assurances } from '../checkout/assurances.tsx';
import '../checkout/checkout.css';
import { PayOptions } from '../checkout/pay-options.tsx';
import { CouponForm } from '../checkout/price/coupon-form.tsx';
import { priceChangeIn } from '../checkout/price/price-change.ts';
import { toCardPage } from '../checkout/to-card-page.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { BundleSummary } from './bundle-summary.tsx';
import { tryOnBundle } from './try-on-bundle.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Checkout · Milepost' },
  { name: 'robots', content: 'noindex' },
];

const failed = 'Failed to initiate payment.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const { slug } = args.params;
  const [{ bundle }, { methods }] = await Promise.all([
    read(api.bundles[':id'].$get({ param: segments({ id: slug }) })).catch((error: unknown) => {
      throw error instanceof ApiFailure && error.status < 500
        ? redirect('/all-courses?category=The+PMO+Bundle')
        : error;
    }),
    read(api.payment.methods.$get()),
  ]);
  if (bundle.viewer.owned.length === bundle.courses.length) throw redirect(`/bundles/${bundle.slug}`);
  const coupon = await tryOnBundle(api, bundle._id, queryParam(args.request, 'coupon'));
  const amount = coupon?.offer?.amount ?? bundle.viewer.amount;
  return { bundle, methods, amount, coupon, asked: queryParam(args.request, 'method') };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const amount = Number(text(form, 'amount'));
  const method = text(form, 'method') as PaymentMethod;
  const json = {
    amount,
    ...(form.has('method') && { paymentMethod: method }),
    ...(form.has('coupon') && { coupon: text(form, 'coupon') }),
  };
  const { bundles } = scopeOf(args).api.payment;
  const { slug } = args.params;
  if (form.has('method') && aboutMethod(method)?.here)
    return toCardPage(`/checkout/bundle/${encodeURIComponent(slug)}`, json);
  try {
    const param = segments({ id: slug });
    const placed = await read(bundles[':id']['create-order'].$post({ param, json }));
    if (placed.url) return redirect(placed.url, 303);
    if (placed.orderId) return redirect(`/payment/bank/${placed.orderId}`, 303);
    return redirectWithToast(
      '/dashboard/enrolled-courses',
      'You are enrolled in every course of the bundle.',
    );
  } catch (error) {
    const change = priceChangeIn(error, amount);
    if (change) return { change, method };
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function BundleCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { bundle, methods, coupon } = loaderData;
  const failure = failureIn(actionData);
  const changed = actionData && 'change' in actionData ? actionData : undefined;
  const amount = changed?.change.to ?? loaderData.amount;
  const code = coupon?.offer ? coupon.code : null;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-5xl py-6 sm:py-8">
      <h1 className="text-3xl">Checkout</h1>
      <div className="checkout mt-4 sm:mt-6">
        <BundleSummary bundle={bundle} amount={amount} coupon={coupon}>
          <CouponForm key={coupon?.code} courseId={`bundle/${bundle.slug}`} tried={coupon} />
        </BundleSummary>
        <Card as="section" aria-labelledby="pay" className="space-y-4">
          <h2 id="pay" className="text-xl">
            {amount === 0 ? 'Enrol' : 'Choose how to pay'}
          </h2>
          {amount === 0 ? (
            <Enrol coupon={code} problem={failure?.message} />
          ) : methods.length === 0 ? (
            <Notice tone="warning">Payments are not available at the moment. Please come back later.</Notice>
          ) : (
            <PayOptions
              courseId={bundle._id}
              coupon={code}
              methods={methods}
              amount={amount}
              chosen={changed?.method ?? failure?.values.method ?? loaderData.asked}
              problem={failure?.message}
              change={changed?.change}
            />
          )}
          <p className="text-sm text-ink-2">
            <Link className="link" to={`/bundles/${bundle.slug}`}>
              Back to the bundle
            </Link>
          </p>
        </Card>
        <Assurances className="space-y-3" />
      </div>
    </main>
  );
}

function Enrol({ coupon, problem }: { coupon: string | null; problem: string | undefined }) {
  return (
    <ApiForm hiddenFields={{ amount: '0', ...(coupon && { coupon }) }} className="space-y-4">
      {({ busy }) => (
        <>
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          <p>There is nothing to pay.</p>
          <Button type="submit" size="lg" className="h-12 w-full" busy={busy}>
            Enrol for free
          </Button>
        </>
      )}
    </ApiForm>
  );
}
