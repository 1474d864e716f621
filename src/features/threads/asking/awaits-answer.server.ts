import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';

/**
 * Recalculates whether a question awaits an answer, after one of its answers was deleted, hidden, shown again or is no
 * longer accepted. Only answers that everyone can see count. The question awaits none if an answer was accepted, if the
 * instructor or an administrator asked it, or if one of them has answered since its author last replied.
 */
export async function updateAwaitsAnswer(trx: Trx, threadId: string): Promise<void> {
  await sql`
    with asked as (
      select t.id, t.author_id, c.instructor_id from threads t join courses c on c.id = t.course_id where t.id = ${threadId}
    ), teaching as (
      select u.id from users u, asked where u.id = asked.instructor_id or u.role = 'admin'
    ), answers as (
      select p.author_id, p.created_at from posts p, asked
      where p.thread_id = asked.id and not p.held and p.hidden_at is null
    ), taught as (
      select min(created_at) as first, max(created_at) as last from answers where author_id in (select id from teaching)
    )
    update threads t set
      first_answered_at = taught.first,
      awaits_answer = t.accepted_post_id is null and t.author_id not in (select id from teaching) and coalesce(
        taught.last < (select max(a.created_at) from answers a where a.author_id = t.author_id), taught.last is null)
    from taught where t.id = ${threadId}`.execute(trx);
}
