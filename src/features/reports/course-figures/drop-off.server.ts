import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { DropOff } from '../contract.ts';

type Row = { id: string; title: string; furthest: number };

/**
 * For each lecture of a course, how many current learners have opened it or a later one. For the first lecture this may
 * be fewer than all learners, because some have not started.
 */
export async function dropOffOf(db: Db, courseId: string): Promise<DropOff> {
  const [{ rows }, learners] = await Promise.all([
    sql<Row>`
      with ordered as (
        select l.id, l.title, row_number() over (order by s.position, l.position) as place
        from lectures l join sections s on s.id = l.section_id where l.course_id = ${courseId}
      ), furthest as (
        select max(o.place) as place from enrolments e
        join lecture_progress p on p.enrolment_id = e.id
        join ordered o on o.id = p.lecture_id
        where e.course_id = ${courseId} and e.ended_at is null group by e.id
      ), ends as (select place, count(*)::int as furthest from furthest group by place)
      select o.id, o.title, coalesce(ends.furthest, 0) as furthest
      from ordered o left join ends using (place) order by o.place`.execute(db),
    db
      .selectFrom('enrolments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('courseId', '=', courseId)
      .where('endedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  let reached = 0;
  const lectures = rows.toReversed().map(({ id, title, furthest }) => {
    reached += furthest;
    return { _id: id, title, reached };
  });
  return { learners: learners.count, lectures: lectures.toReversed() };
}
