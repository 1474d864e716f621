import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { ChangeFailed } from '../../../../lib/form/failures/change-failed.tsx';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { oneOf, required } from '../../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { addressOf } from '../../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type Correction, type CorrectionList, CorrectionQuery } from '../../corrections/contract.ts';
import type { Route } from './+types/corrections';
import { Entries } from './entries.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Corrections · Milepost' }];

const failed = 'We couldn’t save your decision.';
const here = '/admin-dashboard/ledger/corrections';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { corrections } = scopeOf(args).api.admin.ledger;
  return loadList(args.request, { query: CorrectionQuery, limit: pageSizes.journals }, (query) =>
    read(corrections.$get({ query })),
  );
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['approve', 'discard']);
  const list = addressOf(args);
  try {
    const param = segments({ id: required(form, 'correction') });
    const { message } = await read(
      scopeOf(args).api.admin.ledger.corrections[':id'][intent].$post({ param }),
    );
    return redirectWithToast(list, message);
  } catch (error) {
    return refusedDecision(list, failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const states = { proposed: 'Awaiting approval', booked: 'Booked', discarded: 'Discarded' };
const tones = { proposed: 'amber', booked: 'green', discarded: 'neutral' } as const;

const corrections = defineList({
  rows: (list: CorrectionList) => list.corrections,
  caption: 'Corrections',
  things: 'corrections',
  thing: 'correction',
  search: { label: 'Search corrections', placeholder: 'Search by reason…' },
  filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: states }],
  columns: [
    {
      key: 'memo',
      header: 'Reason',
      cell: ({ memo, createdBy, createdAt }) => (
        <span className="block min-w-48">
          <span className="block font-semibold wrap-anywhere">{memo}</span>
          <span className="block text-sm text-ink-2">
            {createdBy.name}, <LocalTime format="time" iso={createdAt} />
          </span>
        </span>
      ),
    },
    {
      key: 'entries',
      header: 'Entries',
      phone: 'rest',
      cell: ({ entries }) => <Entries entries={entries} />,
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state, decidedBy }) => (
        <>
          <Badge tone={tones[state]}>{states[state]}</Badge>
          {decidedBy && <span className="block text-sm text-ink-2">by {decidedBy}</span>}
        </>
      ),
    },
  ],
  rowActions: (correction) => <Decide correction={correction} />,
  empty: 'No corrections yet.',
  noMatch: 'No corrections match your search or filters.',
});

/** The decisions about a correction. The administrator who proposed it can only discard it. */
function Decide({ correction: { _id, state, createdBy, memo } }: { correction: Correction }) {
  const viewer = useViewer();
  if (state !== 'proposed') return null;
  return (
    <span className="flex flex-wrap gap-2">
      {viewer?._id !== createdBy._id && (
        <DecisionButton id={_id} intent="approve" label="Approve" memo={memo} />
      )}
      <DecisionButton id={_id} intent="discard" label="Discard" memo={memo} />
    </span>
  );
}

const DecisionButton = ({
  id,
  intent,
  label,
  memo,
}: {
  id: string;
  intent: string;
  label: string;
  memo: string;
}) => (
  <ApiForm hiddenFields={{ intent, correction: id }}>
    {({ busy }) => (
      <Button type="submit" size="sm" variant={intent === 'approve' ? 'primary' : 'secondary'} busy={busy}>
        {label}
        <span className="sr-only"> “{memo}”</span>
      </Button>
    )}
  </ApiForm>
);

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  const limit = loaderData.data && formatUsd(loaderData.data.secondAbove);
  return (
    <ListPage
      title="Ledger"
      text={`Each correction is a separate journal with a reason.${limit ? ` Above ${limit}, a second administrator must approve it.` : ''}`}
      list={corrections}
      loaded={loaderData}
      actions={<LinkButton to={`${here}/new`}>New correction</LinkButton>}
    >
      <LedgerTabs />
      <ChangeFailed failure={failureIn(actionData)} className="mt-6" />
    </ListPage>
  );
}
