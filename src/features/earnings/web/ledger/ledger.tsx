import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import {
  type Journal,
  type JournalKind,
  type JournalList,
  JournalQuery,
  ledgerAccounts,
} from '../../contract.ts';
import type { Route } from './+types/ledger';
import { accountName } from './account-names.ts';
import { amountMoved } from './amount-moved.ts';
import { Entries } from './entries.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';
import { TrialBalanceCard } from './trial-balance.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Ledger · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { ledger } = scopeOf(args).api.admin;
  const [list, balance] = await Promise.all([
    loadList(args.request, { query: JournalQuery, limit: pageSizes.journals }, (query) =>
      read(ledger.journals.$get({ query })),
    ),
    loadPart(read(ledger.$get()), 'Failed to load the balances. Please try again.'),
  ]);
  return { list, balance };
}

const kinds: Record<JournalKind, string> = {
  sale: 'Sale',
  refund: 'Refund',
  dispute: 'Dispute opened',
  dispute_won: 'Dispute won',
  release: 'Released',
  fee: 'Fee corrected',
  payout_draft: 'Payout drafted',
  payout_sent: 'Payout sent',
  payout_paid: 'Payout arrived',
  payout_back: 'Payout returned',
  correction: 'Correction',
};

const journals = defineList({
  rows: (list: JournalList) => list.journals,
  caption: 'Journals',
  things: 'journals',
  thing: 'journal',
  search: { label: 'Search the ledger', placeholder: 'Search by order or instructor…' },
  filters: [
    { name: 'kind', label: 'Kind', all: 'All kinds', options: kinds },
    {
      name: 'account',
      label: 'Account',
      all: 'All accounts',
      options: Object.fromEntries(ledgerAccounts.map((account) => [account, accountName(account)])),
    },
  ],
  columns: [
    {
      key: 'kind',
      header: 'Journal',
      cell: ({ kind, at, memo }) => (
        <span className="block min-w-32">
          <span className="block font-semibold">{kinds[kind]}</span>
          <span className="block text-sm text-ink-2">
            <LocalTime format="time" iso={at} />
          </span>
          {memo && <span className="block text-sm wrap-anywhere text-ink-2">{memo}</span>}
        </span>
      ),
    },
    { key: 'about', header: 'Order or payout', cell: (journal) => <About journal={journal} /> },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ entries }) => <span className="tabular-nums">{formatUsd(amountMoved(entries))}</span>,
    },
    {
      key: 'entries',
      header: 'Entries',
      phone: 'rest',
      cell: ({ entries }) => <Entries entries={entries} />,
    },
  ],
  empty: 'Nothing has been sold yet.',
  noMatch: 'No journals match your search or filters.',
});

function About({ journal: { order, payout } }: { journal: Journal }) {
  if (order)
    return (
      <Link
        className="link font-mono whitespace-nowrap"
        to={`/admin-dashboard/enrollment/${order._id}`}
        prefetch="none"
      >
        {order.number}
      </Link>
    );
  return (
    payout && (
      <Link
        className="link whitespace-nowrap"
        to={`/admin-dashboard/payouts/${payout.runId}`}
        prefetch="none"
      >
        Payout run
      </Link>
    )
  );
}

export default function Ledger({ loaderData: { list, balance } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Ledger"
      text="How each payment is divided, in double entry. Journals never change, and each sums to zero."
      list={journals}
      loaded={list}
    >
      <LedgerTabs />
      <TrialBalanceCard part={balance} />
    </ListPage>
  );
}
