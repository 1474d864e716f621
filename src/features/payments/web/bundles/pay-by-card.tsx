import { redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { CardPage } from '../checkout/card/card-page.tsx';
import { toCardPage } from '../checkout/card/to-card-page.ts';
import { isPrice, priceChangeSince } from '../checkout/price/price-change.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/pay-by-card';
import { BundleSummary, buyingBundle, coursesToGet } from './bundle-summary.tsx';
import { bundleToPay } from './bundle-to-pay.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Pay by card');

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const [{ hasAll, ...bought }, { card }] = await Promise.all([
    bundleToPay(args, args.params.slug, queryParam(args.request, 'coupon')),
    read(scopeOf(args).api.payment.methods.$get()),
  ]);
  const checkout = `/checkout/bundle/${bought.bundle.slug}`;
  if (!card || hasAll || bought.amount === 0) throw redirect(checkout);
  const shown = queryParam(args.request, 'amount');
  if (!isPrice(shown)) throw toCardPage(checkout, { amount: bought.amount, coupon: bought.coupon?.code });
  const change = priceChangeSince(shown, bought.amount, bought.coupon);
  return { ...bought, card, change };
}

export default function PayByCard({ loaderData }: Route.ComponentProps) {
  const { bundle, amount, coupon, card, change } = loaderData;
  return (
    <CardPage
      steps={buyingBundle(bundle)}
      summary={<BundleSummary bundle={bundle} amount={amount} coupon={coupon} />}
      checkout={`/checkout/bundle/${bundle.slug}`}
      item={{ bundleId: bundle._id, courses: coursesToGet(bundle).map(({ _id }) => _id) }}
      paidPath={(orderId) => `/payment/success/${orderId}`}
      amount={amount}
      coupon={coupon?.offer ? coupon.code : null}
      change={change}
      card={card}
    />
  );
}
