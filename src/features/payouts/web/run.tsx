import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { counted, formatDate } from '../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../lib/form/decision.ts';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { ChangeFailed } from '../../../lib/form/failures/change-failed.tsx';
import { type FormFailure, failureIn } from '../../../lib/form/failures/form-failure.ts';
import { oneOf, required, text } from '../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../lib/form/send-form.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { addressOf } from '../../../lib/page/address-of.ts';
import { orBackTo } from '../../../lib/page/failures/or-back-to.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { Card } from '../../../ui/display/card.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import {
  type AdminPayout,
  type AdminPayoutList,
  AdminPayoutQuery,
  outcomes,
  type PayoutRun,
} from '../contract.ts';
import { runName } from '../rules/run-name.ts';
import type { Route } from './+types/run';
import { ApproveRun } from './approve-run.tsx';
import { adminPayoutColumns } from './payout-columns.tsx';
import { payoutStateNames, RunState } from './payout-state.tsx';

const list = '/admin-dashboard/payouts';
const failed = 'We couldn’t save your decision.';

export const meta: Route.MetaFunction = () => [{ title: 'Payout run · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { admin } = scopeOf(args).api;
  const param = segments({ id: args.params.runId });
  const { run } = await orBackTo(list, read(admin['payout-runs'][':id'].$get({ param })));
  const payouts = await loadList(args.request, { query: AdminPayoutQuery, limit: pageSizes.sales }, (query) =>
    read(admin.payouts.$get({ query: { ...query, run: run._id } })),
  );
  return { run, payouts };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['approve', 'discard', 'bank-sent', 'settle']);
  const { admin } = scopeOf(args).api;
  const run = admin['payout-runs'][':id'];
  const param = segments({ id: args.params.runId });
  const page = addressOf(args);
  try {
    if (intent === 'settle') {
      const json = {
        outcome: oneOf(form, 'outcome', outcomes),
        reason: text(form, 'reason'),
      };
      const payout = segments({ id: required(form, 'payout') });
      const { message } = await read(admin.payouts[':id'].outcome.$post({ param: payout, json }));
      return redirectWithToast(page, message);
    }
    const { message } = await read(run[intent].$post({ param }));
    return redirectWithToast(page, message);
  } catch (error) {
    return refusedDecision(page, failed, form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

const payouts = (failure: FormFailure | undefined) =>
  defineList({
    rows: (rows: AdminPayoutList) => rows.payouts,
    caption: 'Payouts in this run',
    things: 'payouts',
    thing: 'payout',
    search: { label: 'Search payouts', placeholder: 'Search by instructor…' },
    filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: payoutStateNames }],
    columns: adminPayoutColumns,
    rowActions: (payout) => <Settle payout={payout} failure={failure} />,
    empty: 'This run has no payouts.',
    noMatch: 'No payouts match your search or filters.',
  });

export default function RunPage({ loaderData: { run, payouts: rows }, actionData }: Route.ComponentProps) {
  const failure = failureIn(actionData);
  return (
    <ListPage
      title={runName(run)}
      text={`${counted(run.payouts, 'payout')}, ${formatUsd(run.amount)}, started on ${formatDate(run.createdAt)}`}
      breadcrumbs={[{ label: 'Payouts', to: list }, { label: runName(run) }]}
      list={payouts(failure)}
      loaded={rows}
    >
      <Card as="section" aria-label="State of the run" className="mt-6 grid gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <RunState state={run.state} />
          <span>{approvalOf(run)}</span>
        </p>
        <ChangeFailed failure={failure?.values.intent === 'settle' ? undefined : failure} className="" />
        <Actions run={run} />
      </Card>
    </ListPage>
  );
}

function approvalOf({ state, approvalsNeeded, approvedBy }: PayoutRun): string {
  const names = approvedBy.map(({ name }) => name).join(' and ');
  if (state === 'discarded') return 'The money is available to the instructors again.';
  if (state === 'approved') return `Approved by ${names}.`;
  if (names)
    return `Approved by ${names}. A second administrator must approve it, because it is above the limit.`;
  return approvalsNeeded === 2
    ? 'It is above the limit, so two administrators must approve it.'
    : 'Nothing is sent until an administrator approves it.';
}

function Actions({ run }: { run: PayoutRun }) {
  const { _id, state, bankTransfersWaiting } = run;
  if (state === 'drafted')
    return (
      <div className="flex flex-wrap gap-3">
        <ApproveRun run={run} />
        <IntentButton intent="discard" label="Discard the run" variant="secondary" />
      </div>
    );
  if (bankTransfersWaiting === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <a
        className={buttonClass('secondary', 'md')}
        href={`/api/admin/payout-runs/${_id}/bank.csv`}
        download
        onClick={(event) => void downloadIfThere(event)}
      >
        Download bank transfers
      </a>
      <IntentButton intent="bank-sent" label="I have made the bank transfers" />
    </div>
  );
}

type IntentButtonProps = { intent: string; label: string; variant?: 'primary' | 'secondary' };

const IntentButton = ({ intent, label, variant }: IntentButtonProps) => (
  <ApiForm hiddenFields={{ intent }}>
    {({ busy }) => (
      <Button type="submit" variant={variant} busy={busy}>
        {label}
      </Button>
    )}
  </ApiForm>
);

const results = [
  { value: 'paid', label: 'It arrived' },
  { value: 'failed', label: 'It failed' },
  { value: 'returned', label: 'It was returned' },
];

/** The form with which an administrator reports the outcome of a bank transfer. */
function Settle({ payout, failure }: { payout: AdminPayout; failure: FormFailure | undefined }) {
  const { _id, byBank, state, instructor } = payout;
  if (!byBank || (state !== 'sent' && state !== 'paid')) return null;
  const own = failure?.values.payout === _id ? failure : undefined;
  return (
    <details open={own !== undefined}>
      <summary className="link cursor-pointer">
        Settle<span className="sr-only"> the payout to {instructor.name}</span>
      </summary>
      <ApiForm
        failure={own}
        hiddenFields={{ intent: 'settle', payout: _id }}
        className="mt-3 grid max-w-xs gap-3 text-start"
      >
        {({ busy, field }) => (
          <>
            <FormDraft of={`reason:${_id}`} />
            <SelectField
              label="Result"
              options={state === 'paid' ? results.filter(({ value }) => value === 'returned') : results}
              {...field('outcome')}
            />
            <TextField label="Reason" hint="If it didn’t arrive." {...field('reason')} />
            <Button type="submit" size="sm" busy={busy}>
              Record
            </Button>
          </>
        )}
      </ApiForm>
    </details>
  );
}
