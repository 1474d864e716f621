import type { FieldColumns } from '../../../../contract/course/fields.ts';
import { columnOf, fieldNames } from '../../../../contract/course/fields.ts';
import { presentOpening } from '../../../../contract/course/opening.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import { readCurriculum } from '../../courses/read-curriculum.server.ts';
import type { CourseVersion, VersionLecture } from './version.ts';

/** Keeps the course as it is now as its approved version. The caller holds its lock. */
export async function keepApprovedVersion(trx: Trx, ctx: Context, courseId: string): Promise<void> {
  const approved = { approvedAt: ctx.clock(), version: JSON.stringify(await readVersion(trx, courseId)) };
  await trx
    .insertInto('approvedVersions')
    .values({ courseId, ...approved })
    .onConflict((kept) => kept.column('courseId').doUpdateSet(approved))
    .execute();
}

/** The last approved version and when it was approved; undefined for a course without one. */
export async function findApprovedVersion(
  db: Db,
  courseId: string,
): Promise<{ approvedAt: Date; version: CourseVersion } | undefined> {
  const row = await db
    .selectFrom('approvedVersions')
    .select(['approvedAt', 'version'])
    .where('courseId', '=', courseId)
    .executeTakeFirst();
  return row && { approvedAt: row.approvedAt, version: row.version as CourseVersion };
}

/** The course as it is now. */
export async function readVersion(db: Db, courseId: string): Promise<CourseVersion> {
  const course = await db
    .selectFrom('courses')
    .selectAll()
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  const columns = fieldNames.map((name) => [columnOf(name), course[columnOf(name)]]);
  return {
    fields: Object.fromEntries(columns) as FieldColumns,
    thumbnailAssetId: course.thumbnailAssetId,
    sections: await readSections(db, courseId),
  };
}

async function readSections(db: Db, courseId: string): Promise<CourseVersion['sections']> {
  const { sections, lectures, resources, assets } = await readCurriculum(db, courseId);
  const versionOf = (lecture: (typeof lectures)[number]): VersionLecture => {
    const video = assets.get(lecture.videoAssetId ?? '');
    return {
      id: lecture.id,
      title: lecture.title,
      kind: lecture.kind,
      isFreePreview: lecture.isFreePreview,
      practiceMinutes: lecture.practiceMinutes,
      opens: presentOpening(lecture),
      seconds: lecture.durationSeconds,
      video: video ? { id: video.id, name: video.originalName } : null,
      captionsId: lecture.captionsAssetId,
      body: lecture.body,
      quizId: lecture.quizId,
      resources: resources
        .filter(({ lectureId }) => lectureId === lecture.id)
        .map(({ assetId: id, title }) => ({ id, title })),
    };
  };
  return sections.map(({ id, title }) => ({
    id,
    title,
    lectures: lectures.filter(({ sectionId }) => sectionId === id).map(versionOf),
  }));
}
