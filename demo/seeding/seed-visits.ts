import { sql } from 'kysely';
import type { Trx } from '../../src/platform/database/database.ts';

const days = 30;

/**
 * Adds visits to the courses in the catalogue over the last 30 days: more for popular courses, fewer at weekends.
 * Without them, the funnel would show checkouts but no visits.
 */
export async function addVisits(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into course_visits (course_id, day, views, previews)
    select id, day, views, floor(views * share)::int
    from (
      select c.id, d::date as day,
        case when extract(isodow from d) > 5 then 0.6 else 1 end
          * (3 + 2 * (select count(*) from orders o where o.course_id = c.id) + mod(abs(hashtext(c.slug || d::date)), 5)) as wanted,
        0.3 + mod(abs(hashtext(c.slug)), 25) / 100.0 as share
      from courses c
      cross join generate_series(${now}::timestamptz - make_interval(days => ${days - 1}), ${now}::timestamptz, interval '1 day') as d
      where c.is_public
    ) visited
    cross join lateral (select round(wanted)::int as views) as whole`.execute(trx);
}
