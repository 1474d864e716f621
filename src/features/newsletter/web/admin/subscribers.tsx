import { read } from '../../../../contract/api/client.ts';
import { pageSizes, type UnsubscribeReason, unsubscribeReasons } from '../../../../contract/constants.ts';
import { formatCount } from '../../../../contract/text/formats.ts';
import { orLastPage } from '../../../../lib/list/clamp-page.ts';
import { loadList } from '../../../../lib/list/load-list.ts';
import { LoadedTable } from '../../../../lib/list/loaded-table.tsx';
import { wordsOf } from '../../../../lib/list/query-params.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { CsvLink } from '../../../../ui/actions/csv-link.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { StatCard } from '../../../../ui/display/stat-card.tsx';
import type { Column } from '../../../../ui/lists/data-table.tsx';
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type Subscriber, type SubscriberList, SubscriberQuery } from '../../contract.ts';
import type { Route } from './+types/subscribers';

export const meta: Route.MetaFunction = () => [{ title: 'Newsletter · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const query = { ...wordsOf(args.request, SubscriberQuery), limit: pageSizes.subscribers };
  const { subscribers } = scopeOf(args).api.admin.newsletter;
  return loadList(orLastPage(query.page, (page) => read(subscribers.$get({ query: { ...query, page } }))));
}

const reasons: Record<UnsubscribeReason, string> = {
  'too-many-emails': 'Too many emails',
  'content-not-relevant': 'Content not relevant',
  'never-subscribed': 'Never subscribed',
  other: 'Other',
};

const reasonOf = (reason: UnsubscribeReason | null): string => (reason ? reasons[reason] : 'No reason given');

const filters = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      { value: 'subscribed', label: 'Subscribed' },
      { value: 'unsubscribed', label: 'Unsubscribed' },
    ],
  },
  {
    name: 'reason',
    label: 'Reason for unsubscribing',
    options: [
      { value: '', label: 'All reasons' },
      ...unsubscribeReasons.map((value) => ({ value, label: reasons[value] })),
    ],
  },
];

const columns: Column<Subscriber>[] = [
  {
    key: 'email',
    header: 'Email',
    sortable: true,
    cell: (row) => (
      <span className="block min-w-40 font-semibold">
        <EmailText address={row.email} />
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'subscribed' ? 'green' : 'neutral'}>
        {status === 'subscribed' ? 'Subscribed' : 'Unsubscribed'}
      </Badge>
    ),
  },
  {
    key: 'subscribed',
    header: 'Subscribed',
    sortable: true,
    cell: (row) => <LocalTime look="short" iso={row.subscribedAt} />,
  },
  {
    key: 'unsubscribed',
    header: 'Left',
    sortable: true,
    cell: (row) => row.unsubscribedAt && <LocalTime look="short" iso={row.unsubscribedAt} />,
  },
  { key: 'reason', header: 'Reason', cell: (row) => <Reason row={row} /> },
];

function Reason({ row: { unsubscribedAt, reason, feedback } }: { row: Subscriber }) {
  if (!unsubscribedAt) return null;
  return (
    <span className="block max-w-72 min-w-28">
      {reasonOf(reason)}
      {feedback && <span className="block text-sm wrap-anywhere text-ink-2">“{feedback}”</span>}
    </span>
  );
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Newsletter" text="Subscribers, unsubscribes and reasons." />
      {loaderData.list && <Counts counts={loaderData.list.counts} />}
      <ListToolbar
        className="mt-6 mb-4"
        search={{ label: 'Search subscribers', placeholder: 'Search by email or feedback…' }}
        filters={filters}
        actions={<CsvLink address="/api/admin/newsletter/subscribers.csv" />}
      />
      <LoadedTable
        caption="Subscribers"
        columns={columns}
        loaded={loaderData}
        rowsOf={(list) => list.subscribers}
        rowKey={(row) => row._id}
        defaultSort="-subscribed"
        emptyMessage="No subscribers yet"
        noMatchMessage="No subscribers match your search."
        things="subscribers"
        thing="subscriber"
      />
    </>
  );
}

function Counts({ counts }: { counts: SubscriberList['counts'] }) {
  const { subscribed, unsubscribed } = counts;
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-[1fr_1fr_2fr]">
      <StatCard label="Subscribed" value={formatCount(subscribed)} />
      <StatCard label="Left" value={formatCount(unsubscribed)} />
      {unsubscribed > 0 && (
        <section aria-label="Why people unsubscribed" className="card card-md col-span-2 xl:col-span-1">
          <h2 className="mb-2 text-sm font-normal text-ink-2">Why people unsubscribed</h2>
          <ul className="space-y-2">
            {counts.reasons.map(({ reason, count }) => (
              <li key={reason ?? 'none'}>
                <ProgressBar showLabel label={reasonOf(reason)} value={(count / unsubscribed) * 100} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
