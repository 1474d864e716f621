import { sql } from 'kysely';
import { type Cents, toDollars } from '../../../contract/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { Statement, StatementLine, StatementList, StatementQuery } from '../contract.ts';
import { initialsOf } from '../sales/initials.ts';

const noSuchStatement = failure('earnings.no_statement', 404, 'There is no statement for this month.');

/** The accounts with what an instructor is owed: all but the one for money that has been paid out. */
const owed = (instructorId: string) =>
  sql<string>`any(${['held', 'available', 'drafted', 'sent'].map((part) => `instructor:${instructorId}:${part}`)}::text[])`;

type MonthRow = { month: string; opening: Cents; earned: Cents; paid: Cents; closing: Cents };

/** The months since an instructor's first entry, newest first: what was carried forward, earned and paid out. */
export async function listStatements(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  instructorId: string,
  { page, limit }: StatementQuery,
): Promise<StatementList> {
  const { rows } = await sql<MonthRow>`
    with moved as (
      select date_trunc('month', entry.at at time zone 'UTC') as month, sum(entry.cents) as cents,
        -coalesce(sum(entry.cents) filter (where journal.kind in ('payout_paid', 'payout_back')), 0) as paid
      from ledger_entries entry join ledger_journals journal on journal.id = entry.journal_id
      where entry.account = ${owed(instructorId)} group by 1
    ), months as (
      select generate_series(min(month), date_trunc('month', ${clock()}::timestamptz at time zone 'UTC'),
        interval '1 month') as month from moved
    ), balances as (
      select months.month, coalesce(moved.cents, 0) as cents, coalesce(moved.paid, 0) as paid,
        sum(coalesce(moved.cents, 0)) over (order by months.month) as closing
      from months left join moved using (month)
    )
    select to_char(month, 'YYYY-MM') as month, (closing - cents)::bigint as opening, (cents + paid)::bigint as earned,
      paid::bigint as paid, closing::bigint as closing
    from balances order by month desc`.execute(db);
  const statements = rows.slice((page - 1) * limit, page * limit).map((row) => ({
    _id: row.month,
    opening: toDollars(row.opening),
    earned: toDollars(row.earned),
    paid: toDollars(row.paid),
    closing: toDollars(row.closing),
  }));
  return { statements, total: rows.length, page, limit };
}

type LineRow = {
  kind: StatementLine['kind'];
  at: Date;
  memo: string;
  number: string | null;
  title: string | null;
  learner: string | null;
  grossCents: Cents | null;
  taxCents: Cents | null;
  feeCents: Cents | null;
  permille: number | null;
  cents: Cents;
};

/**
 * A month's statement in UTC: each change in what the instructor is owed, from the balance brought forward to the one
 * carried forward. They add up to the cent, because they are the ledger's own entries.
 * @throws 404 for a month before the first entry or in the future
 */
export async function statementOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  instructorId: string,
  month: string,
): Promise<Statement> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  if (Number.isNaN(from.getTime()) || from > clock()) throw noSuchStatement();
  const [openingCents, lines, person, isKnown] = await Promise.all([
    balanceBefore(db, instructorId, from),
    linesOf(db, instructorId, from, until),
    db.selectFrom('users').select('name').where('id', '=', instructorId).executeTakeFirstOrThrow(),
    hasEntriesBefore(db, instructorId, until),
  ]);
  if (!isKnown) throw noSuchStatement();
  const closingCents = lines.reduce((sum, { cents }) => sum + cents, openingCents);
  return {
    month,
    instructor: person.name,
    opening: toDollars(openingCents),
    closing: toDollars(closingCents),
    lines: lines.map(present),
  };
}

async function balanceBefore(db: Db, instructorId: string, moment: Date): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(cents), 0)::bigint as cents from ledger_entries
    where account = ${owed(instructorId)} and at < ${moment}`.execute(db);
  return rows[0]?.cents ?? 0;
}

async function hasEntriesBefore(db: Db, instructorId: string, moment: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ledger_entries where account = ${owed(instructorId)} and at < ${moment} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * The lines of a statement. Price, tax and fee are what each journal booked, so that a later correction of a fee leaves
 * earlier lines as they were. Moves between the instructor's own accounts do not change what is owed, and are left out.
 */
async function linesOf(db: Db, instructorId: string, from: Date, until: Date): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with changed as (
      select journal_id, sum(cents)::bigint as cents from ledger_entries
      where account = ${owed(instructorId)} and at >= ${from} and at < ${until}
      group by journal_id having sum(cents) <> 0
    )
    select journal.kind, journal.at, journal.memo, orders.number, courses.title, learner.name as learner,
      case when journal.kind = 'sale' then sale.permille end as permille,
      booked.gross as "grossCents", booked.tax as "taxCents", booked.fee as "feeCents", changed.cents
    from changed
    join ledger_journals journal on journal.id = changed.journal_id
    cross join lateral (
      select (-sum(cents) filter (where account = 'provider:clearing'))::bigint as gross,
        (sum(cents) filter (where account = 'tax:payable'))::bigint as tax,
        (sum(cents) filter (where account = 'platform:fees'))::bigint as fee
      from ledger_entries entry
      where entry.journal_id = journal.id and entry.at = journal.at and journal.order_id is not null
    ) booked
    left join ledger_sales sale on sale.order_id = journal.order_id and sale.position = journal.position
    left join orders on orders.id = journal.order_id
    left join courses on courses.id = sale.course_id
    left join users learner on learner.id = orders.user_id
    order by journal.at, journal.id`.execute(db);
  return rows;
}

function present({ kind, at, memo, number, title, learner, cents, ...booked }: LineRow): StatementLine {
  const { grossCents, taxCents, feeCents, permille } = booked;
  // A sale without tax or fee has no entry for it.
  const none = kind === 'sale' ? 0 : null;
  return {
    kind,
    at: at.toISOString(),
    order: number,
    course: number ? (title ?? 'A deleted course') : null,
    learner: learner ? initialsOf(learner) : null,
    memo,
    gross: inDollars(grossCents),
    tax: inDollars(taxCents) ?? none,
    fee: inDollars(feeCents) ?? none,
    share: permille === null ? null : permille / 10,
    amount: toDollars(cents),
  };
}

const inDollars = (cents: Cents | null): number | null => (cents === null ? null : toDollars(cents));
