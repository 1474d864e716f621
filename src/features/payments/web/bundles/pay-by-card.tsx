import { redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { guardRole } from '../../../../lib/page/guard.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { CardPage } from '../checkout/card/card-page.tsx';
import { priceChangeSince } from '../checkout/price/price-change.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/pay-by-card';
import { BundleSummary, buyingBundle } from './bundle-summary.tsx';
import { tryOnBundle } from './try-on-bundle.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Pay by card · Milepost' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { api } = scopeOf(args);
  const [{ bundle }, { card }] = await Promise.all([
    read(api.bundles[':id'].$get({ param: segments({ id: args.params.slug }) })).catch((error: unknown) => {
      throw error instanceof ApiFailure && error.status < 500
        ? redirect('/all-courses?category=The+PMO+Bundle')
        : error;
    }),
    read(api.payment.methods.$get()),
  ]);
  const coupon = await tryOnBundle(api, bundle._id, queryParam(args.request, 'coupon'));
  const amount = coupon?.offer?.amount ?? bundle.viewer.amount;
  const hasAll = bundle.viewer.owned.length === bundle.courses.length;
  if (!card || hasAll || amount === 0) throw redirect(`/checkout/bundle/${bundle.slug}`);
  const change = priceChangeSince(queryParam(args.request, 'amount'), amount);
  return { bundle, amount, coupon, card, change };
}

export default function PayByCard({ loaderData }: Route.ComponentProps) {
  const { bundle, amount, coupon, card, change } = loaderData;
  return (
    <CardPage
      steps={buyingBundle(bundle)}
      summary={<BundleSummary bundle={bundle} amount={amount} coupon={coupon} />}
      checkout={`/checkout/bundle/${bundle.slug}`}
      item={{ bundleId: bundle._id }}
      paidPath={(orderId) => `/payment/success/${orderId}`}
      amount={amount}
      coupon={coupon?.offer ? coupon.code : null}
      change={change}
      card={card}
    />
  );
}
