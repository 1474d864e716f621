import { data, Link, redirect, useRevalidator } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { failureOf, text } from '../../../../lib/form/form-failure.ts';
import { outageIn } from '../../../../lib/form/or-connection-lost.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { guardRole } from '../../../../lib/page/guard.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Steps } from '../../../../ui/navigation/steps.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { tryCoupon } from '../../../coupons/web/read-offer.ts';
import { aboutMethod } from '../../providers/providers.ts';
import { BankDialog } from '../bank-transfer/bank-dialog.tsx';
import { transferOf } from '../bank-transfer/transfer.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { Assurances } from './assurances.tsx';
import './checkout.css';
import { PayOptions, type PayOptionsProps } from './pay-options.tsx';
import { CouponForm } from './price/coupon-form.tsx';
import { EnrolWithCoupon } from './price/enrol-with-coupon.tsx';
import { OrderSummary } from './price/order-summary.tsx';
import { type PriceChange, priceChangeIn } from './price/price-change.ts';
import { toCardPage } from './to-card-page.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Checkout · Milepost' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const { courseId } = args.params;
  const [{ course, viewer }, methods] = await Promise.all([
    read(api.courses[':id'].$get({ param: segments({ id: courseId }) })).catch(toCoursePage(courseId)),
    waysToPay(args),
  ]);
  if (viewer.enrolled) throw redirect(`/dashboard/courses/${course._id}`);
  const price = course.discountPrice ?? course.price;
  if (viewer.paymentPending || price === 0) throw redirect(`/courses/${course.slug}`);
  const coupon = await tryCoupon(api, course._id, queryParam(args.request, 'coupon'));
  const amount = coupon?.offer?.amount ?? price;
  return { course, methods, amount, coupon, asked: queryParam(args.request, 'method') };
}

/** The payment methods; null if they cannot be loaded, which the page shows with a way to try again. */
async function waysToPay(args: Route.LoaderArgs): Promise<PaymentMethod[] | null> {
  try {
    return (await read(scopeOf(args).api.payment.methods.$get())).methods;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  // The URL may contain the course's slug; the form has its id.
  const courseId = text(form, 'courseId') || args.params.courseId;
  const json = {
    courseId,
    ...(form.has('method') && { paymentMethod: text(form, 'method') as PaymentMethod }),
    ...(form.has('coupon') && { coupon: text(form, 'coupon') }),
    amount: Number(text(form, 'amount')),
  };
  if (json.paymentMethod && aboutMethod(json.paymentMethod)?.here)
    return toCardPage(`/checkout/${encodeURIComponent(courseId)}`, json);
  try {
    const placed = await read(scopeOf(args).api.payment['create-order'].$post({ json }));
    if (placed.url) return redirect(placed.url, 303);
    if (placed.orderId && form.has('script')) return { transfer: await transferOf(args, placed.orderId) };
    if (placed.orderId) return redirect(`/payment/bank/${placed.orderId}`, 303);
    return redirectWithToast(`/dashboard/courses/${courseId}`, placed.message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.failure.code === 'payment.already_enrolled') return redirect(`/dashboard/courses/${courseId}`);
    if (error.failure.code === 'payment.pending') return redirect(`/courses/${courseId}`);
    const change = priceChangeIn(error, json.amount);
    // Returned as a success, so that the page reloads the course.
    if (change) return changedPrice(change, json);
    return failureOf(form, error);
  }
}

function changedPrice(change: PriceChange, { courseId, paymentMethod: method }: Choice) {
  if (change.to > 0) return { change, method };
  const message = `This course cost ${formatUsd(change.from)} when you opened the checkout. It is now free.`;
  return redirectWithToast(`/courses/${courseId}`, message, 'info');
}

/** If the connection fails the page stays, with the selection, and shows a message. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const method = text(await request.clone().formData(), 'method');
  try {
    return await serverAction();
  } catch (error) {
    const message = outageIn(error, 'Failed to initiate payment.');
    // Returned as a refusal, so that the page's data is not reloaded.
    return data({ failure: { message, fields: {}, values: { method } } }, { status: 503 });
  }
}

type Choice = { courseId: string; paymentMethod?: PaymentMethod; coupon?: string };

/** The course's own page explains its unavailability. */
const toCoursePage = (courseId: string) => (error: unknown) => {
  throw error instanceof ApiFailure && error.status < 500
    ? redirect(`/courses/${encodeURIComponent(courseId)}`)
    : error;
};

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { course, methods, coupon } = loaderData;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  const changed = actionData && 'change' in actionData ? actionData : undefined;
  const amount = changed?.change.to ?? loaderData.amount;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-5xl py-6 sm:py-8">
      <Steps
        label="Buying a course"
        current={1}
        steps={[
          { label: 'Course', to: `/courses/${course.slug}` },
          { label: 'Checkout' },
          { label: 'Payment' },
          { label: 'Start learning' },
        ]}
      />
      <h1 className="mt-6 text-3xl">Checkout</h1>
      <div className="checkout mt-4 sm:mt-6">
        <OrderSummary course={course} amount={amount} coupon={coupon}>
          <CouponForm key={coupon?.code} courseId={course._id} tried={coupon} />
        </OrderSummary>
        <Card as="section" aria-labelledby="pay" className="space-y-4">
          <h2 id="pay" className="text-xl">
            {amount === 0 ? 'Enrol' : 'Choose how to pay'}
          </h2>
          {coupon && amount === 0 ? (
            <EnrolWithCoupon courseId={course._id} coupon={coupon.code} problem={failure?.message} />
          ) : (
            <WaysToPay
              courseId={course._id}
              coupon={coupon?.offer ? coupon.code : null}
              methods={methods}
              amount={amount}
              chosen={changed?.method ?? failure?.values.method ?? loaderData.asked}
              problem={failure?.message}
              change={changed?.change}
            />
          )}
          <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-2">
            <Link className="link" to={`/courses/${course.slug}`}>
              Back to the course
            </Link>
            <Link className="link" to={`/gift/${course.slug}`}>
              Give as a gift
            </Link>
          </p>
        </Card>
        <Assurances className="space-y-3" />
      </div>
      {actionData && 'transfer' in actionData && <BankDialog transfer={actionData.transfer} />}
    </main>
  );
}

type WaysToPayProps = Omit<PayOptionsProps, 'methods'> & { methods: PaymentMethod[] | null };

function WaysToPay({ methods, ...rest }: WaysToPayProps) {
  const { revalidate, state } = useRevalidator();
  if (methods === null) {
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button variant="secondary" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Retry
          </Button>
        }
      >
        Failed to load payment options
      </Notice>
    );
  }
  if (methods.length === 0)
    return <Notice tone="warning">Payments are not available at the moment. Please come back later.</Notice>;
  return <PayOptions methods={methods} {...rest} />;
}
