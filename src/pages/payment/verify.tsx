import { useEffect, useRef } from 'react';
import { Form, redirect, useLocation, useNavigate, useSubmit } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import { type PaymentMethod, paymentMethods } from '../../contract/constants.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { guardSignedIn } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/verify';
import type { FailedState } from './failed-state.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Verifying your payment · Milepost' },
  { name: 'robots', content: 'noindex' },
];

/** The page asks by POST as soon as it stands; where nothing runs in the browser it comes back with `now`. */
export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  if (new URL(args.request.url).searchParams.has('now')) throw byAddress(await verify(args));
  return null;
}

/** A failure is handed to the page, which leads on with it; where nothing runs in the browser the address does. */
export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const isScript = (await args.request.formData()).has('script');
  const outcome = await verify(args);
  return isScript ? outcome : byAddress(outcome);
}

type Outcome = Response | { failed: FailedState; address: string };
const byAddress = (outcome: Outcome): Response =>
  outcome instanceof Response ? outcome : redirect(outcome.address);

async function verify(args: Route.LoaderArgs | Route.ActionArgs): Promise<Outcome> {
  const { orderId } = args.params;
  const query = new URL(args.request.url).searchParams;
  const paymentMethod = methodOf(query.get('method'));
  const json = {
    orderId,
    paymentMethod,
    sessionId: query.get('session_id') ?? undefined,
    reference: query.get('reference') ?? query.get('trxref') ?? query.get('token') ?? undefined,
  };
  try {
    const { order } = await read(scopeOf(args).api.payment['verify-payment'].$post({ json }));
    if (order.paymentInfo.paymentStatus === 'pending')
      return redirect(`/payment/pending?orderId=${order._id}`);
    return redirect(`/dashboard/courses/${order.course._id}?paid=1`);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const reason = error.status === 502 ? 'provider' : String(error.failure.reason ?? 'unverified');
    const address = `/payment/failed?${new URLSearchParams({ orderId, method: paymentMethod, reason })}`;
    return { failed: { error: error.message, orderId, paymentMethod }, address };
  }
}

const methodOf = (word: string | null): PaymentMethod =>
  paymentMethods.find((method) => method === word) ?? 'stripe';

export default function VerifyPayment({ actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigate = useNavigate();
  const asked = useRef(false);
  const here = pathname + search;

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    submit({ script: 'yes' }, { method: 'post', action: here, replace: true });
  }, [submit, here]);
  useEffect(() => {
    if (actionData) void navigate(actionData.address, { replace: true, state: actionData.failed });
  }, [actionData, navigate]);

  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-8 sm:py-20">
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${pathname}${search ? `${search}&` : '?'}now=1`} />
      </noscript>
      <Card padding="lg" className="w-full max-w-xl text-center">
        <h1 className="text-2xl">Verifying your payment...</h1>
        <p className="mt-3 mb-8 text-ink-2">This takes a few seconds. Please keep this page open.</p>
        <Spinner label="Verifying your payment" labelHidden size="lg" />
        <Form method="post" action={here} replace className="mt-8">
          <Button type="submit" variant="quiet">
            Continue if nothing happens
          </Button>
        </Form>
      </Card>
    </main>
  );
}
