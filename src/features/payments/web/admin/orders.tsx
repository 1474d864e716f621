import { Link, useNavigation, useRevalidator } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/client.ts';
import { pageSizes, paymentMethods, paymentStatuses } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money.ts';
import { orLastPage } from '../../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../../lib/list/query-params.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { CsvLink } from '../../../../ui/actions/csv-link.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx';
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../../ui/lists/pagination.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type AdminOrder, AdminOrderQuery } from '../../contract.ts';
import { methodName } from '../method-name.ts';
import { OrderFlags, PaymentStatusBadge } from '../order-badges.tsx';
import type { Route } from './+types/orders';

export const meta: Route.MetaFunction = () => [{ title: 'Enrollments · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const query = { ...wordsOf(args.request, AdminOrderQuery), limit: pageSizes.orders };
  try {
    const { orders } = scopeOf(args).api.admin;
    const ask = (page: number) => read(orders.$get({ query: { ...query, page } }));
    return { ...(await orLastPage(query.page, ask)), error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { orders: [], total: 0, page: 1, limit: query.limit, error: error.message };
  }
}

const statusNames = { pending: 'Pending', completed: 'Completed', failed: 'Failed', refunded: 'Refunded' };
const filters = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      ...paymentStatuses.map((value) => ({ value, label: statusNames[value] })),
    ],
  },
  {
    name: 'method',
    label: 'Method',
    options: [
      { value: '', label: 'All methods' },
      ...paymentMethods.map((value) => ({ value, label: methodName[value] })),
    ],
  },
  {
    name: 'flag',
    label: 'Flag',
    options: [
      { value: '', label: 'All orders' },
      { value: 'receipt', label: 'Receipt to check' },
      { value: 'review', label: 'Review' },
      { value: 'disputed', label: 'Disputed' },
      { value: 'partiallyRefunded', label: 'Partly refunded' },
    ],
  },
];

const columns: Column<AdminOrder>[] = [
  {
    key: 'student',
    header: 'Student',
    sortable: true,
    cell: ({ _id, user }) => (
      <>
        <Link
          className="block min-w-32 font-semibold wrap-anywhere hover:underline"
          to={`/admin-dashboard/enrollment/${_id}`}
        >
          {user.name}
        </Link>
        <span className="block text-sm text-ink-2">
          <EmailText address={user.email} />
        </span>
      </>
    ),
  },
  {
    key: 'course',
    header: 'Course',
    sortable: true,
    cell: ({ number, course }) => (
      <>
        <span className="block min-w-36 wrap-anywhere">{course.title}</span>
        <span className="block font-mono text-sm whitespace-nowrap text-ink-2">{number}</span>
      </>
    ),
  },
  { key: 'method', header: 'Method', cell: ({ paymentInfo }) => methodName[paymentInfo.paymentMethod] },
  {
    key: 'amount',
    header: 'Amount',
    sortable: true,
    align: 'end',
    cell: (order) => <Amount order={order} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (order) => (
      <span className="flex flex-wrap gap-1">
        <PaymentStatusBadge order={order} />
        <OrderFlags order={order} />
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: 'Date',
    sortable: true,
    cell: ({ createdAt }) => <LocalTime look="short" iso={createdAt} />,
  },
];

function Amount({ order: { paymentInfo, refundedAmount } }: { order: AdminOrder }) {
  return (
    <>
      {paymentInfo.amount === 0 ? 'Free' : formatUsd(paymentInfo.amount)}
      {refundedAmount > 0 && (
        <span className="block text-sm whitespace-nowrap text-ink-2">−{formatUsd(refundedAmount)}</span>
      )}
    </>
  );
}

export default function AllOrders({ loaderData }: Route.ComponentProps) {
  const { orders, total, page, limit, error } = loaderData;
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  return (
    <>
      <PageHeader
        title="Enrollments"
        text="All orders and payments, including those awaiting your decision."
      />
      <ListToolbar
        className="mt-6 mb-4"
        search={{ label: 'Search orders', placeholder: 'Student, email, course or order number' }}
        filters={filters}
        actions={<CsvLink address="/api/admin/orders.csv" />}
      />
      <DataTable
        caption="Orders"
        columns={columns}
        rows={orders}
        rowKey={(order) => order._id}
        rowActions={(order) => <Open order={order} />}
        defaultSort="-createdAt"
        loading={
          navigation.state === 'loading' && navigation.location.pathname === '/admin-dashboard/enrollment'
        }
        error={
          error
            ? { message: `Error fetching orders: ${error}`, onRetry: () => revalidator.revalidate() }
            : null
        }
        emptyMessage="No enrollments available"
        noMatchMessage="No matching enrollments found"
      />
      <Pagination className="mt-4" list={{ page, limit, total }} things="orders" thing="order" />
    </>
  );
}

function Open({ order }: { order: AdminOrder }) {
  const waits = order.receiptWaiting || order.flags.includes('review');
  return (
    <LinkButton
      to={`/admin-dashboard/enrollment/${order._id}`}
      size="sm"
      variant={waits ? 'primary' : 'secondary'}
    >
      {waits ? 'Decide' : 'Open'}
      <span className="sr-only">
        : {order.user.name}, {order.course.title}
      </span>
    </LinkButton>
  );
}
