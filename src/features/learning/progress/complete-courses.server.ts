import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { handleEach } from '../../../platform/jobs/handle-each.ts';
import type { LearningDependencies } from '../enrolments/study-course.server.ts';
import { holdCourse } from './complete-lecture.server.ts';
import { progressThrough } from './progress.ts';

/**
 * Completes courses for learners who have completed every lecture that is left, because the others were removed.
 * @param courseId the only course to check; null for every course
 */
export async function completeCourses(
  ctx: Context,
  deps: Pick<LearningDependencies, 'courseCompleted'>,
  courseId: string | null,
): Promise<void> {
  await handleEach(ctx.log, 'complete a course', await findDue(ctx.db, courseId), (one) =>
    ctx.db.transaction().execute(async (trx) => {
      const held = await holdCourse(trx, one.userId, one.courseId, ctx.clock());
      if (!held || held.enrolment.completedAt || !progressThrough(held.lectures, false).completed) return;
      await trx
        .updateTable('enrolments')
        .set({ completedAt: ctx.clock() })
        .where('id', '=', held.enrolment.id)
        .execute();
      await deps.courseCompleted(trx, { ...one, appUrl: ctx.settings.appUrl });
    }),
  );
}

async function findDue(db: Db, courseId: string | null): Promise<{ userId: string; courseId: string }[]> {
  const { rows } = await sql<{ userId: string; courseId: string }>`
    select e.user_id as "userId", e.course_id as "courseId" from enrolments e
    where e.completed_at is null and e.ended_at is null and e.suspended_at is null
      and (${courseId}::uuid is null or e.course_id = ${courseId})
      and exists (select from lectures l where l.course_id = e.course_id)
      and not exists (select from lectures l where l.course_id = e.course_id
        and not exists (select from lecture_progress p
          where p.enrolment_id = e.id and p.lecture_id = l.id and p.completed_at is not null))`.execute(db);
  return rows;
}
