import { Link, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { orRedirect } from '../../../../lib/page/failures/or-redirect.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { tryCoupon } from '../../../coupons/web/read-offer.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { CheckoutPage } from './checkout-page.tsx';
import { paymentIn, waysToPay } from './choosing/ways-to-pay.ts';
import { paymentState } from './payment-state.ts';
import { CouponForm } from './price/coupon-form.tsx';
import { leaveFreeCourse } from './price/leave-free-course.ts';
import { OrderSummary } from './price/order-summary.tsx';
import { priceChangeIn } from './price/price-change.ts';
import { paymentRefused, sendPayment, startPayment } from './start-payment.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Checkout');

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const { courseId } = args.params;
  const [{ course, viewer }, methods] = await Promise.all([
    // The course's own page explains why it cannot be bought.
    orRedirect(
      `/courses/${encodeURIComponent(courseId)}`,
      read(api.courses[':id'].$get({ param: segments({ id: courseId }) })),
    ),
    waysToPay(args),
  ]);
  if (viewer.enrolled) throw redirect(`/dashboard/courses/${course._id}`);
  const price = course.discountPrice ?? course.price;
  if (viewer.paymentPending || price === 0) throw redirect(`/courses/${course.slug}`);
  const coupon = await tryCoupon(api, course._id, queryParam(args.request, 'coupon'));
  const amount = coupon?.offer?.amount ?? price;
  return { course, methods, amount, coupon, asked: queryParam(args.request, 'method') };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  // The URL may contain the course's slug; the form has its id.
  const courseId = text(form, 'courseId') || args.params.courseId;
  const { payment } = scopeOf(args).api;
  try {
    return await startPayment(args, form, {
      checkout: `/checkout/${encodeURIComponent(courseId)}`,
      place: (json) => read(payment['create-order'].$post({ json: { courseId, ...json } })),
      whenFree: ({ message }) => redirectWithToast(`/dashboard/courses/${courseId}`, message),
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.failure.code === 'payment.already_enrolled') return redirect(`/dashboard/courses/${courseId}`);
    if (error.failure.code === 'payment.pending') return redirect(`/courses/${courseId}`);
    const change = priceChangeIn(error, paymentIn(form).amount);
    return change?.to === 0 ? leaveFreeCourse(`/courses/${courseId}`, change) : paymentRefused(form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendPayment(args);

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { course, coupon } = loaderData;
  const payment = paymentState(loaderData, actionData);
  return (
    <CheckoutPage
      steps={{
        label: 'Buying a course',
        steps: [
          { label: 'Course', to: `/courses/${course.slug}` },
          { label: 'Checkout' },
          { label: 'Payment' },
          { label: 'Start learning' },
        ],
      }}
      summary={
        <OrderSummary course={course} amount={payment.amount} coupon={coupon}>
          <CouponForm key={coupon?.code} checkout={`/checkout/${course._id}`} tried={coupon} />
        </OrderSummary>
      }
      values={{ courseId: course._id }}
      {...payment}
      freeLabel="Enrol for free"
      links={
        <>
          <Link className="link" to={`/courses/${course.slug}`}>
            Back to the course
          </Link>
          <Link className="link" to={`/gift/${course.slug}`}>
            Give as a gift
          </Link>
        </>
      }
    />
  );
}
