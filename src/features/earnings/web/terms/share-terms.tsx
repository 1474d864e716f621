import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { counted, formatDate } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { ChangeFailed } from '../../../../lib/form/failures/change-failed.tsx';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { required } from '../../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { addressOf } from '../../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { type VersionList, VersionQuery } from '../../terms/contract.ts';
import type { Route } from './+types/share-terms';
import { TermsState } from './terms-state.tsx';
import { TermsTabs } from './terms-tabs.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Revenue share · Milepost' }];

const failed = 'We couldn’t cancel the terms.';
const here = '/admin-dashboard/share-terms';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const terms = scopeOf(args).api.admin['share-terms'];
  return loadList(args.request, { query: VersionQuery, limit: pageSizes.sales }, (query) =>
    read(terms.$get({ query })),
  );
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const list = addressOf(args);
  try {
    const param = segments({ id: required(form, 'version') });
    const { message } = await read(scopeOf(args).api.admin['share-terms'][':id'].cancel.$post({ param }));
    return redirectWithToast(list, message);
  } catch (error) {
    return refusedDecision(list, failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const versions = defineList({
  rows: (list: VersionList) => list.versions,
  caption: 'Versions of the terms',
  things: 'versions',
  thing: 'version',
  columns: [
    {
      key: 'from',
      header: 'In force from',
      cell: ({ _id, effectiveFrom, createdBy }) => (
        <span className="block min-w-32">
          <span className="block font-semibold">
            {_id === '1' ? 'The beginning' : formatDate(effectiveFrom, 'short')}
          </span>
          <span className="block text-sm text-ink-2">
            Version {_id}
            {createdBy && `, by ${createdBy}`}
          </span>
        </span>
      ),
    },
    {
      key: 'shares',
      header: 'Instructors get',
      phone: 'fact',
      cell: ({ ownShare, platformShare }) => (
        <span className="block min-w-40">
          {ownShare}% of their own sales
          <span className="block text-sm text-ink-2">{platformShare}% of all others</span>
        </span>
      ),
    },
    { key: 'hold', header: 'Held for', cell: ({ holdDays }) => counted(holdDays, 'day') },
    {
      key: 'minimum',
      header: 'Minimum payout',
      align: 'end',
      cell: ({ minimum }) => formatUsd(minimum),
    },
    { key: 'day', header: 'Payout day', align: 'end', cell: ({ payoutDay }) => payoutDay },
    {
      key: 'second',
      header: 'Second approval above',
      align: 'end',
      cell: ({ secondAbove }) => formatUsd(secondAbove),
    },
    { key: 'state', header: 'Status', cell: (version) => <TermsState terms={version} /> },
  ],
  rowActions: ({ _id, state }) =>
    state === 'planned' && (
      <ApiForm hiddenFields={{ version: _id }}>
        {({ busy }) => (
          <Button type="submit" size="sm" variant="secondary" busy={busy}>
            Cancel<span className="sr-only"> version {_id}</span>
          </Button>
        )}
      </ApiForm>
    ),
  empty: 'There are no terms yet.',
});

export default function ShareTerms({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Revenue share"
      text="What instructors earn from each sale, how long it is held and when it is paid. Each sale keeps the terms in force when it was made."
      list={versions}
      loaded={loaderData}
      actions={<LinkButton to={`${here}/new`}>New terms</LinkButton>}
    >
      <div className="mb-6">
        <TermsTabs />
      </div>
      <ChangeFailed failure={failureIn(actionData)} className="mb-6" />
    </ListPage>
  );
}
