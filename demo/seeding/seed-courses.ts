import { join } from 'node:path';
import type { FieldColumn, FieldColumns } from '../../src/contract/course/fields.ts';
import {
  type CourseDraft,
  createCourse,
  type LectureDraft,
  newCourseColumns,
} from '../../src/features/authoring/index.server.ts';
import { storeFile } from '../../src/features/media/index.server.ts';
import type { Context } from '../../src/platform/context.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import { courses, instructors } from '../catalogue/index.ts';
import type { DemoCourse, DemoLecture, DemoMedia } from '../types.ts';

type Manifest = Record<string, DemoMedia>;
const day = 86_400_000;

/**
 * Adds every demo course through the product's own authoring code, so that it follows the same rules as any other.
 * @returns the courses' ids by their slug in the demo
 */
export async function addCourses(
  trx: Trx,
  ctx: Context,
  people: Map<string, string>,
  media: Manifest,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const course of courses) {
    const instructor = instructors.find(({ key }) => key === course.instructor);
    const id = instructor && people.get(instructor.email);
    if (!instructor || !id) throw new Error(`The demo course ${course.slug} has no instructor.`);
    const draft = await draftOf(trx, ctx, course, id, media);
    const made = await createCourse(trx, ctx, { id, name: instructor.name }, draft, beginningOf(ctx, course));
    ids.set(course.slug, made.id);
  }
  return ids;
}

function beginningOf(ctx: Context, course: DemoCourse) {
  const createdAt = new Date(ctx.clock().getTime() - course.createdDaysAgo * day);
  return { createdAt, status: course.status ?? ('published' as const), isPublished: true };
}

async function draftOf(
  trx: Trx,
  ctx: Context,
  course: DemoCourse,
  ownerId: string,
  media: Manifest,
): Promise<CourseDraft> {
  const store = (path: string, kind: 'image' | 'video' | 'raw') =>
    storeFile(
      ctx,
      { path: join('demo', path), kind, ownerId, originalName: path.split('/').at(-1) ?? path, keep: true },
      trx,
    );
  const lectureOf = async (lecture: DemoLecture): Promise<LectureDraft> => {
    const files = media[`${course.slug}/${lecture.slug}`];
    if (!files)
      throw new Error(
        `The lecture ${course.slug}/${lecture.slug} has no media. Run node demo/make/films/videos.ts`,
      );
    const resources = [];
    for (const { title, file } of lecture.resources ?? []) {
      resources.push({ title, assetId: (await store(`resources/${file}`, 'raw')).id });
    }
    return {
      title: lecture.title,
      isFreePreview: lecture.isFreePreview ?? false,
      videoAssetId: (await store(`media/${files.video}`, 'video')).id,
      captionsAssetId: (await store(`media/${files.captions}`, 'raw')).id,
      resources,
    };
  };
  const sections = [];
  for (const section of course.sections) {
    const lectures = [];
    for (const lecture of section.lectures) lectures.push(await lectureOf(lecture));
    sections.push({ title: section.title, lectures });
  }
  const thumbnail = await store(`media/thumbnails/${course.slug}.webp`, 'image');
  return { ...fieldsOf(course), thumbnailAssetId: thumbnail.id, sections };
}

const fieldsOf = (course: DemoCourse): FieldColumns =>
  Object.fromEntries(
    Object.entries(newCourseColumns).map(([column, initial]) => [
      column,
      course[column as FieldColumn] ?? initial,
    ]),
  ) as FieldColumns;
