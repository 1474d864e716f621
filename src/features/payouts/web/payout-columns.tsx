import { Link } from 'react-router';
import { formatUsd } from '../../../contract/money/money.ts';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { AdminPayout, Payout } from '../contract.ts';
import { PayoutState } from './payout-state.tsx';

export const amountColumn: Column<Pick<Payout, 'amount'>> = {
  key: 'amount',
  header: 'Amount',
  align: 'end',
  phone: 'fact',
  cell: ({ amount }) => <span className="font-semibold">{formatUsd(amount)}</span>,
};

export const paidToColumn: Column<Pick<Payout, 'title' | 'destination'>> = {
  key: 'to',
  header: 'Paid to',
  phone: 'rest',
  cell: ({ title, destination }) => (
    <span className="block min-w-32">
      {title}
      <span className="block text-sm wrap-anywhere text-ink-2">{destination}</span>
    </span>
  ),
};

export const stateColumn: Column<Pick<Payout, 'state' | 'reason'>> = {
  key: 'state',
  header: 'Status',
  cell: (payout) => <PayoutState payout={payout} />,
};

/** The columns of payouts in administrators' lists. */
export const adminPayoutColumns: Column<AdminPayout>[] = [
  {
    key: 'instructor',
    header: 'Instructor',
    cell: ({ instructor }) => (
      <Link
        className="link wrap-anywhere"
        to={`/admin-dashboard/payouts/details/${instructor._id}`}
        prefetch="none"
      >
        {instructor.name}
      </Link>
    ),
  },
  amountColumn,
  paidToColumn,
  stateColumn,
  {
    key: 'when',
    header: 'Date',
    phone: 'rest',
    cell: ({ draftedAt, settledAt }) => <LocalTime format="short" iso={settledAt ?? draftedAt} />,
  },
];
