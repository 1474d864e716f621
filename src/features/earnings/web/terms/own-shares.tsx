import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
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
import { type OwnSharesList, OwnSharesQuery } from '../../terms/contract.ts';
import type { Route } from './+types/own-shares';
import { TermsState } from './terms-state.tsx';
import { TermsTabs } from './terms-tabs.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Shares of individual instructors · Milepost' }];

const failed = 'We couldn’t cancel the shares.';
const here = '/admin-dashboard/share-terms/instructors';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const shares = scopeOf(args).api.admin['own-shares'];
  return loadList(args.request, { query: OwnSharesQuery, limit: pageSizes.sales }, (query) =>
    read(shares.$get({ query })),
  );
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const list = addressOf(args);
  try {
    const param = segments({ id: required(form, 'shares') });
    const { message } = await read(scopeOf(args).api.admin['own-shares'][':id'].cancel.$post({ param }));
    return redirectWithToast(list, message);
  } catch (error) {
    return refusedDecision(list, failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const shares = defineList({
  rows: (list: OwnSharesList) => list.shares,
  caption: 'Shares of individual instructors',
  things: 'agreements',
  thing: 'agreement',
  search: { label: 'Search instructors', placeholder: 'Search by name…' },
  columns: [
    {
      key: 'instructor',
      header: 'Instructor',
      cell: ({ instructor, createdBy }) => (
        <span className="block min-w-32">
          <span className="block font-semibold wrap-anywhere">{instructor.name}</span>
          {createdBy && <span className="block text-sm text-ink-2">by {createdBy}</span>}
        </span>
      ),
    },
    {
      key: 'shares',
      header: 'Gets',
      cell: ({ ownShare, platformShare }) =>
        ownShare === null ? (
          'The general shares'
        ) : (
          <span className="block min-w-40">
            {ownShare}% of their own sales
            <span className="block text-sm text-ink-2">{platformShare}% of all others</span>
          </span>
        ),
    },
    { key: 'from', header: 'From', cell: ({ effectiveFrom }) => formatDate(effectiveFrom, 'short') },
    { key: 'state', header: 'Status', cell: (row) => <TermsState terms={row} /> },
  ],
  rowActions: ({ _id, state, instructor }) =>
    state === 'planned' && (
      <ApiForm hiddenFields={{ shares: _id }}>
        {({ busy }) => (
          <Button type="submit" size="sm" variant="secondary" busy={busy}>
            Cancel<span className="sr-only"> the shares of {instructor.name}</span>
          </Button>
        )}
      </ApiForm>
    ),
  empty: 'All instructors have the general shares.',
  noMatch: 'No instructors match your search.',
});

export default function OwnShares({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Revenue share"
      text="Shares agreed with individual instructors. The hold, the minimum payout and the payout day follow the general terms."
      list={shares}
      loaded={loaderData}
      actions={<LinkButton to={`${here}/new`}>New shares</LinkButton>}
    >
      <TermsTabs />
      <ChangeFailed failure={failureIn(actionData)} className="mt-6" />
    </ListPage>
  );
}
