import { pictureUrl } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { countResources } from '../../catalogue/index.server.ts';
import type { Study, StudyLecture } from '../contract.ts';
import { type LectureRow, lecturesOf, requireEnrolment } from '../progress/curriculum.server.ts';
import { nextLecture, progressThrough, unlockedLectures } from '../progress/progress.ts';
import { certificateState, type KnownCertificate, type MissingExam } from './certificate-state.ts';
import type { EnrolmentKey, EnrolmentRow } from './enrolments.server.ts';

/** What learning needs from later features. */
export type LearningDependencies = {
  /** Runs in the transaction that completes a course. */
  courseCompleted: (trx: Trx, where: { userId: string; courseId: string; appUrl: string }) => Promise<void>;
  hasQuizzes: (db: Db, courseId: string) => Promise<boolean>;
  /** Whether a learner has passed a quiz, or submitted it if it has no pass mark. */
  isQuizDone: (db: Db, userId: string, quizId: string) => Promise<boolean>;
  /** By course, an exam in which the learner still lacks the score that the certificate requires. */
  missingExams: (db: Db, userId: string, courseIds: string[]) => Promise<Map<string, MissingExam>>;
  nextSession: (db: Db, courseId: string, now: Date) => Promise<{ title: string; startsAt: string } | null>;
  unreadAnnouncements: (db: Db, whose: EnrolmentKey) => Promise<number>;
  /** The ids of the courses for which a learner has requested a certificate. */
  certifiedCourses: (db: Db, userId: string) => Promise<string[]>;
  /** A learner's certificates, by course id. */
  certificatesOf: (db: Db, userId: string, courseIds: string[]) => Promise<Map<string, KnownCertificate>>;
};

/** The learner's progress. @throws 403 not enrolled */
export async function courseProgress(
  ctx: Context,
  userId: string,
  courseId: string,
): Promise<Study['progress']> {
  const enrolment = await requireEnrolment(ctx.db, userId, courseId);
  return presentProgress(enrolment, await lecturesOf(ctx.db, enrolment, ctx.clock()));
}

/** Everything the player needs to start. @throws 403 not enrolled */
export async function studyCourse(
  ctx: Context,
  deps: LearningDependencies,
  userId: string,
  courseId: string,
): Promise<Study> {
  const enrolment = await requireEnrolment(ctx.db, userId, courseId);
  const [course, lectures, resources, certificates, hasQuizzes, exams, unreadAnnouncements, nextLiveSession] =
    await Promise.all([
      ctx.db.selectFrom('courses').selectAll().where('id', '=', courseId).executeTakeFirstOrThrow(),
      lecturesOf(ctx.db, enrolment, ctx.clock()),
      countResources(ctx.db, courseId),
      deps.certificatesOf(ctx.db, userId, [courseId]),
      deps.hasQuizzes(ctx.db, courseId),
      deps.missingExams(ctx.db, userId, [courseId]),
      deps.unreadAnnouncements(ctx.db, { userId, courseId }),
      deps.nextSession(ctx.db, courseId, ctx.clock()),
    ]);
  const progress = presentProgress(enrolment, lectures);
  return {
    course: {
      _id: course.id,
      slug: course.slug,
      title: course.title,
      subtitle: course.subtitle,
      category: course.category,
      instructor: { _id: course.instructorId, name: course.instructorName },
      thumbnail: course.thumbnailAssetId ? { url: pictureUrl(course.thumbnailAssetId) } : null,
      hasCommunity: course.communityLink !== null,
      hasQuizzes,
    },
    sections: bySection(lectures, resources, progress.completed),
    progress,
    currentLecture: currentLecture(enrolment, lectures, progress.completed),
    certificate: certificateState(course, progress.progress, certificates.get(courseId), exams.get(courseId)),
    unreadAnnouncements,
    nextLiveSession,
    welcomeMessage: enrolment.welcomedAt ? null : course.welcomeMessage || null,
    enrolledAt: enrolment.enrolledAt.toISOString(),
  };
}

function presentProgress(enrolment: EnrolmentRow, lectures: LectureRow[]): Study['progress'] {
  const { percent, completed, completedLectures } = progressThrough(lectures, enrolment.completedAt !== null);
  const lastAccessed = enrolment.lastAccessedAt?.toISOString() ?? null;
  return { completedLectures, progress: percent, progressPercentage: percent, completed, lastAccessed };
}

function bySection(
  lectures: LectureRow[],
  resources: Map<string, number>,
  finished: boolean,
): Study['sections'] {
  const unlocked = unlockedLectures(lectures, finished);
  const sections = new Map<string, Study['sections'][number]>();
  for (const lecture of lectures) {
    const section = sections.get(lecture.sectionId) ?? {
      _id: lecture.sectionId,
      title: lecture.sectionTitle,
      lectures: [],
    };
    const locked = !unlocked.has(lecture.id);
    section.lectures.push({ ...presentLecture(lecture, locked), resources: resources.get(lecture.id) ?? 0 });
    sections.set(lecture.sectionId, section);
  }
  return [...sections.values()];
}

const presentLecture = (lecture: LectureRow, locked: boolean): Omit<StudyLecture, 'resources'> => ({
  _id: lecture.id,
  title: lecture.title,
  duration: lecture.duration,
  kind: lecture.kind,
  hasVideo: lecture.videoAssetId !== null,
  isFreePreview: lecture.isFreePreview,
  locked,
  opensAt: lecture.closedUntil?.toISOString() ?? null,
  completed: lecture.completed,
  position: lecture.position,
  percent: lecture.percent,
});

/** The lecture last opened; if it is locked, or completed in an unfinished course, the one to continue with. */
function currentLecture(enrolment: EnrolmentRow, lectures: LectureRow[], finished: boolean): string | null {
  const last = lectures.find(({ id }) => id === enrolment.lastLectureId);
  const isOpen = last && unlockedLectures(lectures, finished).has(last.id);
  return isOpen && (!last.completed || finished) ? last.id : nextLecture(lectures, finished);
}

/** Records that the learner has seen the welcome message. @throws 403 not enrolled */
export async function markWelcomed(ctx: Context, userId: string, courseId: string): Promise<void> {
  const { id } = await requireEnrolment(ctx.db, userId, courseId);
  await ctx.db
    .updateTable('enrolments')
    .set({ welcomedAt: ctx.clock() })
    .where('id', '=', id)
    .where('welcomedAt', 'is', null)
    .execute();
}
