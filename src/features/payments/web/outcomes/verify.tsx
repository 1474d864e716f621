import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useRef } from 'react';
import { Form, redirect, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { type PaymentMethod, paymentMethods } from '../../../../contract/constants.ts';
import { hasSessionEnded } from '../../../../lib/connection/sign-in-again.tsx';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { orResponse } from '../../../../lib/form/failures/or-connection-lost.ts';
import { addressOf } from '../../../../lib/page/address-of.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import type { Refreshing } from '../../../../lib/page/refresh.tsx';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn, signInAddress } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { PaymentSheet } from '../checkout/payment-sheet.tsx';
import { ownOrder } from '../own-order.ts';
import type { Route } from './+types/verify';
import type { FailedState } from './failed-state.ts';

export const meta: Route.MetaFunction = () => hiddenPage('Verifying your payment');

/** Milliseconds until the provider is asked again; the rate limit for each buyer allows for it. */
const askAgainMs = 15_000;

type Loaded = { isUnknown: boolean };

/** Without scripts the page reloads with `now`, which asks the provider. */
export const handle: Refreshing<Loaded> & PageHandle = {
  lineFooter: true,
  refresh: ({ isUnknown }, address) => ({
    seconds: isUnknown ? askAgainMs / 1000 : 0,
    url: withParameter(address, 'now', '1'),
  }),
};

/** Asks the provider only with `now`, which the page adds without scripts; with scripts it asks by POST once loaded. */
export async function loader(args: Route.LoaderArgs): Promise<Loaded> {
  guardSignedIn(args);
  if (!new URL(args.request.url).searchParams.has('now')) return { isUnknown: false };
  return byAddress(await verify(args));
}

/**
 * With scripts, a failure is returned to this page, which then opens the page for failed payments. Without scripts, the
 * response redirects there, with the failure in the URL.
 */
export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const isScript = (await args.request.formData()).has('script');
  const outcome = await verify(args);
  return isScript ? outcome : byAddress(outcome);
}

/** If our own server cannot be reached, the result is unknown as well: the page stays and asks again. */
export const clientAction = (args: Route.ClientActionArgs) =>
  orResponse(args.serverAction().catch(signInFirst(args)), '', () => ({ isUnknown: true as const }));

/** Redirects to sign-in, and back afterwards, if the session has ended: nothing was typed into this page. */
const signInFirst = (args: Pick<Route.ClientActionArgs, 'request' | 'url'>) => (error: unknown) => {
  if (!hasSessionEnded(error)) throw error;
  return redirect(signInAddress(args, '/auth', addressOf(args), true));
};

/** `isUnknown`: the provider could not be asked, so the payment's result is not known yet. */
type Outcome = Response | { failed: FailedState; address: string } | { isUnknown: true };

/** @throws a redirect to the outcome page */
function byAddress(outcome: Outcome): { isUnknown: true } {
  if (outcome instanceof Response) throw outcome;
  if ('failed' in outcome) throw redirect(outcome.address);
  return outcome;
}

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
    const isGift = (await ownOrder(args, order._id))?.gift != null;
    return redirect(
      isGift ? `/payment/success/${order._id}` : `/dashboard/courses/${order.course._id}?paid=1`,
    );
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status >= 500 || error.status === 429) return { isUnknown: true };
    const reason = String(error.failure.reason ?? 'unverified');
    const address = `/payment/failed?${new URLSearchParams({ orderId, method: paymentMethod, reason })}`;
    return { failed: { error: error.message, orderId, paymentMethod }, address };
  }
}

const methodOf = (name: string | null): PaymentMethod =>
  paymentMethods.find((method) => method === name) ?? paymentMethods[0];

export default function VerifyPayment({ loaderData, actionData }: Route.ComponentProps) {
  const here = useAddress();
  const failure = actionData && 'failed' in actionData ? actionData : null;
  const isUnknown = actionData ? 'isUnknown' in actionData : loaderData.isUnknown;
  useAsking(here, isUnknown);
  const navigate = useNavigate();
  useEffect(() => {
    if (failure) void navigate(failure.address, { replace: true, state: failure.failed });
  }, [failure, navigate]);
  return isUnknown ? <StillChecking here={here} /> : <Verifying here={here} />;
}

/** The URL of this page, without the parameter added for pages without scripts. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  return withParameter(pathname + search, 'now');
}

/** A path and query with one parameter set, or without it. */
function withParameter(address: string, name: string, value?: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete(name);
  if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Asks the provider for the outcome as soon as the page has loaded, and every `askAgainMs` while it is unknown. */
function useAsking(here: string, isUnknown: boolean): void {
  const submit = useSubmit();
  const isSent = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    const ask = () => void submit({ script: 'yes' }, { method: 'post', action: here, replace: true });
    if (!isSent.current) {
      isSent.current = true;
      ask();
      return;
    }
    if (!isUnknown || state !== 'idle') return;
    const timer = setTimeout(ask, askAgainMs);
    return () => clearTimeout(timer);
  }, [submit, here, isUnknown, state]);
}

function Verifying({ here }: { here: string }) {
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-8 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl text-center">
        <h1 className="text-2xl">Verifying your payment...</h1>
        <p className="mt-3 mb-8 text-ink-2">This takes a few seconds. Please keep this page open.</p>
        <Spinner label="Verifying your payment" labelHidden size="lg" />
        {/* Not an `ApiForm`, which is busy while the page itself is asking: this button must work then, too. */}
        <Form method="post" action={here} replace className="mt-8">
          <Button type="submit" variant="quiet">
            Continue if nothing happens
          </Button>
        </Form>
      </Card>
    </main>
  );
}

/** The provider is silent: the payment's result is unknown, and the page keeps asking. */
function StillChecking({ here }: { here: string }) {
  return (
    <PaymentSheet
      tone="waiting"
      icon={<Hourglass aria-hidden="true" className="size-6" />}
      title="We’re still checking your payment"
      actions={
        <>
          <ApiForm action={here} replace>
            {({ busy }) => (
              <Button type="submit" busy={busy}>
                Check again
              </Button>
            )}
          </ApiForm>
          <LinkButton to="/dashboard/orders" variant="secondary">
            Your orders
          </LinkButton>
        </>
      }
    >
      <p className="text-lg" role="status">
        We can’t check with the payment provider right now, so we don’t know yet whether your payment went
        through. Please don’t pay again.
      </p>
      <p>
        We’ll keep checking in the background. If you’ve paid, we’ll confirm it within minutes and email you.
        You can close this page.
      </p>
    </PaymentSheet>
  );
}
