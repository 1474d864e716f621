import type { ReactNode } from 'react';
import { Link, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { counted } from '../../../../contract/text/formats.ts';
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
import type { Bundle } from '../../../bundles/contract.ts';
import type { TriedCoupon } from '../../../coupons/web/read-offer.ts';
import { aboutMethod } from '../../providers/providers.ts';
import { Assurances } from '../checkout/assurances.tsx';
import '../checkout/checkout.css';
import { PayOptions } from '../checkout/pay-options.tsx';
import { CouponForm } from '../checkout/price/coupon-form.tsx';
import { priceChangeIn } from '../checkout/price/price-change.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';

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
  const coupon = await tryCoupon(args, bundle, queryParam(args.request, 'coupon'));
  const amount = coupon?.offer?.amount ?? bundle.viewer.amount;
  // The fields for cards on our own page are for single courses; another method takes cards as well.
  const elsewhere = methods.filter((method) => !aboutMethod(method)?.here);
  return { bundle, methods: elsewhere, amount, coupon, asked: queryParam(args.request, 'method') };
}

async function tryCoupon(
  args: Route.LoaderArgs,
  { _id }: Bundle,
  typed: string | null,
): Promise<TriedCoupon | null> {
  const code = typed?.trim().slice(0, 100);
  if (!code) return null;
  const { offer } = scopeOf(args).api.bundles[':id'];
  try {
    const found = await read(offer.$get({ param: segments({ id: _id }), query: { coupon: code } }));
    return { code: found.offer.code, offer: found.offer, problem: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { code, offer: null, problem: error.message };
  }
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
  try {
    const param = segments({ id: args.params.slug });
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
        <Summary bundle={bundle} amount={amount} coupon={coupon}>
          <CouponForm key={coupon?.code} courseId={`bundle/${bundle.slug}`} tried={coupon} />
        </Summary>
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

type SummaryProps = {
  bundle: Bundle;
  amount: number;
  coupon: TriedCoupon | null;
  children: ReactNode;
};

/** The courses that the buyer gets, and how the price comes about. */
function Summary({ bundle, amount, coupon, children }: SummaryProps) {
  const { owned } = bundle.viewer;
  const missing = bundle.courses.filter(({ _id }) => !owned.includes(_id));
  const alone = missing.reduce((sum, course) => sum + (course.discountPrice ?? course.price), 0);
  const saved = alone - bundle.viewer.amount;
  return (
    <Card as="section" padding="none" aria-labelledby="summary" className="overflow-hidden">
      <div className="p-4 sm:p-6">
        <h2 id="summary" className="text-xl wrap-anywhere">
          {bundle.title}
        </h2>
        <p className="mt-1 text-ink-2">
          {owned.length > 0
            ? `The ${counted(missing.length, 'course')} that you don’t have yet:`
            : `${counted(missing.length, 'course')}:`}
        </p>
        <ol className="mt-2 list-decimal space-y-1 ps-5">
          {missing.map((course) => (
            <li key={course._id} className="wrap-anywhere">
              {course.title}
            </li>
          ))}
        </ol>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-hairline bg-sunken px-4 py-4 sm:px-6">
        {alone > amount && <Row label="One by one" value={formatUsd(alone)} />}
        {saved > 0 && <Row label="Bundle" value={`−${formatUsd(saved)}`} saving />}
        {coupon?.offer && (
          <Row
            label={`Coupon ${coupon.code}`}
            value={`−${formatUsd(bundle.viewer.amount - coupon.offer.amount)}`}
            saving
          />
        )}
        <dt className="font-display text-lg font-bold">Total</dt>
        <dd className="text-right font-display text-2xl font-bold tabular-nums">{formatUsd(amount)}</dd>
      </dl>
      <div className="border-t border-hairline px-4 py-4 sm:px-6">{children}</div>
    </Card>
  );
}

function Row({ label, value, saving }: { label: string; value: string; saving?: boolean }) {
  return (
    <>
      <dt className={saving ? 'text-green wrap-anywhere' : undefined}>{label}</dt>
      <dd className={saving ? 'text-right tabular-nums text-green' : 'text-right tabular-nums'}>{value}</dd>
    </>
  );
}
