import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { CourseFunnel } from '../contract.ts';
import { stepsOf } from '../periods.ts';

const coursesShown = 10;

/**
 * An instructor's most viewed public courses, with the views, previews, checkouts (people who placed an order, also of
 * a bundle or as a gift) and enrolments of the last 30 days, in UTC with today as the last, as in the trends.
 */
export async function funnelOf(db: Db, instructorId: string, now: Date): Promise<CourseFunnel[]> {
  const [since = now] = stepsOf('30d', now);
  const { rows } = await sql<Omit<CourseFunnel, '_id'> & { id: string }>`
    select c.id, c.title, coalesce(v.views, 0)::int as views, coalesce(v.previews, 0)::int as previews,
      (select count(distinct line.user_id)::int from order_lines line join orders on orders.id = line.order_id
        where line.course_id = c.id and orders.created_at >= ${since}) as checkouts,
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
