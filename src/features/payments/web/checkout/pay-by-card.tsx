import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { guardRole } from '../../../../lib/page/guard.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Steps } from '../../../../ui/navigation/steps.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { tryCoupon } from '../../../coupons/web/read-offer.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/pay-by-card';
import { Assurances } from './assurances.tsx';
import './checkout.css';
import type { PayHereProps } from './pay-here-props.ts';
import { OrderSummary } from './price/order-summary.tsx';
import { priceChangeSince } from './price/price-change.ts';

const modules = import.meta.glob<{ default: ComponentType<PayHereProps> }>(
  '../../providers/*/web/pay-here.tsx',
);
/** The form of each provider whose fields can be on this page, by its file. */
const forms = Object.fromEntries(Object.entries(modules).map(([file, load]) => [file, lazy(load)]));
const scriptAfterMs = 300;

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Pay by card · Milepost' },
  { name: 'robots', content: 'noindex' },
];

/**
 * A page of its own, because only here may a provider's script run and show frames; it is always entered with
 * a full load, because browsers keep the policy of the loaded document.
 */
export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const { courseId } = args.params;
  const [{ course, viewer }, { card }] = await Promise.all([
    read(api.courses[':id'].$get({ param: segments({ id: courseId }) })).catch((error: unknown) => {
      throw error instanceof ApiFailure && error.status < 500
        ? redirect(`/courses/${encodeURIComponent(courseId)}`)
        : error;
    }),
    read(api.payment.methods.$get()),
  ]);
  if (viewer.enrolled) throw redirect(`/dashboard/courses/${course._id}`);
  const coupon = await tryCoupon(api, course._id, queryParam(args.request, 'coupon'));
  const amount = coupon?.offer?.amount ?? course.discountPrice ?? course.price;
  if (!card || viewer.paymentPending || amount === 0) throw redirect(`/checkout/${course._id}`);
  return {
    course,
    amount,
    coupon,
    card,
    change: priceChangeSince(queryParam(args.request, 'amount'), amount),
  };
}

export default function PayByCard({ loaderData }: Route.ComponentProps) {
  const { course, amount, coupon, card, change } = loaderData;
  const PayHere = forms[`../../providers/${card.provider}/web/pay-here.tsx`];
  const isReady = useSoon(scriptAfterMs);
  const { revalidate } = useRevalidator();
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-5xl py-6 sm:py-8">
      <Steps
        label="Buying a course"
        current={2}
        steps={[
          { label: 'Course', to: `/courses/${course.slug}` },
          { label: 'Checkout', to: `/checkout/${course._id}` },
          { label: 'Payment' },
          { label: 'Start learning' },
        ]}
      />
      <h1 className="mt-6 text-3xl">Pay by card</h1>
      <div className="checkout mt-4 sm:mt-6">
        <OrderSummary course={course} amount={amount} coupon={coupon} />
        <Card as="section" aria-labelledby="card" className="space-y-4">
          <h2 id="card" className="text-xl">
            Card details
          </h2>
          <noscript>
            <Notice tone="warning">
              Turn on JavaScript to enter your card details here, or choose another way to pay.
            </Notice>
          </noscript>
          {isReady && PayHere ? (
            <Suspense fallback={<Spinner label="Loading the card form" />}>
              <PayHere
                course={course}
                amount={amount}
                coupon={coupon?.offer ? coupon.code : null}
                change={change}
                onPriceChange={() => void revalidate()}
                script={card}
              />
            </Suspense>
          ) : (
            <Spinner label="Loading the card form" />
          )}
          <p className="text-sm text-ink-2">
            <Link
              className="link"
              to={`/checkout/${course._id}${coupon?.offer ? `?coupon=${coupon.code}` : ''}`}
              reloadDocument
            >
              Choose another way to pay
            </Link>
          </p>
        </Card>
        <Assurances className="space-y-3" />
      </div>
    </main>
  );
}

/** False at first, true shortly after hydration. */
function useSoon(milliseconds: number): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSoon(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isSoon;
}
