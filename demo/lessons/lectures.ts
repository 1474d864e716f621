import type { Trx } from '../../src/platform/database/database.ts';
import type { DemoLecture } from '../types.ts';

/** The whole narration of a lecture, as it is spoken. */
export function narrationOf(lecture: DemoLecture): string[] {
  return lecture.scenes.flatMap(({ narration }) => narration);
}

/** The ids of a course's lectures by their titles. */
export async function lectureIdsOf(trx: Trx, courseId: string): Promise<Map<string, string>> {
  const lectures = await trx
    .selectFrom('lectures')
    .select(['id', 'title'])
    .where('courseId', '=', courseId)
    .execute();
  return new Map(lectures.map(({ id, title }) => [title, id]));
}
