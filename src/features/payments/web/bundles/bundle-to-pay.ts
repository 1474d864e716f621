import { type RouterContextProvider, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { tryCode } from '../../../coupons/web/read-offer.ts';

type Args = { context: Readonly<RouterContextProvider> };

/**
 * A bundle that is to be paid for, with the coupon in the URL.
 * @throws a redirect to the list of courses for a bundle that is not for sale
 */
export async function bundleToPay(args: Args, slug: string, typed: string | null) {
  const { api } = scopeOf(args);
  const { bundle } = await read(api.bundles[':id'].$get({ param: segments({ id: slug }) })).catch(
    (error: unknown) => {
      throw error instanceof ApiFailure && error.status < 500
        ? redirect('/all-courses?category=The+PMO+Bundle')
        : error;
    },
  );
  const coupon = await tryCode(typed, (code) =>
    read(api.bundles[':id'].offer.$get({ param: segments({ id: bundle._id }), query: { coupon: code } })),
  );
  const hasAll = bundle.viewer.owned.length === bundle.courses.length;
  return { bundle, coupon, hasAll, amount: coupon?.offer?.amount ?? bundle.viewer.amount };
}
