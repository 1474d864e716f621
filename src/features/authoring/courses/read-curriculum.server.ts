import type { Db } from '../../../platform/database/database.ts';
import { findAssets } from '../../media/index.server.ts';
import { usedAssets } from './saving/course-assets.server.ts';

/** The rows of a course’s sections, lectures and resources, each in order, and the files they use by id. */
export async function readCurriculum(db: Db, courseId: string) {
  const sections = await db
    .selectFrom('sections')
    .select(['id', 'title', 'position'])
    .where('courseId', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const lectures = await db
    .selectFrom('lectures')
    .selectAll()
    .where('courseId', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const resources = await db
    .selectFrom('resources')
    .innerJoin('lectures', 'lectures.id', 'resources.lectureId')
    .selectAll('resources')
    .where('lectures.courseId', '=', courseId)
    .orderBy('resources.position')
    .execute();
  return {
    sections,
    lectures,
    resources,
    assets: await findAssets(db, [...(await usedAssets(db, courseId))]),
  };
}
