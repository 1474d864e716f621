import { sql } from 'kysely';
import type { UnsubscribeReason } from '../../src/contract/constants.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import { learners } from '../people.ts';

const day = 86_400_000;

type Departure = { reason: UnsubscribeReason; feedback?: string };

const departures: Departure[] = [
  { reason: 'too-many-emails' },
  { reason: 'content-not-relevant' },
  { reason: 'too-many-emails' },
  { reason: 'other', feedback: 'I have left the profession for a bakery. Thank you for everything.' },
];

/** Adds data for administrators: sign-up dates, decisions and newsletter subscribers. */
export async function addOversight(trx: Trx, people: Map<string, string>, now: Date): Promise<void> {
  await registerLearnersBeforeTheyBuy(trx);
  await recordDecisions(trx, people.get('admin@milepost.example') ?? null);
  await addSubscribers(trx, now);
}

/** Learners registered two hours before their first order, and confirmed their email ten minutes later. */
async function registerLearnersBeforeTheyBuy(trx: Trx): Promise<void> {
  await sql`
    update users set created_at = first.at - interval '2 hours', verified_at = first.at - interval '110 minutes'
    from (select user_id, min(created_at) as at from orders group by user_id) first
    where first.user_id = users.id and users.role = 'user'
  `.execute(trx);
}

/** Every decided certificate and every approved course has an entry in the audit log. */
async function recordDecisions(trx: Trx, adminId: string | null): Promise<void> {
  await sql`
    insert into audit_log (at, actor_id, action, subject_type, subject_id, details)
    select coalesce(approved_at, rejected_at), ${adminId}::uuid,
      case status when 'approved' then 'certificate.approve' else 'certificate.reject' end,
      'certificate', id::text,
      jsonb_strip_nulls(jsonb_build_object('from', 'pending', 'to', status, 'reason', rejection_reason))
    from certificates where status <> 'pending'
    union all
    select created_at + interval '1 hour', ${adminId}::uuid, 'course.published', 'course', id::text,
      jsonb_build_object('title', title)
    from courses where is_public
  `.execute(trx);
}

async function addSubscribers(trx: Trx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const readers = learners.map(({ email }, index) => ({ email, subscribedAt: before(3 + index * 11) }));
  const gone = departures.map(({ reason, feedback }, index) => ({
    email: `former-reader-${index + 1}@people.example`,
    subscribedAt: before(200 - index * 20),
    unsubscribedAt: before(40 - index * 9),
    reason,
    feedback: feedback ?? null,
  }));
  await trx.insertInto('newsletterSubscribers').values(readers).execute();
  await trx.insertInto('newsletterSubscribers').values(gone).execute();
}
