import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { limits } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { oneOf, text } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { orBackTo } from '../../../../lib/page/failures/or-back-to.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { RefundRequest } from '../../refunds/requests/contract.ts';
import { Fact, OrderCard } from '../fact.tsx';
import { methodName } from '../method-name.ts';
import type { Route } from './+types/request';
import { requestStates, whyWaiting } from './refund-copy.ts';

const list = '/admin-dashboard/refunds';
const failed = 'We couldn’t record your decision.';

export const meta: Route.MetaFunction = () => [{ title: 'Refund request · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const requests = scopeOf(args).api.admin['refund-requests'];
  return orBackTo(list, read(requests[':id'].$get({ param: segments({ id: args.params.requestId }) })));
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const one = scopeOf(args).api.admin['refund-requests'][':id'];
  const param = segments({ id: args.params.requestId });
  try {
    const { message } =
      oneOf(form, 'intent', ['approve', 'refuse']) === 'approve'
        ? await read(one.approve.$post({ param }))
        : await read(one.refuse.$post({ param, json: { reason: text(form, 'reason') } }));
    return redirectWithToast(list, message);
  } catch (error) {
    return refusedDecision(`${list}/${args.params.requestId}`, failed, form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function RefundRequestPage({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const failure = failureIn(actionData);
  const isRefusal = failure?.values.intent === 'refuse';
  return (
    <>
      <PageHeader
        title={`Refund request by ${request.user.name}`}
        text={request.title}
        breadcrumbs={[
          { label: 'Refund requests', to: list },
          { label: request.user.name, to: `${list}/${request._id}` },
        ]}
      />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <Card as="section" aria-labelledby="reason-given">
            <h2 id="reason-given" className="text-xl">
              Reason
            </h2>
            <blockquote className="mt-2 whitespace-pre-line wrap-anywhere">{request.reason}</blockquote>
            <p className="mt-2 text-sm text-ink-2">
              Requested <LocalTime format="time" iso={request.createdAt} />
            </p>
          </Card>
          {request.status === 'waiting' ? (
            <>
              <Approve request={request} failure={failure && !isRefusal ? failure : undefined} />
              <Refuse key={request._id} id={request._id} failure={isRefusal ? failure : undefined} />
            </>
          ) : (
            <Decided request={request} />
          )}
        </div>
        <Facts request={request} />
      </div>
    </>
  );
}

type Failure = ReturnType<typeof failureIn>;

function Approve({ request, failure }: { request: RefundRequest; failure: Failure }) {
  const byBank = request.order.method === 'bank';
  return (
    <Card as="section" aria-labelledby="approve">
      <h2 id="approve" className="text-xl">
        Refund {formatUsd(request.refundAmount)}
      </h2>
      <p className="mt-2 text-ink-2">
        {byBank
          ? 'Send the money back from your bank first: this marks the transfer as refunded.'
          : 'The refund goes to the original payment method.'}{' '}
        {request.refundAmount < request.amount && 'The rest has already been refunded. '}
        {effectOf(request)} We’ll email {request.user.name}.
      </p>
      <ApiForm failure={failure} hiddenFields={{ intent: 'approve' }} className="mt-4">
        {({ busy }) => (
          <Button type="submit" busy={busy}>
            {byBank ? 'Mark as refunded' : 'Refund'}
          </Button>
        )}
      </ApiForm>
    </Card>
  );
}

function effectOf({ order, cause, user }: RefundRequest): string {
  if (order.isGift) return 'The gift can no longer be claimed.';
  if (cause === 'owned') return `${user.name} keeps the course, which they already had.`;
  return 'Access to the course ends.';
}

function Refuse({ id, failure }: { id: string; failure: Failure }) {
  return (
    <Card as="section" aria-labelledby="refuse">
      <h2 id="refuse" className="text-xl">
        Refuse
      </h2>
      <ApiForm failure={failure} hiddenFields={{ intent: 'refuse' }} className="mt-4 space-y-4">
        {({ busy, field }) => (
          <>
            <FormDraft of={`reason:${id}`} />
            <TextArea
              label="Reason"
              hint="We’ll email it to the learner."
              rows={3}
              max={limits.reasonLength}
              required
              {...field('reason')}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              Refuse request
            </Button>
          </>
        )}
      </ApiForm>
    </Card>
  );
}

function Decided({ request: { status, answer, decidedBy, decidedAt, cause } }: { request: RefundRequest }) {
  return (
    <Notice tone={status === 'approved' ? 'success' : 'info'} title={requestStates[status]}>
      <p>
        {decidedBy ? `By ${decidedBy}` : cause ? 'Refunded in another way' : 'Refunded within the terms'}
        {decidedAt && (
          <>
            , <LocalTime format="time" iso={decidedAt} />
          </>
        )}
      </p>
      {answer && <p className="mt-1 wrap-anywhere">“{answer}”</p>}
    </Notice>
  );
}

function Facts({ request }: { request: RefundRequest }) {
  const { user, order, cause, status, amount, refundAmount, progress } = request;
  return (
    <OrderCard>
      <Fact name="Learner">
        {user.name}
        <br />
        <span className="break-all text-ink-2">{user.email}</span>
      </Fact>
      <Fact name="Why it is waiting">{cause ? whyWaiting[cause] : 'Within the terms'}</Fact>
      <Fact name="Asked for">{formatUsd(amount)}</Fact>
      {status === 'approved' && refundAmount > 0 && <Fact name="Refunded">{formatUsd(refundAmount)}</Fact>}
      <Fact name="Progress">{progress}%</Fact>
      {order.paidAt && (
        <Fact name="Paid on">
          <LocalTime iso={order.paidAt} />
        </Fact>
      )}
      <Fact name="Paid by">{methodName[order.method]}</Fact>
      <Fact name="Order number">
        <Link className="link font-mono" to={`/admin-dashboard/enrollment/${order._id}`}>
          {order.number}
        </Link>
      </Fact>
    </OrderCard>
  );
}
