import type { RouterContextProvider } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { orRedirect } from '../../../../lib/page/failures/or-redirect.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { tryCode } from '../../../coupons/web/read-offer.ts';

type Args = { context: Readonly<RouterContextProvider> };

/**
 * A bundle that is to be paid for, with the coupon in the URL.
 * @throws a redirect to the list of courses for a bundle that is not for sale
 */
export async function bundleToPay(args: Args, slug: string, typed: string | null) {
  const { api } = scopeOf(args);
  const { bundle } = await orRedirect(
    '/all-courses?category=The+PMO+Bundle',
    read(api.bundles[':id'].$get({ param: segments({ id: slug }) })),
  );
  const coupon = await tryCode(typed, (code) =>
    read(api.bundles[':id'].offer.$get({ param: segments({ id: bundle._id }), query: { coupon: code } })),
  );
  const hasAll = bundle.viewer.owned.length === bundle.courses.length;
  return { bundle, coupon, hasAll, amount: coupon?.offer?.amount ?? bundle.viewer.amount };
}
