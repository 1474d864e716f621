import { Link } from 'react-router';
import { ApiFailure, messageOr, read } from '../../../contract/api/read.ts';
import { limits, pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { defineList, type Listed } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn, leaveWhenExpired } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { shortStateOfGift } from '../../gifts/web/gift-state.ts';
import { type HistoryOrder, HistoryQuery } from '../contract.ts';
import type { Route } from './+types/history';
import { methodName } from './method-name.ts';
import { statusNames } from './order-badges.tsx';
import { OrderStatus } from './order-status.tsx';
import { nextSteps, type Step } from './own-order.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Orders · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await leaveWhenExpired(args, '/');
  // Not only learners: people keep their orders when their role changes.
  const { role } = guardSignedIn(args);
  const { history } = scopeOf(args).api.payment;
  const init = { signal: AbortSignal.timeout(limits.historyTimeoutMs) };
  const options = {
    query: HistoryQuery,
    limit: pageSizes.orders,
    failed: (failure: ApiFailure) => `Failed to load your orders. ${messageOr(failure, 'Please try again.')}`,
  };
  return loadList(args.request, options, async (query) => {
    const list = await inTime(read(history.$get({ query }, { init })));
    const orders = list.orders.map((order) => ({ ...order, steps: nextSteps(order, role) }));
    return { ...list, orders };
  });
}

type ShownOrder = HistoryOrder & { steps: Step[] };

/** @throws ApiFailure when the API takes too long */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isLate) throw error;
    throw new ApiFailure(504, { success: false, code: 'response.late', message: 'This took too long.' });
  }
}

const orders = defineList({
  rows: (list: Listed<'orders', ShownOrder>) => list.orders,
  caption: 'Your orders',
  things: 'orders',
  thing: 'order',
  search: { label: 'Search orders by course or number' },
  filters: [{ name: 'status', label: 'Status', all: 'All statuses', options: statusNames }],
  defaultSort: '-createdAt',
  columns: [
    {
      key: 'course',
      header: 'Course',
      cell: ({ number, course, bundle, gift }) => (
        <>
          <Link
            className="link block min-w-40 wrap-anywhere"
            to={bundle ? `/bundles/${bundle.slug}` : `/courses/${course.slug}`}
          >
            {bundle?.title ?? course.title}
          </Link>
          {gift && (
            <span className="block text-sm wrap-anywhere text-ink-2">
              Gift for {gift.recipient}, {shortStateOfGift(gift)}
            </span>
          )}
          <span className="block font-mono text-sm whitespace-nowrap text-ink-2">{number}</span>
        </>
      ),
    },
    {
      key: 'createdAt',
      header: 'Date',
      sortable: true,
      cell: ({ createdAt }) => <LocalTime format="short" iso={createdAt} />,
    },
    {
      key: 'method',
      header: 'Paid by',
      phone: 'rest',
      cell: ({ paymentInfo }) => methodName[paymentInfo.paymentMethod],
    },
    { key: 'status', header: 'Status', cell: (order) => <OrderStatus order={order} /> },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      sortable: true,
      cell: ({ paymentInfo }) => (paymentInfo.amount === 0 ? 'Free' : formatUsd(paymentInfo.amount)),
    },
  ],
  rowActions: (order) => <NextStep order={order} />,
  empty: (
    <EmptyState
      title="You haven’t ordered anything yet."
      action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
    />
  ),
  noMatch: 'No orders match your search or filters.',
});

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <ListPage title="Orders" text="Your purchases and receipts." list={orders} loaded={loaderData} />;
}

function NextStep({ order }: { order: ShownOrder }) {
  const about = <span className="sr-only">: {order.bundle?.title ?? order.course.title}</span>;
  return order.steps.map(({ label, to }) => (
    <LinkButton key={label} to={to} size="sm" variant={label === 'Cancel order' ? 'quiet' : 'secondary'}>
      {label}
      {about}
    </LinkButton>
  ));
}
