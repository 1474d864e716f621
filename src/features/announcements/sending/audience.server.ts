import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Audience, audiences, quietDays } from '../limits.ts';

/**
 * The learners of a course who have access now, with a confirmed and active account, and which audiences they are in.
 * Learners with a target date are behind if they have completed fewer lectures, rounded down, than an even pace from
 * enrolment to the end of that day requires. Others are behind if they have started, but opened no lecture for two weeks.
 */
const learnersOf = (courseId: string, now: Date): RawBuilder<unknown> => sql`
  select u.id, s.user_id is null as emails, true as "all", p.finished as completed,
    not p.finished and e.last_accessed_at is null as not_started,
    not p.finished and case
      when e.target_date is null then e.last_accessed_at < ${now}::timestamptz - make_interval(days => ${quietDays})
      else p.done < floor(p.total * least(1, extract(epoch from ${now}::timestamptz - e.enrolled_at) /
        greatest(1, extract(epoch from (e.target_date + 1)::timestamp at time zone 'UTC' - e.enrolled_at))))
      end as behind
  from enrolments e
  join users u on u.id = e.user_id and u.verified_at is not null and u.is_active and u.deleted_at is null
  left join course_email_stops s on s.user_id = e.user_id and s.course_id = e.course_id
  cross join (select count(*)::int as total from lectures where course_id = ${courseId}) c
  cross join lateral (
    select c.total, count(*)::int as done, e.completed_at is not null or (c.total > 0 and count(*) = c.total) as finished
    from lecture_progress p join lectures l on l.id = p.lecture_id and l.course_id = e.course_id
    where p.enrolment_id = e.id and p.completed_at is not null
  ) p
  where e.course_id = ${courseId} and e.ended_at is null and e.suspended_at is null`;

/** How many learners each audience has now, and how many of them would be emailed. */
export async function countAudiences(db: Db, courseId: string, now: Date) {
  const { rows } = await sql<{ name: Audience; recipients: number; emailed: number }>`
    select v.name, count(*)::int as recipients, count(*) filter (where l.emails)::int as emailed
    from (${learnersOf(courseId, now)}) l
    cross join lateral (values ${sql.join(audiences.map((name) => sql`(${sql.lit(name)}, l.${sql.id(name)})`))}) v (name, belongs)
    where v.belongs group by v.name`.execute(db);
  return audiences.map(
    (name) => rows.find((row) => row.name === name) ?? { name, recipients: 0, emailed: 0 },
  );
}

type Which = { id: string; courseId: string; audience: Audience };
export type Recipient = { name: string; email: string; userId: string; emailed: boolean };

/** Records and returns up to `limit` further recipients of an announcement. Nobody is returned twice. */
export async function takeRecipients(
  db: Db,
  { id, courseId, audience }: Which,
  limit: number,
  now: Date,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with taken as (
      insert into announcement_recipients (announcement_id, user_id, emailed)
      select ${id}::uuid, l.id, l.emails from (${learnersOf(courseId, now)}) l
      where l.${sql.id(audience)}
        and not exists (select from announcement_recipients r where r.announcement_id = ${id} and r.user_id = l.id)
      order by l.id limit ${limit}
      on conflict do nothing
      returning user_id, emailed
    )
    select u.id as "userId", u.name, u.email, t.emailed from taken t join users u on u.id = t.user_id order by u.id`.execute(
    db,
  );
  return rows;
}
