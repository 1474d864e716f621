import { Link, useNavigation, useRevalidator } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/client.ts';
import { limits, pageSizes, paymentStatuses } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money.ts';
import { orLastPage } from '../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../lib/list/query-params.ts';
import { guardRole, leaveWhenExpired } from '../../../lib/page/guard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type HistoryOrder, HistoryQuery } from '../contract.ts';
import type { Route } from './+types/history';
import { methodName } from './method-name.ts';
import { OrderStatus } from './order-status.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Orders · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await leaveWhenExpired(args, '/');
  guardRole(args, 'user');
  const words = { ...wordsOf(args.request, HistoryQuery), limit: pageSizes.orders };
  const { history } = scopeOf(args).api.payment;
  try {
    const init = { signal: AbortSignal.timeout(limits.historyTimeoutMs) };
    const ask = (page: number) => read(history.$get({ query: { ...words, page } }, { init }));
    return { ...(await orLastPage(words.page, ask)), error: null };
  } catch (error) {
    return { orders: [], total: 0, page: 1, limit: pageSizes.orders, error: reasonOf(error) };
  }
}

/** Why the orders cannot be shown, in a sentence. @throws what is not the API's own failure, nor its silence */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'This took too long.';
  if (error instanceof ApiFailure) return error.message;
  throw error;
}

const statusNames = { pending: 'Pending', completed: 'Completed', failed: 'Failed', refunded: 'Refunded' };
const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All statuses' },
    ...paymentStatuses.map((status) => ({ value: status, label: statusNames[status] })),
  ],
};

const columns: Column<HistoryOrder>[] = [
  {
    key: 'course',
    header: 'Course',
    cell: ({ number, course }) => (
      <>
        <Link className="link block min-w-40 wrap-anywhere" to={`/courses/${course.slug}`}>
          {course.title}
        </Link>
        <span className="block font-mono text-sm whitespace-nowrap text-ink-2">{number}</span>
      </>
    ),
  },
  {
    key: 'createdAt',
    header: 'Date',
    sortable: true,
    cell: ({ createdAt }) => <LocalTime look="short" iso={createdAt} />,
  },
  { key: 'method', header: 'Paid by', cell: ({ paymentInfo }) => methodName[paymentInfo.paymentMethod] },
  { key: 'status', header: 'Status', cell: (order) => <OrderStatus order={order} /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    cell: ({ paymentInfo }) => (paymentInfo.amount === 0 ? 'Free' : formatUsd(paymentInfo.amount)),
  },
];

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, total, page, limit, error } = loaderData;
  const { revalidate } = useRevalidator();
  const loading = useNavigation().location?.pathname === '/dashboard/orders';
  return (
    <>
      <PageHeader title="Orders" text="Your purchases and receipts." />
      <div className="mt-6 space-y-4">
        <ListToolbar search={{ label: 'Search orders by course or number' }} filters={[statusFilter]} />
        <DataTable
          caption="Your orders"
          columns={columns}
          rows={orders}
          rowKey={(order) => order._id}
          rowActions={(order) => <NextStep order={order} />}
          loading={loading}
          error={
            error ? { message: `Failed to load your orders. ${error}`, onRetry: () => revalidate() } : null
          }
          defaultSort="-createdAt"
          noMatchMessage="No orders match."
          emptyMessage={
            <EmptyState
              title="You haven't ordered anything yet."
              action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
            />
          }
        />
        <Pagination list={{ page, limit, total }} things="orders" thing="order" />
      </div>
    </>
  );
}

const nextWords = { pending: 'Pay now', failed: 'Try again', refunded: 'Buy again', completed: 'Open' };

/** A transfer goes on where its receipt is awaited; anything else begins at the checkout, which finds its open order. */
function payAddress({ _id, course, paymentInfo }: HistoryOrder): string {
  const awaitsReceipt = paymentInfo.paymentMethod === 'bank' && paymentInfo.paymentStatus === 'pending';
  return awaitsReceipt ? `/payment/bank/${_id}` : `/checkout/${course._id}`;
}

function NextStep({ order }: { order: HistoryOrder }) {
  const { paymentStatus } = order.paymentInfo;
  const about = <span className="sr-only">: {order.course.title}</span>;
  if (order.receiptUrl) {
    return (
      <LinkButton to={order.receiptUrl} size="sm" variant="secondary">
        Receipt{about}
      </LinkButton>
    );
  }
  if (order.courseOwned) return null;
  if (order.inFlight) {
    return (
      <LinkButton to={`/payment/pending?orderId=${order._id}`} size="sm" variant="secondary">
        Status{about}
      </LinkButton>
    );
  }
  return (
    <LinkButton to={payAddress(order)} size="sm" variant="secondary">
      {nextWords[paymentStatus]}
      {about}
    </LinkButton>
  );
}
