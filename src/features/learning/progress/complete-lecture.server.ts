import { isWatched } from '../../../contract/playback.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failure.ts';
import { type EnrolmentRow, findEnrolment } from '../enrolments/enrolments.server.ts';
import type { Questions } from '../enrolments/study-course.server.ts';
import { type LectureRow, lecturesOf, locked, noLecture, notEnrolled } from './curriculum.server.ts';
import { type CourseProgress, progressThrough, unlockedLectures } from './progress.ts';

const notWatched = failure(
  'learning.not_watched',
  409,
  'Please watch the lecture to its end before you mark it as completed.',
);

/**
 * Marks a lecture as completed; the last one completes the course. Idempotent.
 * @throws 403 not enrolled or locked, 404 no such lecture in the course, 409 not watched to the end
 */
export async function completeLecture(
  ctx: Context,
  ask: Pick<Questions, 'courseCompleted'>,
  userId: string,
  { courseId, lectureId }: { courseId: string; lectureId: string },
): Promise<CourseProgress> {
  return ctx.db.transaction().execute(async (trx) => {
    const enrolment = await holdEnrolment(trx, userId, courseId);
    const lectures = await lecturesOf(trx, courseId, enrolment.id);
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (!lecture) throw noLecture();
    if (!lecture.completed) {
      mayComplete(lecture, unlockedLectures(lectures, enrolment.completedAt !== null));
      await markCompleted(trx, enrolment.id, lectureId, ctx.clock());
      lecture.completed = true;
    }
    const progress = progressThrough(lectures, enrolment.completedAt !== null);
    await recordProgress(trx, enrolment, lectureId, progress, ctx.clock());
    if (progress.completed && !enrolment.completedAt)
      await ask.courseCompleted(trx, { userId, courseId, appUrl: ctx.settings.appUrl });
    return progress;
  });
}

/** Serialises completions of one learner in one course, so that the last one sees all the others. */
async function holdEnrolment(trx: Trx, userId: string, courseId: string): Promise<EnrolmentRow> {
  await trx
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .forUpdate()
    .execute();
  const enrolment = await findEnrolment(trx, userId, courseId);
  if (!enrolment) throw notEnrolled();
  return enrolment;
}

function mayComplete(lecture: LectureRow, unlocked: Set<string>): void {
  if (!unlocked.has(lecture.id)) throw locked();
  if (lecture.videoAssetId && !isWatched(lecture.percent, lecture.duration)) throw notWatched();
}

async function markCompleted(trx: Trx, enrolmentId: string, lectureId: string, now: Date): Promise<void> {
  await trx
    .insertInto('lectureProgress')
    .values({ enrolmentId, lectureId, openedAt: now, completedAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['enrolmentId', 'lectureId']).doUpdateSet({ completedAt: now, updatedAt: now }),
    )
    .execute();
}

async function recordProgress(
  trx: Trx,
  enrolment: EnrolmentRow,
  lectureId: string,
  progress: CourseProgress,
  now: Date,
): Promise<void> {
  const completedAt = progress.completed ? (enrolment.completedAt ?? now) : null;
  await trx
    .updateTable('enrolments')
    .set({ completedAt, lastAccessedAt: now, lastLectureId: lectureId })
    .where('id', '=', enrolment.id)
    .execute();
}
