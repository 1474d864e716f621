import { Link, redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { PaymentMethod } from '../../../../contract/constants.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureOr } from '../../../../lib/form/failure-or.ts';
import { failureIn, text } from '../../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/or-connection-lost.ts';
import { guardRole } from '../../../../lib/page/guard.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Steps } from '../../../../ui/navigation/steps.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { aboutMethod } from '../../providers/providers.ts';
import { Assurances } from '../checkout/assurances.tsx';
import '../checkout/checkout.css';
import { PayOptions } from '../checkout/pay-options.tsx';
import { CouponForm } from '../checkout/price/coupon-form.tsx';
import { OrderSummary } from '../checkout/price/order-summary.tsx';
import { priceChangeIn } from '../checkout/price/price-change.ts';
import { toCardPage } from '../checkout/to-card-page.ts';
import { queryParam } from '../own-order.ts';
import type { Route } from './+types/checkout';
import { GiftFor, givingSteps } from './gift-for.tsx';
import { giftToPay } from './read-gift.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Checkout · Milepost' },
  { name: 'robots', content: 'noindex' },
];

const failed = 'Failed to initiate payment.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const [bought, { methods }] = await Promise.all([
    giftToPay(args, args.params.giftId, queryParam(args.request, 'coupon')),
    read(scopeOf(args).api.payment.methods.$get()),
  ]);
  return { ...bought, methods, asked: queryParam(args.request, 'method') };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  const { giftId } = args.params;
  const amount = Number(text(form, 'amount'));
  const method = text(form, 'method') as PaymentMethod;
  const json = {
    amount,
    ...(form.has('method') && { paymentMethod: method }),
    ...(form.has('coupon') && { coupon: text(form, 'coupon') }),
  };
  if (form.has('method') && aboutMethod(method)?.here) return toCardPage(`/checkout/gift/${giftId}`, json);
  const { gifts } = scopeOf(args).api.payment;
  try {
    const param = segments({ id: giftId });
    const placed = await read(gifts[':id']['create-order'].$post({ param, json }));
    return redirect(placed.url ?? `/payment/bank/${placed.orderId}`, 303);
  } catch (error) {
    const change = priceChangeIn(error, amount);
    if (change) return { change, method };
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function GiftCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { gift, course, methods, coupon } = loaderData;
  const failure = failureIn(actionData);
  const changed = actionData && 'change' in actionData ? actionData : undefined;
  const amount = changed?.change.to ?? loaderData.amount;
  const code = coupon?.offer ? coupon.code : null;
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-5xl py-6 sm:py-8">
      <Steps {...givingSteps(gift)} current={1} />
      <h1 className="mt-6 text-3xl">Checkout</h1>
      <div className="checkout mt-4 sm:mt-6">
        <OrderSummary course={course} amount={amount} coupon={coupon}>
          <div className="space-y-4">
            <GiftFor gift={gift} />
            <CouponForm key={coupon?.code} courseId={`gift/${gift._id}`} tried={coupon} />
          </div>
        </OrderSummary>
        <Card as="section" aria-labelledby="pay" className="space-y-4">
          <h2 id="pay" className="text-xl">
            {amount === 0 ? 'Give' : 'Choose how to pay'}
          </h2>
          {amount === 0 ? (
            <GiveForFree coupon={code} problem={failure?.message} />
          ) : methods.length === 0 ? (
            <Notice tone="warning">Payments are not available at the moment. Please come back later.</Notice>
          ) : (
            <PayOptions
              courseId={course._id}
              coupon={code}
              methods={methods}
              amount={amount}
              chosen={changed?.method ?? failure?.values.method ?? loaderData.asked}
              problem={failure?.message}
              change={changed?.change}
            />
          )}
          <p className="text-sm text-ink-2">
            <Link className="link" to={`/gifts/${gift._id}`}>
              Back to the gift
            </Link>
          </p>
        </Card>
        <Assurances className="space-y-3" />
      </div>
    </main>
  );
}

function GiveForFree({ coupon, problem }: { coupon: string | null; problem: string | undefined }) {
  return (
    <ApiForm hiddenFields={{ amount: '0', ...(coupon && { coupon }) }} className="space-y-4">
      {({ busy }) => (
        <>
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          <p>There is nothing to pay.</p>
          <Button type="submit" size="lg" className="h-12 w-full" busy={busy}>
            Send the gift
          </Button>
        </>
      )}
    </ApiForm>
  );
}
