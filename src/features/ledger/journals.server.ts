import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../contract/money/money.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { accountOf } from './accounts.ts';
import type { Posting } from './rules/sale-state.ts';

export type SaleRow = Selectable<Tables['ledgerSales']>;
type Kind = Selectable<Tables['ledgerJournals']>['kind'];

/**
 * Adds the journal of one step of a sale. Its entries are sorted by account, so that two transactions cannot deadlock
 * on the balances. The database refuses a journal that does not sum to zero.
 */
export async function addJournal(
  trx: Trx,
  kind: Kind,
  sale: Pick<SaleRow, 'orderId' | 'position' | 'instructorId' | 'availableAt'>,
  postings: readonly Posting[],
  at: Date,
): Promise<void> {
  const { orderId, position, instructorId, availableAt } = sale;
  const reverses = kind === 'refund' ? await saleJournal(trx, sale) : null;
  const entries = postings
    .map(({ account, cents }) => ({
      account: accountOf(account, instructorId),
      cents,
      availableAt: account === 'held' && cents > 0 ? availableAt : null,
    }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
  await trx
    .with('journal', (eb) =>
      eb.insertInto('ledgerJournals').values({ kind, orderId, position, reverses, at }).returning('id'),
    )
    .insertInto('ledgerEntries')
    .columns(['journalId', 'account', 'cents', 'availableAt', 'at'])
    .expression(sql`
      select journal.id, entry.account, entry.cents, entry.available_at, ${at}::timestamptz
      from journal cross join unnest(
        ${entries.map(({ account }) => account)}::text[],
        ${entries.map(({ cents }) => cents)}::bigint[],
        ${entries.map(({ availableAt: from }) => from)}::timestamptz[]
      ) with ordinality as entry (account, cents, available_at, number)
      order by entry.number`)
    .execute();
}

/** A journal that does not follow from a sale. Its amounts, in cents, sum to zero. */
type OtherJournal = {
  kind: Kind;
  payoutId?: string;
  actorId?: string | null;
  memo?: string;
  reverses?: string | null;
  entries: readonly { account: string; cents: Cents }[];
};

/** Adds a journal of a payout or a correction. The database refuses one that does not sum to zero. */
export async function addOtherJournal(trx: Trx, journal: OtherJournal, at: Date): Promise<string> {
  const { kind, payoutId, actorId, memo, reverses, entries } = journal;
  const { id } = await trx
    .insertInto('ledgerJournals')
    .values({ kind, payoutId, actorId, memo, reverses, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ledgerEntries')
    .values(
      entries
        .map(({ account, cents }) => ({ journalId: id, account, cents, at }))
        .sort((a, b) => (a.account < b.account ? -1 : 1)),
    )
    .execute();
  return id;
}

async function saleJournal(trx: Trx, sale: Pick<SaleRow, 'orderId' | 'position'>): Promise<string | null> {
  const found = await trx
    .selectFrom('ledgerJournals')
    .select('id')
    .where('orderId', '=', sale.orderId)
    .where('position', '=', sale.position)
    .where('kind', '=', 'sale')
    .executeTakeFirst();
  return found?.id ?? null;
}
