import { redirect } from 'react-router';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { orRedirect } from '../../../../../lib/page/failures/or-redirect.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { guardRole } from '../../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../../lib/seo/hidden-page.ts';
import { tryCoupon } from '../../../../coupons/web/read-offer.ts';
import { queryParam } from '../../own-order.ts';
import { leaveFreeCourse } from '../price/leave-free-course.ts';
import { OrderSummary } from '../price/order-summary.tsx';
import { isPrice, priceChangeSince } from '../price/price-change.ts';
import type { Route } from './+types/pay-by-card';
import { CardPage } from './card-page.tsx';
import { toCardPage } from './to-card-page.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Pay by card');

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const { courseId } = args.params;
  const [{ course, viewer }, { card }] = await Promise.all([
    orRedirect(
      `/courses/${encodeURIComponent(courseId)}`,
      read(api.courses[':id'].$get({ param: segments({ id: courseId }) })),
    ),
    read(api.payment.methods.$get()),
  ]);
  if (viewer.enrolled)
    throw redirectWithToast(`/dashboard/courses/${course._id}`, 'You already own this course.', 'info');
  const coupon = await tryCoupon(api, course._id, queryParam(args.request, 'coupon'));
  const price = course.discountPrice ?? course.price;
  const amount = coupon?.offer?.amount ?? price;
  const shown = queryParam(args.request, 'amount');
  const change = priceChangeSince(shown, amount, coupon);
  if (price === 0) throw leaveFreeCourse(`/courses/${course.slug}`, change);
  const checkout = `/checkout/${course._id}`;
  if (!card || viewer.paymentPending || amount === 0) throw redirect(checkout);
  if (!isPrice(shown)) throw toCardPage(checkout, { amount, coupon: coupon?.code });
  return { course, amount, coupon, card, change };
}

export default function PayByCard({ loaderData }: Route.ComponentProps) {
  const { course, amount, coupon, card, change } = loaderData;
  const checkout = `/checkout/${course._id}`;
  return (
    <CardPage
      steps={{
        label: 'Buying a course',
        steps: [
          { label: 'Course', to: `/courses/${course.slug}` },
          { label: 'Checkout', to: checkout },
          { label: 'Payment' },
          { label: 'Start learning' },
        ],
      }}
      summary={<OrderSummary course={course} amount={amount} coupon={coupon} />}
      checkout={checkout}
      item={{ courseId: course._id }}
      paidPath={() => `/dashboard/courses/${course._id}?paid=1`}
      amount={amount}
      coupon={coupon?.offer ? coupon.code : null}
      change={change}
      card={card}
    />
  );
}
