import type { Db, Trx } from '../../../platform/database/database.ts';

/** The last second of a lecture that something can be attached to; undefined if the course has no such lecture. */
export async function lastSecondOf(
  db: Db | Trx,
  courseId: string,
  lectureId: string,
): Promise<number | undefined> {
  const lecture = await db
    .selectFrom('lectures')
    .select('durationSeconds')
    .where('id', '=', lectureId)
    .where('courseId', '=', courseId)
    .executeTakeFirst();
  return lecture && Math.ceil(lecture.durationSeconds);
}
