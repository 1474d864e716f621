import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatUsd, priceText } from '../../../../contract/money/money.ts';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type AdminOrder, AdminOrderQuery } from '../../admin/contract.ts';
import { methodName } from '../method-name.ts';
import { FlagNotes, PaymentStatusBadge, statusNames } from '../order-badges.tsx';
import type { Route } from './+types/orders';

export const meta: Route.MetaFunction = () => [{ title: 'Enrollments · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { orders } = scopeOf(args).api.admin;
  const options = {
    query: AdminOrderQuery,
    limit: pageSizes.orders,
    failed: ({ message }: Error) => `Error fetching orders: ${message}`,
  };
  return loadList(args.request, options, (query) => read(orders.$get({ query })));
}

const flags = {
  receipt: 'Receipt to check',
  review: 'Review',
  disputed: 'Disputed',
  partiallyRefunded: 'Partly refunded',
};

const orders = defineList({
  rows: (list: Listed<'orders', AdminOrder>) => list.orders,
  caption: 'Orders',
  things: 'orders',
  thing: 'order',
  search: { label: 'Search orders', placeholder: 'Search orders' },
  filters: [
    { name: 'status', label: 'Status', all: 'All statuses', options: statusNames },
    { name: 'method', label: 'Method', all: 'All methods', options: methodName },
    { name: 'flag', label: 'Flag', all: 'All orders', options: flags },
  ],
  csv: { address: '/api/admin/orders.csv' },
  defaultSort: '-createdAt',
  columns: [
    {
      key: 'student',
      header: 'Student',
      sortable: true,
      cell: ({ _id, user }) => (
        <>
          <Link
            className="link block min-w-32 font-semibold wrap-anywhere"
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
      phone: 'fact',
      sortable: true,
      cell: ({ number, course, bundle }) => (
        <>
          <span className="block min-w-36 wrap-anywhere">{bundle ?? course.title}</span>
          <span className="block font-mono text-sm whitespace-nowrap text-ink-2">{number}</span>
        </>
      ),
    },
    { key: 'method', header: 'Method', cell: ({ paymentInfo }) => methodName[paymentInfo.paymentMethod] },
    {
      key: 'amount',
      header: 'Amount',
      phone: 'fact',
      sortable: true,
      align: 'end',
      cell: (order) => <Amount order={order} />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: (order) => (
        <>
          <PaymentStatusBadge order={order} />
          <FlagNotes order={order} />
        </>
      ),
    },
    {
      key: 'createdAt',
      header: 'Date',
      sortable: true,
      cell: ({ createdAt }) => <LocalTime format="short" iso={createdAt} />,
    },
  ],
  rowActions: (order) => <Open order={order} />,
  empty: 'No enrollments available',
  noMatch: 'No matching enrollments found',
});

function Amount({ order: { paymentInfo, refundedAmount } }: { order: AdminOrder }) {
  return (
    <>
      {priceText(paymentInfo.amount)}
      {refundedAmount > 0 && (
        <span className="block text-sm whitespace-nowrap text-ink-2">−{formatUsd(refundedAmount)}</span>
      )}
    </>
  );
}

export default function AllOrders({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Enrollments"
      text="All orders and payments, including those awaiting your decision."
      list={orders}
      loaded={loaderData}
    />
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
        : {order.user.name}, {order.bundle ?? order.course.title}
      </span>
    </LinkButton>
  );
}
