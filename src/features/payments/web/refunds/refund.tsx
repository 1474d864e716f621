import { data, redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { limits } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { GiftOfOrder } from '../../../gifts/contract.ts';
import type { LineRefund, RefundTerms } from '../../refunds/requests/contract.ts';
import { ownOrder } from '../own-order.ts';
import type { Route } from './+types/refund';
import { whyAsk } from './refund-copy.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Refund');

const failed = 'We couldn’t refund this just now.';

/** Loads a line whose refund can be made or requested. Otherwise leads to the receipt, which shows the line's state. */
export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const order = await ownOrder(args, args.params.orderId);
  const line = order?.lines.find(({ position }) => String(position) === args.params.position);
  if (!order || !line) throw data(null, { status: 404 });
  const { refund } = line;
  const back = `/payment/success/${order._id}`;
  if (refund?.state !== 'now' && refund?.state !== 'ask') throw redirect(back);
  const { terms } = await read(scopeOf(args).api.payment['refund-terms'].$get());
  return { title: line.title, number: order.number, gift: order.gift, refund, terms, back };
}

/** If the refund has changed in the meantime, the page shows its current state and keeps what was typed. */
export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const { orderId, position } = args.params;
  const { orders } = scopeOf(args).api.payment;
  try {
    const param = segments({ id: orderId, position });
    const json = { reason: text(form, 'reason') };
    const { message } = await read(orders[':id'].lines[':position'].refund.$post({ param, json }));
    return redirectWithToast(`/payment/success/${orderId}`, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function Refund({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, number, gift, refund, terms, back } = loaderData;
  const atOnce = refund.state === 'now';
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl">{atOnce ? 'Refund' : 'Ask for a refund'}</h1>
      <p className="mt-2 text-lg wrap-anywhere text-ink-2">
        {title} · <span className="font-mono whitespace-nowrap">{number}</span>
      </p>
      <Card padding="lg" className="mt-6">
        {gift ? <AboutGift refund={refund} gift={gift} /> : <Explanation refund={refund} terms={terms} />}
        <ApiForm failure={failureIn(actionData)} className="mt-6 space-y-4">
          {({ busy, field }) => (
            <>
              <FormDraft of={`refund:${params.orderId}-${params.position}`} />
              <TextArea
                label="Reason"
                hint={
                  atOnce
                    ? 'This helps us and the instructor improve.'
                    : 'Tell us what we should know before we decide.'
                }
                rows={4}
                max={limits.reasonLength}
                required
                {...field('reason')}
              />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" busy={busy}>
                  {atOnce ? `Refund ${formatUsd(refund.amount)}` : 'Send request'}
                </Button>
                <LinkButton to={back} variant="secondary">
                  Back to the receipt
                </LinkButton>
              </div>
            </>
          )}
        </ApiForm>
      </Card>
    </main>
  );
}

function AboutGift({ refund, gift }: { refund: LineRefund; gift: GiftOfOrder }) {
  if (refund.state === 'ask')
    return (
      <p>
        {refund.cause && whyAsk[refund.cause]} Send us your reason: we’ll look into it and email you our
        decision. {gift.recipient} can’t claim the gift until then.
      </p>
    );
  return (
    <p>
      <strong>{formatUsd(refund.amount)}</strong> goes back to your original payment method, and{' '}
      {gift.recipient} won’t be able to claim the gift. You can get a refund until they claim it.
    </p>
  );
}

function Explanation({ refund, terms }: { refund: LineRefund; terms: RefundTerms }) {
  if (refund.state === 'ask')
    return (
      <p>
        {refund.cause && whyAsk[refund.cause]} Send us your reason: we’ll look into it and email you our
        decision. You keep access to the course until then.
      </p>
    );
  return (
    <>
      <p>
        <strong>{formatUsd(refund.amount)}</strong> goes back to your original payment method, and your access
        to the course ends immediately. We keep your notes and progress in case you buy it again.
      </p>
      <p className="mt-2 text-ink-2">
        You can get a refund
        {refund.until && (
          <>
            {' '}
            until <LocalTime format="time" iso={refund.until} />
          </>
        )}
        , and before you’ve completed {terms.percent}% of the course. So far you’ve completed{' '}
        {refund.progress}%.
      </p>
    </>
  );
}
