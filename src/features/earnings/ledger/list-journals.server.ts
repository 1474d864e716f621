import { sql } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import { toDollars } from '../../../contract/money/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { hasNumber } from '../../payments/index.server.ts';
import type { Journal, JournalFilter, JournalQuery, LedgerAccount } from '../contract.ts';

/** A page of the ledger's journals with their entries, newest first. */
export async function listJournals(db: Db, query: JournalQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    matching(db, query)
      .selectAll('journal')
      .leftJoin('payouts', 'payouts.id', 'journal.payoutId')
      .select(['orders.number', 'payouts.runId'])
      .orderBy('journal.at', 'desc')
      .orderBy('journal.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching(db, query)),
  ]);
  const entries = await entriesOf(
    db,
    rows.map(({ id }) => id),
  );
  const journals: Journal[] = rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    order: row.orderId && row.number ? { _id: row.orderId, number: row.number } : null,
    payout: row.payoutId && row.runId ? { _id: row.payoutId, runId: row.runId } : null,
    memo: row.memo,
    entries: entries
      .filter(({ journalId }) => journalId === row.id)
      .map(({ account, cents, name }) => ({
        account: account.replace(/^instructor:[^:]+/, 'instructor'),
        instructor: name,
        amount: toDollars(cents),
      })),
  }));
  return { journals, total, page, limit };
}

/** The search finds journals by order number, by the id of a payout, and by the instructor's name. */
function matching(db: Db, { search = '', kind, account }: JournalFilter) {
  return db
    .selectFrom('ledgerJournals as journal')
    .leftJoin('orders', 'orders.id', 'journal.orderId')
    .$if(kind !== undefined, (q) => q.where('journal.kind', '=', kind ?? 'sale'))
    .$if(account !== undefined, (q) => q.where(hasEntryIn(account ?? 'provider:clearing')))
    .$if(search !== '', (q) =>
      isId(search)
        ? q.where('journal.payoutId', '=', search)
        : q.where((where) => where.or([hasNumber(search), isAbout(search)])),
    );
}

const hasEntryIn = (account: LedgerAccount) => sql<boolean>`exists (
  select from ledger_entries entry where entry.journal_id = journal.id and ${
    account.startsWith('instructors:')
      ? sql`entry.account like ${account.replace('instructors:', 'instructor:%:')}`
      : sql`entry.account = ${account}`
  })`;

/** Whether a journal has an entry of a current or former instructor with this name. */
const isAbout = (name: string) => sql<boolean>`journal.id in (
  select entry.journal_id from ledger_balances owned
    join users on users.id = ${ownerOf('owned')}
    join ledger_entries entry on entry.account = owned.account
  where users.name ilike ${containing(name)})`;

/** The instructor whose account it is; null for other accounts. */
const ownerOf = (table: 'entry' | 'owned') =>
  sql<string | null>`substring(${sql.ref(`${table}.account`)} from '^instructor:([^:]+):')::uuid`;

const entriesOf = (db: Db, journalIds: string[]) =>
  db
    .selectFrom('ledgerEntries as entry')
    .leftJoin('users', (join) => join.on('users.id', '=', ownerOf('entry')))
    .select(['entry.journalId', 'entry.account', 'entry.cents', 'users.name'])
    .where('entry.journalId', '=', sql<string>`any(${journalIds}::uuid[])`)
    .orderBy('entry.id')
    .execute();
