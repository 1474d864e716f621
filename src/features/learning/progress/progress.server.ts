import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { percentOf } from './progress.ts';

/** The learner's progress for each of these enrolments, by enrolment id. `completedLectures` counts them. */
export async function progressOfEnrolments(
  db: Db,
  enrolmentIds: string[],
): Promise<Map<string, CountedProgress>> {
  if (enrolmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enrolments as e')
    .leftJoin('lectures as l', 'l.courseId', 'e.courseId')
    .leftJoin('lectureProgress as p', (join) =>
      join.onRef('p.lectureId', '=', 'l.id').onRef('p.enrolmentId', '=', 'e.id'),
    )
    .select(['e.id', 'e.completedAt'])
    .select(sql<number>`count(l.id)::int`.as('total'))
    .select(sql<number>`count(p.completed_at)::int`.as('done'))
    .where('e.id', 'in', enrolmentIds)
    .groupBy(['e.id', 'e.completedAt'])
    .execute();
  return new Map(rows.map(({ id, completedAt, done, total }) => [id, counted(completedAt, done, total)]));
}

type CountedProgress = { completedLectures: number; progress: number; completed: boolean };

function counted(completedAt: Date | null, done: number, total: number): CountedProgress {
  const progress = completedAt ? 100 : percentOf(done, total);
  return { completedLectures: done, progress, completed: progress === 100 };
}

/**
 * A learner's progress in a course: whole percent 0–100, whether it is finished, and lectures completed out of all.
 * @returns null if not currently enrolled
 */
export async function progressOf(
  db: Db,
  userId: string,
  courseId: string,
): Promise<{ percent: number; completed: boolean; done: number; total: number } | null> {
  const row = await db
    .selectFrom('enrolments as e')
    .select((e) => [
      'e.completedAt',
      e
        .selectFrom('lectures as l')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('l.courseId', '=', 'e.courseId')
        .as('total'),
      e
        .selectFrom('lectureProgress as p')
        .innerJoin('lectures as l', 'l.id', 'p.lectureId')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('p.enrolmentId', '=', 'e.id')
        .whereRef('l.courseId', '=', 'e.courseId')
        .where('p.completedAt', 'is not', null)
        .as('done'),
    ])
    .where('e.userId', '=', userId)
    .where('e.courseId', '=', courseId)
    .where('e.endedAt', 'is', null)
    .where('e.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const [done, total] = [row.done ?? 0, row.total ?? 0];
  const percent = row.completedAt ? 100 : percentOf(done, total);
  return { percent, completed: percent === 100, done, total };
}
