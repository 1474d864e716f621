import { previewLimit } from '../../../contract/media/playback.ts';
import { members, type Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { notSignedIn } from '../../../platform/http/permission.ts';
import { addressSeconds, signMedia, watchable } from '../../media/index.server.ts';
import type { LectureMedia } from '../contract.ts';
import { type EnrolmentRow, findEnrolment, touchEnrolment } from '../enrolments/enrolments.server.ts';
import { isPreview } from '../enrolments/may-watch.server.ts';
import { oversees } from '../enrolments/oversees.server.ts';
import type { LearningDependencies } from '../enrolments/study-course.server.ts';
import { lecturesOf, locked, noLecture, notEnrolled } from './curriculum.server.ts';
import { notOpenYet } from './opening.server.ts';
import { unlockedLectures } from './progress.ts';

const nothingToPreview = failure(
  'learning.preview_too_short',
  403,
  'This lecture is too short for a preview.',
);

type What = { courseId: string; lectureId: string };

/**
 * Signed URLs of a lecture's video, captions and resources: for enrolled learners, the course's owner and
 * administrators. Anyone gets the free preview, without resources; its URL expires when the preview would end, and
 * opens no more of the video and its captions.
 * @throws 401 or 403 for anyone else, 403 locked or not open yet, 404 no such lecture in the course
 */
export async function openLectureMedia(
  ctx: Context,
  deps: Pick<LearningDependencies, 'isQuizDone'>,
  viewer: Viewer | null,
  what: What,
): Promise<LectureMedia> {
  const lecture = await findLecture(ctx.db, what);
  if (!lecture) throw noLecture();
  const kind = await accessKind(ctx, viewer, what);
  // A text has no length: its preview is all of it.
  const limitSeconds = kind === 'preview' && lecture.kind === 'video' ? previewLimit(lecture.duration) : null;
  const claim = {
    userId: viewer?._id ?? null,
    ...what,
    kind: kind === 'preview' ? kind : ('study' as const),
    ...(limitSeconds !== null && { limitSeconds }),
  };
  if (limitSeconds === 0) throw nothingToPreview();
  const lifetime = Math.floor(limitSeconds ?? addressSeconds(ctx));

  const sign = (assetId: string) => signMedia(ctx, { ...claim, assetId }, lifetime);
  const address = (assetId: string | null, contentType: string | null) =>
    assetId && contentType ? { url: sign(assetId).url, contentType } : null;
  const video = address(lecture.videoAssetId, lecture.videoType);
  const resources = kind === 'preview' ? [] : await resourcesOf(ctx.db, what.lectureId);
  return {
    kind,
    video: video && { ...video, state: watchable(lecture) },
    captions: address(lecture.captionsAssetId, lecture.captionsType),
    text: lecture.kind === 'text' ? lecture.body : null,
    quiz: await quizOf(ctx.db, deps, viewer, lecture.quizId),
    resources: resources.map(({ id, assetId, ...resource }) => ({
      _id: id,
      ...resource,
      url: sign(assetId).url,
    })),
    limitSeconds,
    lifetime,
    expiresAt: sign(what.lectureId).expiresAt,
  };
}

async function quizOf(
  db: Db,
  deps: Pick<LearningDependencies, 'isQuizDone'>,
  viewer: Viewer | null,
  quizId: string | null,
): Promise<LectureMedia['quiz']> {
  if (!viewer || !quizId) return null;
  return { _id: quizId, isDone: await deps.isQuizDone(db, viewer._id, quizId) };
}

/** The role in which the viewer may open the lecture; a learner's opening is recorded. */
async function accessKind(ctx: Context, viewer: Viewer | null, what: What): Promise<LectureMedia['kind']> {
  const member = members.allows(viewer) ? viewer : null;
  const enrolment = member && (await findEnrolment(ctx.db, member._id, what.courseId));
  if (enrolment) {
    await openAsLearner(ctx, enrolment, what);
    return 'study';
  }
  if (member && (await oversees(ctx.db, member._id, what.courseId))) return 'owner';
  if (await isPreview(ctx.db, what.courseId, what.lectureId)) return 'preview';
  throw viewer ? notEnrolled() : notSignedIn();
}

async function openAsLearner(ctx: Context, enrolment: EnrolmentRow, { lectureId }: What): Promise<void> {
  const lectures = await lecturesOf(ctx.db, enrolment, ctx.clock());
  if (lectures.find(({ id }) => id === lectureId)?.closedUntil) throw notOpenYet();
  if (!unlockedLectures(lectures, enrolment.completedAt !== null).has(lectureId)) throw locked();
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    await openLecture(trx, enrolment.id, lectureId, now);
    await touchEnrolment(trx, enrolment.id, lectureId, now);
  });
}

/** Records when a lecture was first opened; later calls change nothing. */
async function openLecture(trx: Trx, enrolmentId: string, lectureId: string, now: Date): Promise<void> {
  await trx
    .insertInto('lectureProgress')
    .values({ enrolmentId, lectureId, openedAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['enrolmentId', 'lectureId']).doNothing())
    .execute();
}

const findLecture = (db: Db, { courseId, lectureId }: What) =>
  db
    .selectFrom('lectures as l')
    .leftJoin('assets as video', 'video.id', 'l.videoAssetId')
    .leftJoin('assets as captions', 'captions.id', 'l.captionsAssetId')
    .select([
      'l.kind',
      'l.body',
      'l.quizId',
      'l.videoAssetId',
      'l.captionsAssetId',
      'l.durationSeconds as duration',
    ])
    .select(['video.processing', 'video.playableBy'])
    .select(['video.contentType as videoType', 'captions.contentType as captionsType'])
    .where('l.id', '=', lectureId)
    .where('l.courseId', '=', courseId)
    .executeTakeFirst();

const resourcesOf = (db: Db, lectureId: string) =>
  db
    .selectFrom('resources as r')
    .innerJoin('assets as a', 'a.id', 'r.assetId')
    .select([
      'r.id',
      'r.title',
      'r.assetId',
      'a.contentType as type',
      'a.bytes as size',
      'a.originalName as name',
    ])
    .where('r.lectureId', '=', lectureId)
    .orderBy('r.position')
    .execute();
