import { redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { CardPage } from '../checkout/card/card-page.tsx';
import { toCardPage } from '../checkout/card/to-card-page.ts';
import { leaveFreeCourse } from '../checkout/price/leave-free-course.ts';
import { OrderSummary } from '../checkout/price/order-summary.tsx';
import { isPrice, priceChangeSince } from '../checkout/price/price-change.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/pay-by-card';
import { GiftFor, givingSteps } from './gift-for.tsx';
import { giftToPay } from './read-gift.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Pay by card');

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const [bought, { card }] = await Promise.all([
    giftToPay(args, args.params.giftId, queryParam(args.request, 'coupon')),
    read(scopeOf(args).api.payment.methods.$get()),
  ]);
  const checkout = `/checkout/gift/${bought.gift._id}`;
  const shown = queryParam(args.request, 'amount');
  const change = priceChangeSince(shown, bought.amount, bought.coupon);
  if ((bought.course.discountPrice ?? bought.course.price) === 0) throw leaveFreeCourse(checkout, change);
  if (!card || bought.amount === 0) throw redirect(checkout);
  if (!isPrice(shown)) throw toCardPage(checkout, { amount: bought.amount, coupon: bought.coupon?.code });
  return { ...bought, card, change };
}

export default function PayByCard({ loaderData }: Route.ComponentProps) {
  const { gift, course, amount, coupon, card, change } = loaderData;
  return (
    <CardPage
      steps={givingSteps(gift)}
      summary={
        <OrderSummary course={course} amount={amount} coupon={coupon}>
          <GiftFor gift={gift} />
        </OrderSummary>
      }
      checkout={`/checkout/gift/${gift._id}`}
      item={{ giftId: gift._id }}
      paidPath={(orderId) => `/payment/success/${orderId}`}
      amount={amount}
      coupon={coupon?.offer ? coupon.code : null}
      change={change}
      card={card}
    />
  );
}
