import { read } from '../../../../contract/api/read.ts';
import { pageSizes, type UnsubscribeReason } from '../../../../contract/constants.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { StatCard } from '../../../../ui/display/stat-card.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type Subscriber, type SubscriberList, SubscriberQuery } from '../../contract.ts';
import type { Route } from './+types/subscribers';

export const meta: Route.MetaFunction = () => [{ title: 'Newsletter · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { newsletter } = scopeOf(args).api.admin;
  return loadList(args.request, { query: SubscriberQuery, limit: pageSizes.subscribers }, (query) =>
    read(newsletter.subscribers.$get({ query })),
  );
}

const reasons: Record<UnsubscribeReason, string> = {
  'too-many-emails': 'Too many emails',
  'content-not-relevant': 'Content not relevant',
  'never-subscribed': 'Never subscribed',
  other: 'Other',
};

const reasonOf = (reason: UnsubscribeReason | null): string => (reason ? reasons[reason] : 'No reason given');

const statuses = { subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' };

const subscribers = defineList({
  rows: (list: SubscriberList) => list.subscribers,
  caption: 'Subscribers',
  things: 'subscribers',
  thing: 'subscriber',
  search: { label: 'Search subscribers', placeholder: 'Search by email or feedback…' },
  filters: [
    { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
    { name: 'reason', label: 'Reason for unsubscribing', all: 'All reasons', options: reasons },
  ],
  csv: { address: '/api/admin/newsletter/subscribers.csv' },
  defaultSort: '-subscribed',
  columns: [
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
        <Badge tone={status === 'subscribed' ? 'green' : 'neutral'}>{statuses[status]}</Badge>
      ),
    },
    {
      key: 'subscribed',
      header: 'Subscribed',
      sortable: true,
      cell: (row) => <LocalTime format="short" iso={row.subscribedAt} />,
    },
    {
      key: 'unsubscribed',
      header: 'Unsubscribed',
      sortable: true,
      cell: (row) => row.unsubscribedAt && <LocalTime format="short" iso={row.unsubscribedAt} />,
    },
    { key: 'reason', header: 'Reason', cell: (row) => <Reason row={row} /> },
  ],
  empty: 'No subscribers yet',
  noMatch: 'No subscribers match your search or filters.',
});

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
    <ListPage
      title="Newsletter"
      text="Subscribers, unsubscribes and reasons."
      list={subscribers}
      loaded={loaderData}
    >
      {loaderData.data && <Counts counts={loaderData.data.counts} />}
    </ListPage>
  );
}

function Counts({ counts }: { counts: SubscriberList['counts'] }) {
  const { subscribed, unsubscribed } = counts;
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-[1fr_1fr_2fr]">
      <StatCard label="Subscribed" value={formatCount(subscribed)} />
      <StatCard label="Unsubscribed" value={formatCount(unsubscribed)} />
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
