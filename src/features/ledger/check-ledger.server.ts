import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';

/** Two values in the ledger that should be equal and are not. Amounts in cents. */
export type Difference = {
  what: 'journal' | 'balance' | 'held';
  subject: string;
  cents: number;
  expected: number;
};

/** How many differences are stored and logged; even one is cause for alarm. */
const maxStored = 50;

/**
 * Runs the recurring job: recomputes every balance from the entries, and reports any difference as an error in the log.
 * The result is stored for the administrators' page and the metrics.
 */
export async function checkLedger({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const differences = await findDifferences(db);
  await db
    .insertInto('ledgerChecks')
    .values({ checkedAt: clock(), differences: JSON.stringify(differences) })
    .execute();
  if (differences.length > 0) log.error({ differences }, 'the ledger does not add up');
}

/** The differences in one snapshot, at most 50. */
export const findDifferences = (db: Db): Promise<Difference[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<Difference>`
        select 'journal' as what, journal_id::text as subject, sum(cents)::bigint as cents, 0 as expected
          from ledger_entries group by journal_id, currency having sum(cents) <> 0
        union all
        select 'balance', coalesce(b.account, e.account), coalesce(b.cents, 0), coalesce(e.cents, 0)
          from ledger_balances b full join (
            select account, sum(cents)::bigint as cents from ledger_entries
              where account like 'instructor:%' group by account
          ) e on e.account = b.account
          where coalesce(b.cents, 0) <> coalesce(e.cents, 0)
        union all
        select 'held', s.instructor_id::text, coalesce(b.cents, 0), s.cents
          from (select instructor_id, sum(held_cents)::bigint as cents from ledger_sales group by 1) s
          left join ledger_balances b on b.account = 'instructor:' || s.instructor_id || ':held'
          where coalesce(b.cents, 0) <> s.cents
        limit ${maxStored}`.execute(trx);
      return rows;
    });
