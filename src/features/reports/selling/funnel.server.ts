import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type CourseFunnel, funnelDays } from '../contract.ts';

const dayMs = 86_400_000;
const coursesShown = 10;

/**
 * An instructor's most viewed public courses, with the views, previews, checkouts (people who placed an order) and
 * enrolments of the last 30 days.
 */
export async function funnelOf(db: Db, instructorId: string, now: Date): Promise<CourseFunnel[]> {
  const since = new Date(now.getTime() - funnelDays * dayMs);
  const { rows } = await sql<Omit<CourseFunnel, '_id'> & { id: string }>`
    select c.id, c.title, coalesce(v.views, 0)::int as views, coalesce(v.previews, 0)::int as previews,
      (select count(distinct user_id)::int from orders where course_id = c.id and created_at >= ${since}) as checkouts,
      (select count(*)::int from enrolments
        where course_id = c.id and enrolled_at >= ${since} and ended_at is null) as enrolments
    from courses c
    left join lateral (
      select sum(views) as views, sum(previews) as previews from course_visits
      where course_id = c.id and day >= ${since.toISOString().slice(0, 10)}
    ) v on true
    where c.instructor_id = ${instructorId} and c.is_public
    order by views desc, enrolments desc, c.title limit ${coursesShown}`.execute(db);
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}
