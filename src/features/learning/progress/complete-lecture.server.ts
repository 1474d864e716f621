import { isWatched } from '../../../contract/media/playback.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { type EnrolmentRow, findEnrolment } from '../enrolments/enrolments.server.ts';
import { lockEnrolment } from '../enrolments/lock-enrolment.server.ts';
import type { LearningDependencies } from '../enrolments/study-course.server.ts';
import { type LectureRow, lecturesOf, locked, noLecture, notEnrolled } from './curriculum.server.ts';
import { notOpenYet } from './opening.server.ts';
import { type CourseProgress, progressThrough, unlockedLectures } from './progress.ts';

const notWatched = failure(
  'learning.not_watched',
  409,
  'Please watch the lecture to the end before you mark it as completed.',
);

const notRead = failure(
  'learning.not_read',
  409,
  'Please open the lecture and read it to the end before you mark it as completed.',
);
const notPassed = failure(
  'learning.quiz_not_passed',
  409,
  'Please pass this lecture’s quiz first, or submit it if it has no pass mark.',
);

/**
 * Marks a lecture as completed; the last one completes the course. Idempotent.
 * @throws 403 not enrolled, locked or not open yet, 404 no such lecture in the course, 409 not watched or read to the
 * end, quiz not passed
 */
export async function completeLecture(
  ctx: Context,
  deps: Pick<LearningDependencies, 'courseCompleted' | 'isQuizDone'>,
  userId: string,
  { courseId, lectureId }: { courseId: string; lectureId: string },
): Promise<CourseProgress> {
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdCourse(trx, userId, courseId, ctx.clock());
    if (!held) throw notEnrolled();
    const lecture = held.lectures.find(({ id }) => id === lectureId);
    if (!lecture) throw noLecture();
    if (!lecture.completed) {
      if (lecture.closedUntil) throw notOpenYet();
      if (!unlockedLectures(held.lectures, held.enrolment.completedAt !== null).has(lecture.id))
        throw locked();
      await requireDone(trx, deps, userId, lecture);
    }
    return complete(ctx, deps, trx, held, lecture);
  });
}

/**
 * Completes the unlocked lectures that have this quiz, in the transaction that scores it. Does nothing for a user who
 * is not enrolled.
 */
export async function completeQuizLectures(
  ctx: Context,
  deps: Pick<LearningDependencies, 'courseCompleted'>,
  trx: Trx,
  { userId, courseId, quizId }: { userId: string; courseId: string; quizId: string },
): Promise<void> {
  const held = await holdCourse(trx, userId, courseId, ctx.clock());
  if (!held) return;
  const unlocked = unlockedLectures(held.lectures, held.enrolment.completedAt !== null);
  for (const lecture of held.lectures)
    if (lecture.quizId === quizId && !lecture.completed && unlocked.has(lecture.id))
      await complete(ctx, deps, trx, held, lecture);
}

type Held = { enrolment: EnrolmentRow; lectures: LectureRow[] };

async function complete(
  ctx: Context,
  deps: Pick<LearningDependencies, 'courseCompleted'>,
  trx: Trx,
  { enrolment, lectures }: Held,
  lecture: LectureRow,
): Promise<CourseProgress> {
  const { userId, courseId } = enrolment;
  if (!lecture.completed) await markCompleted(trx, enrolment.id, lecture.id, ctx.clock());
  lecture.completed = true;
  const progress = progressThrough(lectures, enrolment.completedAt !== null);
  await recordProgress(trx, enrolment, lecture.id, progress, ctx.clock());
  if (progress.completed && !enrolment.completedAt)
    await deps.courseCompleted(trx, { userId, courseId, appUrl: ctx.settings.appUrl });
  return progress;
}

async function requireDone(
  trx: Trx,
  deps: Pick<LearningDependencies, 'isQuizDone'>,
  userId: string,
  lecture: LectureRow,
): Promise<void> {
  if (lecture.kind === 'text' && !lecture.openedAt) throw notRead();
  if (lecture.quizId && !(await deps.isQuizDone(trx, userId, lecture.quizId))) throw notPassed();
  if (lecture.videoAssetId && !isWatched(lecture.percent, lecture.duration)) throw notWatched();
}

/**
 * The locked enrolment and its lectures. Completions wait for one another, so that the last one sees all the others.
 */
export async function holdCourse(
  trx: Trx,
  userId: string,
  courseId: string,
  now: Date,
): Promise<Held | null> {
  await lockEnrolment(trx, userId, courseId);
  const enrolment = await findEnrolment(trx, userId, courseId);
  return enrolment ? { enrolment, lectures: await lecturesOf(trx, enrolment, now) } : null;
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
