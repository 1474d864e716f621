import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Inbox } from '../contract.ts';

/**
 * The items that are waiting for an administrator's decision, by kind, the most urgent kind first. Empty kinds are left
 * out. A course has been waiting since its publication was requested, an order under review since it last changed.
 */
export async function adminInbox(db: Db): Promise<Inbox> {
  const { rows } = await sql<{ kind: Inbox['items'][number]['kind']; count: number; since: Date }>`
    select * from (
      select 'receipts' as kind, count(*)::int as count, min(submitted_at) as since
        from bank_receipts join orders on orders.id = order_id
        where status = 'pending' and in_flight and method = 'bank'
      union all
      select 'reviews', count(*)::int, min(updated_at) from orders where 'review' = any(flags)
      union all
      select 'disputes', count(*)::int, min(updated_at) from orders where 'disputed' = any(flags)
      union all
      select 'refunds', count(*)::int, min(created_at) from refund_requests where status = 'waiting'
      union all
      select 'certificates', count(*)::int, min(requested_at) from certificates where status = 'pending'
      union all
      select 'courses', count(*)::int, min(coalesce(asked_at, updated_at)) from courses
        left join lateral (
          select max(at) as asked_at from audit_log
          where subject_type = 'course' and subject_id = courses.id::text and action = 'course.publication_requested'
        ) asked on true
        where status = 'pending'
      union all
      select 'payouts', count(*)::int, min(created_at) from payout_runs where state = 'drafted'
      union all
      select 'payoutDetails', count(*)::int, min(changed_at) from payout_profiles where state = 'to_check'
      union all
      select 'corrections', count(*)::int, min(created_at) from ledger_corrections where state = 'proposed'
      union all
      select 'credits', count(*)::int, min(claimed_at) from course_credits where state = 'claimed'
      union all
      select 'questions', count(*)::int, min(created_at) from (
        select created_at from threads where held union all select created_at from posts where held
      ) held
    ) waiting where count > 0
  `.execute(db);
  return { items: rows.map(({ since, ...item }) => ({ ...item, since: since.toISOString() })) };
}
