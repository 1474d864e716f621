import { type RouterContextProvider, redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { orRedirect } from '../../../../lib/page/failures/or-redirect.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { tryCode } from '../../../coupons/web/read-offer.ts';
import { ownGift } from '../../../gifts/web/own-gift.ts';

type Args = { context: Readonly<RouterContextProvider> };

/**
 * A gift that is to be paid for, with its course and the coupon in the URL.
 * @throws a redirect to the order of a gift that is paid, or to the page of a course that is no longer for sale
 */
export async function giftToPay(args: Args, id: string, typed: string | null) {
  const { api } = scopeOf(args);
  const gift = await ownGift(args, id);
  if (gift.status !== 'draft') throw redirect(`/payment/success/${gift.orderId}`);
  const { slug, _id } = gift.course;
  const { course } = await orRedirect(
    `/courses/${slug}`,
    read(api.courses[':id'].$get({ param: segments({ id: _id }) })),
  );
  const coupon = await tryCode(typed, (code) =>
    read(api.gifts[':id'].offer.$get({ param: segments({ id }), query: { coupon: code } })),
  );
  return { gift, course, coupon, amount: coupon?.offer?.amount ?? course.discountPrice ?? course.price };
}
