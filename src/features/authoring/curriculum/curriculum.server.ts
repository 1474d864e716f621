import { sql } from 'kysely';
import type { Opening } from '../../../contract/course/opening.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { LectureDraft, ResourceDraft, SectionDraft } from '../draft/draft.ts';
import { startOfDay } from './start-of-day.ts';

/**
 * Updates a course's curriculum from the draft, in its order. Parts with an id are kept, with learners' progress in
 * them; parts missing from the draft are deleted.
 * @param seconds of each video, by asset id
 */
export async function writeCurriculum(
  db: Db,
  courseId: string,
  sections: SectionDraft[],
  seconds: ReadonlyMap<string, number>,
): Promise<void> {
  await db.updateTable('lectures').set({ isFreePreview: false }).where('courseId', '=', courseId).execute();
  const sectionIds: string[] = [];
  const lectureIds: string[] = [];
  for (const [position, section] of sections.entries()) {
    const sectionId = await writeSection(db, courseId, section, position);
    sectionIds.push(sectionId);
    for (const [place, lecture] of section.lectures.entries()) {
      lectureIds.push(await writeLecture(db, { courseId, sectionId, position: place }, lecture, seconds));
    }
  }
  await deleteOthers(db, 'lectures', courseId, lectureIds);
  await deleteOthers(db, 'sections', courseId, sectionIds);
  await sumUpPractice(db, courseId);
}

/** Stores the total time for the exercises of a course's lectures, which is part of its learning time. */
async function sumUpPractice(db: Db, courseId: string): Promise<void> {
  const practice = db
    .selectFrom('lectures')
    .select(sql<number>`coalesce(sum(practice_minutes), 0)::integer`.as('minutes'))
    .where('courseId', '=', courseId);
  await db
    .updateTable('courses')
    .set({ practiceMinutes: practice })
    .where('id', '=', courseId)
    .where('practiceMinutes', '!=', practice)
    .execute();
}

async function writeSection(
  db: Db,
  courseId: string,
  section: SectionDraft,
  position: number,
): Promise<string> {
  const values = { title: section.title, position };
  const row = section.id
    ? await db
        .updateTable('sections')
        .set(values)
        .where('id', '=', section.id)
        .where('courseId', '=', courseId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (row) return row.id;
  const added = await db
    .insertInto('sections')
    .values({ courseId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

type Place = { courseId: string; sectionId: string; position: number };

async function writeLecture(
  db: Db,
  place: Place,
  lecture: LectureDraft,
  seconds: ReadonlyMap<string, number>,
): Promise<string> {
  const values = {
    ...place,
    title: lecture.title,
    isFreePreview: lecture.isFreePreview,
    kind: lecture.kind ?? ('video' as const),
    videoAssetId: lecture.videoAssetId,
    body: lecture.body ?? '',
    quizId: lecture.quizId ?? null,
    durationSeconds: (lecture.videoAssetId && seconds.get(lecture.videoAssetId)) || 0,
    ...(lecture.opens !== undefined && openingColumns(lecture.opens)),
    ...(lecture.practiceMinutes !== undefined && { practiceMinutes: lecture.practiceMinutes }),
    ...(lecture.captionsAssetId !== undefined && { captionsAssetId: lecture.captionsAssetId }),
  };
  const row = lecture.id
    ? await db
        .updateTable('lectures')
        .set(values)
        .where('id', '=', lecture.id)
        .where('courseId', '=', place.courseId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  const { id } =
    row ?? (await db.insertInto('lectures').values(values).returning('id').executeTakeFirstOrThrow());
  if (lecture.resources) await writeResources(db, id, lecture.resources);
  return id;
}

function openingColumns(opens: Opening | null) {
  const on = opens && 'on' in opens ? opens : null;
  return {
    opensAfterDays: opens && 'afterDays' in opens ? opens.afterDays : null,
    opensOn: on?.on ?? null,
    opensZone: on?.timeZone ?? null,
    opensAt: on && startOfDay(on.on, on.timeZone),
  };
}

async function writeResources(db: Db, lectureId: string, resources: ResourceDraft[]): Promise<void> {
  await db.deleteFrom('resources').where('lectureId', '=', lectureId).execute();
  if (resources.length === 0) return;
  await db
    .insertInto('resources')
    .values(resources.map(({ title, assetId }, position) => ({ lectureId, title, assetId, position })))
    .execute();
}

async function deleteOthers(
  db: Db,
  table: 'lectures' | 'sections',
  courseId: string,
  ids: string[],
): Promise<void> {
  let query = db.deleteFrom(table).where('courseId', '=', courseId);
  if (ids.length > 0) query = query.where('id', 'not in', ids);
  await query.execute();
}
