import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { Db } from '../database.ts';

/** The tables that only grow: each month (UTC) is a separate partition. */
const monthly = ['audit_log', 'ledger_entries', 'order_events', 'webhook_events'];

/** How many months ahead partitions exist, so that none is missing even if the job has not run for a while. */
const ahead = [1, 2, 3];

export const addMonthsJob: Job<Record<string, never>> = { name: 'add_months', payload: z.object({}) };

/** Runs the recurring job: creates the partitions of the next three months. */
export async function addMonths({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (const table of monthly) {
    for (const months of ahead) {
      const { rows } = await sql<{ isNew: boolean }>`
        select add_month(${table}, ${months}::integer) as "isNew"`.execute(db);
      if (rows[0]?.isNew) log.info({ table, months }, 'created the partition of a coming month');
    }
  }
}

/** Drops the partitions of months that ended before `before`. */
export async function dropMonthsBefore(db: Db, table: string, before: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table}::regclass`.execute(db);
  for (const { name } of rows) {
    const end = endOfMonth(name);
    if (end && end <= before) await sql`drop table ${sql.id(name)}`.execute(db);
  }
}

/** When the month of a partition such as `audit_log_2026_11` ends; null for one of several months. */
function endOfMonth(name: string): Date | null {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(name) ?? [];
  return year && month ? new Date(Date.UTC(Number(year), Number(month), 1)) : null;
}
