import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { type AdminPayoutList, AdminPayoutQuery } from '../contract.ts';
import type { Route } from './+types/all-payouts';
import { AdminTabs } from './admin-tabs.tsx';
import { adminPayoutColumns } from './payout-columns.tsx';
import { payoutStateNames } from './payout-state.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'All payouts · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { payouts } = scopeOf(args).api.admin;
  return loadList(args.request, { query: AdminPayoutQuery, limit: pageSizes.sales }, (query) =>
    read(payouts.$get({ query })),
  );
}

const payouts = defineList({
  rows: (list: AdminPayoutList) => list.payouts,
  caption: 'Payouts',
  things: 'payouts',
  thing: 'payout',
  search: { label: 'Search payouts', placeholder: 'Search by instructor…' },
  filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: payoutStateNames }],
  columns: adminPayoutColumns,
  empty: 'No payouts yet. Start a run once instructors have earnings available.',
  noMatch: 'No payouts match your search or filters.',
});

export default function AllPayouts({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage title="Payouts" text="Every payout to an instructor." list={payouts} loaded={loaderData}>
      <AdminTabs />
    </ListPage>
  );
}
