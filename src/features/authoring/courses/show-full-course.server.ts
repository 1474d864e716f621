import { presentOpening } from '../../../contract/course/opening.ts';
import { presenterFor } from '../../../contract/course/present-fields.ts';
import { pictureUrl } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import { type AssetRow, ownerUrl, presentProcessing } from '../../media/index.server.ts';
import type { FullCourse, FullLecture } from '../contract.ts';
import { courseNotFound } from '../failures.server.ts';
import type { CourseRow } from './courses.server.ts';
import { readCurriculum } from './read-curriculum.server.ts';

export type CountLearners = (db: Context['db'], courseId: string) => Promise<number>;

/**
 * A complete course, for its owner or an administrator.
 * @throws 404 when it does not exist or belongs to someone else
 */
export async function showFullCourse(
  ctx: Context,
  viewer: { _id: string; role: string },
  id: string,
  countLearners: CountLearners,
): Promise<FullCourse> {
  const course = await ctx.db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst();
  if (!course || (viewer.role !== 'admin' && course.instructorId !== viewer._id)) throw courseNotFound();
  const [sections, studentCount] = await Promise.all([
    showSections(ctx, course.id, viewer._id),
    countLearners(ctx.db, course.id),
  ]);
  return { ...presentCourse(course), studentCount, sections };
}

async function showSections(
  ctx: Context,
  courseId: string,
  viewerId: string,
): Promise<FullCourse['sections']> {
  const { sections, lectures, resources, assets } = await readCurriculum(ctx.db, courseId);
  const urlOf = (asset: AssetRow) => ownerUrl(ctx, asset, viewerId);
  const showLecture = (lecture: (typeof lectures)[number]): FullLecture => {
    const video = assets.get(lecture.videoAssetId ?? '');
    const captions = assets.get(lecture.captionsAssetId ?? '');
    return {
      _id: lecture.id,
      title: lecture.title,
      isFreePreview: lecture.isFreePreview,
      duration: lecture.durationSeconds,
      practiceMinutes: lecture.practiceMinutes,
      opens: presentOpening(lecture),
      kind: lecture.kind,
      body: lecture.body,
      quizId: lecture.quizId,
      video: video
        ? {
            url: urlOf(video),
            publicId: video.id,
            duration: lecture.durationSeconds,
            name: video.originalName,
            processing: presentProcessing(video),
          }
        : null,
      captions: captions ? { url: urlOf(captions), publicId: captions.id } : null,
      resources: resources.flatMap((resource) => {
        const asset = assets.get(resource.assetId);
        if (resource.lectureId !== lecture.id || !asset) return [];
        const { id: publicId, contentType: type, bytes: size } = asset;
        return [{ _id: resource.id, title: resource.title, type, size, url: urlOf(asset), publicId }];
      }),
    };
  };
  return sections.map(({ id, title, position }) => ({
    _id: id,
    title,
    position,
    lectures: lectures.filter((lecture) => lecture.sectionId === id).map(showLecture),
  }));
}

const presentFields = presenterFor('owner');

const presentCourse = (course: CourseRow): Omit<FullCourse, 'sections' | 'studentCount'> => ({
  _id: course.id,
  slug: course.slug,
  ...presentFields(course),
  thumbnail: course.thumbnailAssetId
    ? { url: pictureUrl(course.thumbnailAssetId), publicId: course.thumbnailAssetId }
    : null,
  instructor: { _id: course.instructorId, name: course.instructorName },
  status: course.status,
  isPublished: course.isPublished,
  isPublic: course.isPublic,
  reviewReason: course.reviewReason,
  totalLectures: course.totalLectures,
  totalHours: course.totalSeconds / 3600,
  version: course.version,
  createdAt: course.createdAt.toISOString(),
  updatedAt: course.updatedAt.toISOString(),
});
