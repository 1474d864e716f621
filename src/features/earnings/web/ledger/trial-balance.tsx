import { Link } from 'react-router';
import { formatUsd } from '../../../../contract/money/money.ts';
import { counted, formatCount } from '../../../../contract/text/time/formats.ts';
import type { Part } from '../../../../lib/page/part.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { TrialBalance } from '../../contract.ts';
import { accountName } from './account-names.ts';

type Account = TrialBalance['accounts'][number];

const columns: Column<Account>[] = [
  { key: 'account', header: 'Account', cell: ({ account }) => <AccountLink account={account} /> },
  { key: 'entries', header: 'Entries', align: 'end', cell: ({ entries }) => formatCount(entries) },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ balance }) => <span className="font-semibold tabular-nums">{formatUsd(balance)}</span>,
  },
];

/** Links to the journals with an entry in the account. */
const AccountLink = ({ account }: { account: string }) => (
  <Link className="link" to={`?account=${encodeURIComponent(account)}`} prefetch="none" preventScrollReset>
    {accountName(account)}
  </Link>
);

/** The balance of every account, their sum, and the last nightly check. */
export function TrialBalanceCard({ part }: { part: Part<{ trialBalance: TrialBalance }> }) {
  if (!part.data) return <ErrorState message={part.error} />;
  const { accounts, total, checked } = part.data.trialBalance;
  return (
    <section aria-labelledby="trial-balance" className="mt-6 mb-8">
      <h2 id="trial-balance" className="text-2xl">
        Trial balance
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-2">
        <Badge tone={total === 0 ? 'green' : 'red'}>
          {total === 0 ? 'Sums to zero' : `Off by ${formatUsd(total)}`}
        </Badge>
        <Checked checked={checked} />
      </p>
      <DataTable
        className="mt-4"
        caption="Trial balance"
        columns={columns}
        rows={accounts}
        rowKey={({ account }) => account}
        filtered={false}
        emptyMessage="No account has any entries yet."
      />
    </section>
  );
}

function Checked({ checked }: Pick<TrialBalance, 'checked'>) {
  if (!checked)
    return <span>Every balance is recomputed from its entries each night. No check has run yet.</span>;
  return (
    <span>
      {checked.differences === 0
        ? 'No differences when every balance was last recomputed, '
        : `${counted(checked.differences, 'difference')} when every balance was last recomputed (see the log), `}
      <LocalTime format="time" iso={checked.at} />
    </span>
  );
}
