import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { limits } from '../../../../contract/constants.ts';
import { wholeForm } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { Steps } from '../../../../ui/navigation/steps.tsx';
import type { Receipt } from '../../contract.ts';
import { copy } from '../../copy.ts';
import { checkoutOf, ownOrder } from '../own-order.ts';
import type { Route } from './+types/bank';
import { bankCopy } from './bank-copy.ts';
import { BankTransferSteps, transferIntro } from './bank-transfer-steps.tsx';
import type { TransferState } from './receipt-form.tsx';
import { transferOf } from './transfer.ts';

export const handle: PageHandle = { lineFooter: true, takesFile: true };

export const meta: Route.MetaFunction = () => hiddenPage('Bank transfer');

/** The bank transfer page: available only while its order is awaiting the receipt. */
export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const order = await ownOrder(args, args.params.orderId);
  if (!order) throw data(null, { status: 404 });
  const { paymentMethod, paymentStatus } = order.paymentInfo;
  if (order.inFlight) throw redirect(`/payment/pending?orderId=${order._id}`);
  if (paymentMethod !== 'bank' || paymentStatus !== 'pending')
    throw redirect(`/payment/${order._id}?method=${paymentMethod}`);
  // Buyers who have since got it in another way are told so before they send any money.
  if (order.courseOwned) throw redirect(`/payment/failed?orderId=${order._id}&reason=owned`);
  return transferOf(args, order._id);
}

/** The largest form: the receipt and 64 KiB for everything else. It is read into memory. */
const mostBytes = limits.receiptBytes + 64 * 1024;

/** The path without scripts; with scripts the form calls the API itself. */
export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const bytes = Number(args.request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (bytes > mostBytes) return data({ refusal: copy.receiptTooLarge }, { status: 413 });
  const { orderId } = args.params;
  const body = await wholeForm(args.request);
  body.set('orderId', orderId);
  // Read before it is sent: a failure afterwards would hide that the receipt has arrived.
  const order = await ownOrder(args, orderId);
  try {
    const sent = scopeOf(args).api.payment['bank-confirmation'].$post({}, { init: { body } });
    await read(sent);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The page itself shows what has changed since the order.
    if (error.failure.sinceOrdered) return data({ isChanged: true }, { status: error.status });
    return data({ refusal: error.message }, { status: error.status });
  }
  return redirectWithToast(
    `/payment/pending?orderId=${orderId}`,
    bankCopy.submitted({ gift: order?.gift ?? null }),
  );
}

/** The names of the stages of buying a course, a bundle or a gift. */
function stagesOf({ course, bundle, gift }: Receipt) {
  if (gift)
    return { label: 'Giving a course', start: { label: 'Gift', to: `/gifts/${gift._id}` }, end: 'Gift sent' };
  const start = bundle
    ? { label: 'Bundle', to: `/bundles/${bundle.slug}` }
    : { label: 'Course', to: `/courses/${course.slug}` };
  return { label: bundle ? 'Buying a bundle' : 'Buying a course', start, end: 'Start learning' };
}

export default function BankTransfer({ loaderData: transfer, actionData }: Route.ComponentProps) {
  const { order } = transfer;
  const [state, setState] = useState<TransferState>('open');
  const locked = state !== 'open';
  const { label, start, end } = stagesOf(order);
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 sm:py-12">
      <Steps
        label={label}
        current={locked ? 3 : 2}
        steps={[
          start,
          { label: 'Checkout', to: locked ? undefined : checkoutOf(order) },
          { label: 'Bank transfer' },
          { label: end },
        ]}
      />
      <h1 className="mt-8 text-3xl">Bank transfer</h1>
      <p className="mt-2 mb-6 text-lg text-ink-2">{transferIntro(order)}</p>
      <BankTransferSteps
        transfer={transfer}
        onState={setState}
        refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
        isChanged={actionData && 'isChanged' in actionData}
      />
      <p className="mt-6 text-sm text-ink-2">
        {locked ? (
          <Link className="link" to="/dashboard">
            Go to Dashboard
          </Link>
        ) : (
          <Link className="link" to={checkoutOf(order)}>
            Pay in another way
          </Link>
        )}
      </p>
    </main>
  );
}
