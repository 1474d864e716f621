import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import {
  type RefundRequest,
  type RefundRequestList,
  RefundRequestQuery,
} from '../../refunds/requests/contract.ts';
import type { Route } from './+types/requests';
import { requestStates, whyWaiting } from './refund-copy.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Refund requests · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const requests = scopeOf(args).api.admin['refund-requests'];
  const options = { query: RefundRequestQuery, limit: pageSizes.orders };
  return loadList(args.request, options, (query) => read(requests.$get({ query })));
}

const tones: Record<RefundRequest['status'], BadgeTone> = {
  waiting: 'amber',
  approved: 'green',
  refused: 'neutral',
};

const requests = defineList({
  rows: (list: RefundRequestList) => list.requests,
  caption: 'Refund requests',
  things: 'requests',
  thing: 'request',
  search: { label: 'Search requests', placeholder: 'Learner, course or order number' },
  filters: [{ name: 'status', label: 'Status', all: 'All requests', options: requestStates }],
  columns: [
    {
      key: 'learner',
      header: 'Learner',
      cell: ({ _id, user }) => (
        <Link
          className="link block min-w-32 font-semibold wrap-anywhere"
          to={`/admin-dashboard/refunds/${_id}`}
        >
          {user.name}
        </Link>
      ),
    },
    {
      key: 'course',
      header: 'Course',
      phone: 'fact',
      cell: ({ title, order }) => (
        <>
          <span className="block min-w-36 wrap-anywhere">{title}</span>
          <span className="block font-mono text-sm whitespace-nowrap text-ink-2">{order.number}</span>
        </>
      ),
    },
    { key: 'progress', header: 'Progress', align: 'end', cell: ({ progress }) => `${progress}%` },
    {
      key: 'cause',
      header: 'Why it needs review',
      cell: ({ cause }) => (cause ? whyWaiting[cause] : 'Within the terms'),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={tones[status]}>{requestStates[status]}</Badge>,
    },
    {
      key: 'amount',
      header: 'Asked for',
      align: 'end',
      phone: 'fact',
      cell: ({ amount }) => formatUsd(amount),
    },
    {
      key: 'createdAt',
      header: 'Requested',
      sortable: true,
      cell: ({ createdAt }) => <LocalTime format="short" iso={createdAt} />,
    },
  ],
  rowActions: ({ _id, status, user, title }) => (
    <LinkButton
      to={`/admin-dashboard/refunds/${_id}`}
      size="sm"
      variant={status === 'waiting' ? 'primary' : 'secondary'}
    >
      {status === 'waiting' ? 'Decide' : 'Open'}
      <span className="sr-only">
        : {user.name}, {title}
      </span>
    </LinkButton>
  ),
  empty: 'No refund requests yet. Requests that need your decision appear here.',
  noMatch: 'No refund requests match your search or filters.',
});

export default function RefundRequests({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Refund requests"
      text="Requests within the refund terms are refunded automatically. All others wait here for your decision."
      list={requests}
      loaded={loaderData}
    />
  );
}
