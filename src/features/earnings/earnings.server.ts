import { sql } from 'kysely';
import { toDollars } from '../../contract/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { linkCode } from '../coupons/index.server.ts';
import { balanceOf } from '../ledger/index.server.ts';
import { nextPayoutDay } from '../payouts/index.server.ts';
import type { Earnings } from './contract.ts';
import { termsOfInstructor } from './terms/show-terms.server.ts';

/** An instructor's earnings, from the ledger. */
export async function earningsOf(
  ctx: Pick<Context, 'db' | 'clock' | 'keyFor' | 'settings'>,
  instructorId: string,
) {
  const { db, clock } = ctx;
  const now = clock();
  const [held, available, paid, sums, months, { terms, coming }] = await Promise.all([
    balanceOf(db, instructorId, 'held'),
    balanceOf(db, instructorId, 'available'),
    balanceOf(db, instructorId, 'paid'),
    sumsOf(db, instructorId),
    monthsOf(db, instructorId, now),
    termsOfInstructor(ctx, instructorId),
  ]);
  const earnings: Earnings = {
    held: toDollars(held),
    available: toDollars(available),
    linkCode: linkCode(ctx, instructorId),
    disputed: toDollars(sums.disputedCents),
    next: sums.nextAt && { amount: toDollars(sums.nextCents), at: sums.nextAt.toISOString() },
    paid: toDollars(paid),
    nextPayoutDay: nextPayoutDay(now, terms.payoutDay).toISOString(),
    terms,
    coming,
    months,
  };
  return earnings;
}

type Sums = { disputedCents: number; nextAt: Date | null; nextCents: number };

/** The amount that disputes hold back; when earnings next become available, and how much does on that day in UTC. */
async function sumsOf(db: Db, instructorId: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with own as (
      select reserved_cents, held_cents, available_at,
        min(available_at) filter (where held_cents > 0) over () as next
      from ledger_sales where instructor_id = ${instructorId} and (held_cents > 0 or reserved_cents > 0)
    )
    select coalesce(sum(reserved_cents), 0)::bigint as "disputedCents", min(next) as "nextAt",
      coalesce(sum(held_cents) filter (where available_at < date_trunc('day', next, 'UTC') + interval '24 hours'), 0)::bigint
        as "nextCents"
    from own`.execute(db);
  return rows[0] ?? { disputedCents: 0, nextAt: null, nextCents: 0 };
}

/** The earnings from the sales of each of the last twelve months, less the amounts taken back since. */
async function monthsOf(db: Db, instructorId: string, now: Date): Promise<Earnings['months']> {
  const { rows } = await sql<{ month: string; cents: number }>`
    with months as (
      select generate_series(date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '11 months',
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') as month
    )
    select to_char(month, 'YYYY-MM') as month,
      coalesce((select sum(earned_cents - reversed_cents) from ledger_sales
        where instructor_id = ${instructorId} and sold_at >= month at time zone 'UTC'
          and sold_at < (month + interval '1 month') at time zone 'UTC'), 0)::bigint as cents
    from months order by month`.execute(db);
  return rows.map(({ month, cents }) => ({ month, earned: toDollars(cents) }));
}
