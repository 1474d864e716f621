import { sql } from 'kysely';
import { toDollars } from '../../../contract/money/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TrialBalance } from '../contract.ts';

/** Every account's balance from its entries, and what the last nightly check found. */
export async function trialBalance(db: Db): Promise<TrialBalance> {
  const { rows } = await sql<{ account: string; entries: number; cents: number }>`
    select regexp_replace(account, '^instructor:[^:]+', 'instructors') as account,
      count(*)::int as entries, sum(cents)::bigint as cents
    from ledger_entries group by 1 order by 1`.execute(db);
  const check = await db
    .selectFrom('ledgerChecks')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    accounts: rows.map(({ account, entries, cents }) => ({ account, entries, balance: toDollars(cents) })),
    total: toDollars(rows.reduce((sum, { cents }) => sum + cents, 0)),
    checked: check ? { at: check.checkedAt.toISOString(), differences: check.differences.length } : null,
  };
}
