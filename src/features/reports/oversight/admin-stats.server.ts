import { sql } from 'kysely';
import { toDollars } from '../../../contract/money/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AdminStats } from '../contract.ts';

/** Figures for the whole marketplace, counted now. */
export async function adminStats(db: Db): Promise<AdminStats> {
  const { rows } = await sql<Omit<AdminStats, 'totalRevenue'> & { revenueCents: number }>`
    select
      (select count(*)::int from users where deleted_at is null) as total_users,
      (select count(*)::int from courses) as total_courses,
      (select count(*)::int from users
        where role = 'instructor' and is_active and verified_at is not null) as active_instructors,
      (select count(distinct user_id)::int from enrolments where ended_at is null) as enrolled_students,
      (select count(*)::int from courses where status = 'pending') as pending_courses,
      (select count(*)::int from certificates where status = 'pending') as pending_certificates,
      (select coalesce(sum(amount_cents - refunded_cents), 0)::bigint from orders
        where status = 'completed') as revenue_cents
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no figures.');
  const { revenueCents, ...counts } = row;
  return { ...counts, totalRevenue: toDollars(revenueCents) };
}
