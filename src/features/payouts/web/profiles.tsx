import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type ProfileList, ProfileQuery } from '../contract.ts';
import type { Route } from './+types/profiles';
import { AdminTabs } from './admin-tabs.tsx';
import { paidToColumn } from './payout-columns.tsx';
import { ProfileState, profileStateNames } from './payout-state.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Payout details · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const profiles = scopeOf(args).api.admin['payout-profiles'];
  return loadList(args.request, { query: ProfileQuery, limit: pageSizes.sales }, (query) =>
    read(profiles.$get({ query })),
  );
}

const profiles = defineList({
  rows: (list: ProfileList) => list.profiles,
  caption: 'Payout details',
  things: 'instructors',
  thing: 'instructor',
  search: { label: 'Search payout details', placeholder: 'Search by name or email…' },
  filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: profileStateNames }],
  columns: [
    {
      key: 'name',
      header: 'Instructor',
      cell: ({ _id, name, email }) => (
        <span className="block min-w-40">
          <Link
            className="link font-semibold wrap-anywhere"
            to={`/admin-dashboard/payouts/details/${_id}`}
            prefetch="none"
          >
            {name}
          </Link>
          <span className="block text-sm wrap-anywhere text-ink-2">{email}</span>
        </span>
      ),
    },
    { ...paidToColumn, phone: 'fact' },
    { key: 'country', header: 'Country', cell: ({ country }) => country },
    { key: 'state', header: 'Status', cell: ({ state }) => <ProfileState state={state} /> },
    {
      key: 'changed',
      header: 'Changed',
      cell: ({ changedAt }) => <LocalTime format="short" iso={changedAt} />,
    },
  ],
  empty: 'No instructor has entered payout details yet.',
  noMatch: 'No payout details match your search or filters.',
});

export default function Profiles({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Payouts"
      text="Where instructors’ earnings go. Check new details before they are paid."
      list={profiles}
      loaded={loaderData}
    >
      <AdminTabs />
    </ListPage>
  );
}
