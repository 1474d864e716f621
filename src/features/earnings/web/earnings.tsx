import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type Sale, type SaleList, SaleQuery, type SaleState } from '../contract.ts';
import type { Route } from './+types/earnings';
import { EarningsFigures } from './earnings-figures.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Earnings · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { earnings } = scopeOf(args).api;
  const [list, own] = await Promise.all([
    loadList(args.request, { query: SaleQuery, limit: pageSizes.sales }, (query) =>
      read(earnings.sales.$get({ query })),
    ),
    loadPart(read(earnings.$get()), 'Failed to load your earnings. Please try again.'),
  ]);
  return { list, own };
}

const states: Record<SaleState, string> = {
  held: 'Held',
  available: 'Available',
  disputed: 'Disputed',
  refunded: 'Refunded',
};
const tones = { held: 'neutral', available: 'green', disputed: 'amber', refunded: 'neutral' } as const;
const reasons: Record<Sale['broughtBy'], string> = {
  coupon: 'Bought with your coupon',
  link: 'Came through your link',
  platform: 'Found on Milepost',
};
const broughtBy: Record<Sale['attribution'], string> = { instructor: 'You', platform: 'Milepost' };

const sales = defineList({
  rows: (list: SaleList) => list.sales,
  caption: 'Sales',
  things: 'sales',
  thing: 'sale',
  search: { label: 'Search sales', placeholder: 'Search by course or order number…' },
  filters: [
    { name: 'state', label: 'Status', all: 'All statuses', options: states },
    { name: 'attribution', label: 'Brought by', all: 'You and Milepost', options: broughtBy },
  ],
  csv: { address: '/api/earnings/sales.csv' },
  defaultSort: '-soldAt',
  columns: [
    {
      key: 'order',
      header: 'Sale',
      cell: ({ course, orderNumber, learner }) => (
        <span className="block min-w-40">
          <span className="block font-semibold wrap-anywhere">{course}</span>
          <span className="block text-sm text-ink-2">
            <span className="font-mono whitespace-nowrap">{orderNumber}</span> · {learner}
          </span>
        </span>
      ),
    },
    {
      key: 'soldAt',
      header: 'Date',
      sortable: true,
      phone: 'fact',
      cell: ({ soldAt }) => <LocalTime format="short" iso={soldAt} />,
    },
    { key: 'total', header: 'Price paid', align: 'end', cell: (sale) => <Price sale={sale} /> },
    {
      key: 'fee',
      header: 'Provider fee',
      align: 'end',
      cell: ({ fee, feeIsEstimated }) => (
        <>
          {formatUsd(fee)}
          {feeIsEstimated && <span className="block text-sm text-ink-2">estimated</span>}
        </>
      ),
    },
    {
      key: 'share',
      header: 'Your share',
      cell: ({ share, broughtBy: why }) => (
        <span className="block min-w-28">
          {share}%<span className="block text-sm text-ink-2">{reasons[why]}</span>
        </span>
      ),
    },
    {
      key: 'earned',
      header: 'You earn',
      sortable: true,
      align: 'end',
      phone: 'fact',
      cell: ({ earned }) => <span className="font-semibold">{formatUsd(earned)}</span>,
    },
    { key: 'state', header: 'Status', cell: (sale) => <State sale={sale} /> },
  ],
  empty: 'No sales yet. They appear here as soon as a learner has paid for one of your courses.',
  noMatch: 'No sales match your search or filters.',
});

const Price = ({ sale: { total, refunded } }: { sale: Sale }) => (
  <>
    {formatUsd(total)}
    {refunded > 0 && refunded < total && (
      <span className="block text-sm text-ink-2">{formatUsd(refunded)} refunded</span>
    )}
  </>
);

const State = ({ sale: { state, availableAt } }: { sale: Sale }) => (
  <>
    <Badge tone={tones[state]}>{states[state]}</Badge>
    {state === 'held' && (
      <span className="block text-sm whitespace-nowrap text-ink-2">
        until <LocalTime format="short" iso={availableAt} />
      </span>
    )}
  </>
);

export default function EarningsPage({ loaderData: { list, own } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Earnings"
      text="What you earn from each sale, and when it becomes available."
      actions={
        <>
          <LinkButton to="/instructor-dashboard/statements" variant="secondary">
            Statements
          </LinkButton>
          <LinkButton to="/instructor-dashboard/payouts">Payouts</LinkButton>
        </>
      }
      list={sales}
      loaded={list}
    >
      <EarningsFigures part={own} />
    </ListPage>
  );
}
