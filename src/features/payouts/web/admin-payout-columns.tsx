import { Link } from 'react-router';
import { formatUsd } from '../../../contract/money/money.ts';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { AdminPayout } from '../contract.ts';
import { PayoutState } from './payout-state.tsx';

/** The columns of payouts in the lists of administrators. */
export const payoutColumns: Column<AdminPayout>[] = [
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
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <span className="font-semibold tabular-nums">{formatUsd(amount)}</span>,
  },
  {
    key: 'to',
    header: 'Paid to',
    cell: ({ title, destination }) => (
      <span className="block min-w-32">
        {title}
        <span className="block text-sm wrap-anywhere text-ink-2">{destination}</span>
      </span>
    ),
  },
  { key: 'state', header: 'State', cell: (payout) => <PayoutState payout={payout} /> },
  {
    key: 'when',
    header: 'Date',
    cell: ({ draftedAt, settledAt }) => <LocalTime format="short" iso={settledAt ?? draftedAt} />,
  },
];
