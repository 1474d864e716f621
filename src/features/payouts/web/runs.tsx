import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { counted, formatCount } from '../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../lib/form/decision.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { oneOf } from '../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type PayoutRun, type RunList, RunQuery } from '../contract.ts';
import { runName } from '../rules/run-name.ts';
import type { Route } from './+types/runs';
import { AdminTabs } from './admin-tabs.tsx';
import { RunState, runStateNames } from './payout-state.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Payouts · Milepost' }];

const failed = 'We couldn’t start the run.';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const runs = scopeOf(args).api.admin['payout-runs'];
  return loadList(args.request, { query: RunQuery, limit: pageSizes.sales }, (query) =>
    read(runs.$get({ query })),
  );
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  oneOf(form, 'intent', ['start']);
  try {
    const { run, message } = await read(scopeOf(args).api.admin['payout-runs'].$post());
    return redirectWithToast(`/admin-dashboard/payouts/${run._id}`, message);
  } catch (error) {
    return refusedDecision('/admin-dashboard/payouts', failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const runs = defineList({
  rows: (list: RunList) => list.runs,
  caption: 'Payout runs',
  things: 'runs',
  thing: 'run',
  search: { label: 'Search runs', placeholder: 'Search by instructor…' },
  filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: runStateNames }],
  columns: [
    {
      key: 'run',
      header: 'Run',
      cell: (run) => (
        <span className="block min-w-40">
          <Link className="link font-semibold" to={`/admin-dashboard/payouts/${run._id}`} prefetch="none">
            {runName(run)}
          </Link>
          <span className="block text-sm text-ink-2">
            <LocalTime format="time" iso={run.createdAt} />
          </span>
        </span>
      ),
    },
    {
      key: 'payouts',
      header: 'Payouts',
      align: 'end',
      phone: 'rest',
      cell: ({ payouts }) => formatCount(payouts),
    },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount }) => <span className="font-semibold tabular-nums">{formatUsd(amount)}</span>,
    },
    { key: 'state', header: 'Status', cell: ({ state }) => <RunState state={state} /> },
    { key: 'progress', header: 'Progress', cell: (run) => progressOf(run) },
  ],
  empty: 'No runs yet. A run is drafted on each payout day, or when you start one.',
  noMatch: 'No runs match your search or filters.',
});

function progressOf({ state, counts, payouts, approvalsNeeded, approvedBy }: PayoutRun): string {
  if (state === 'drafted')
    return approvalsNeeded === 2 ? `${approvedBy.length} of 2 approvals` : 'Not approved yet';
  if (state === 'discarded') return '';
  const failures = (counts.failed ?? 0) + (counts.returned ?? 0) + (counts.cancelled ?? 0);
  const paid = `${formatCount(counts.paid ?? 0)} of ${counted(payouts, 'payout')} paid`;
  return failures > 0 ? `${paid}, ${formatCount(failures)} unsuccessful` : paid;
}

export default function Runs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Payouts"
      text="Runs pay everyone with approved details and enough money available. Nothing is sent before a run is approved."
      list={runs}
      loaded={loaderData}
      actions={
        <ApiForm failure={failureIn(actionData)} hiddenFields={{ intent: 'start' }}>
          {({ busy }) => (
            <Button type="submit" busy={busy}>
              Start a run
            </Button>
          )}
        </ApiForm>
      }
    >
      <AdminTabs />
    </ListPage>
  );
}
