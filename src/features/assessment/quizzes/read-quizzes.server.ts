import { type Selectable, sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { revisionOf } from '../../../platform/crypto/revision.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { quizOpenings } from '../../learning/index.server.ts';
import { type CourseRef, requireMembership, requireTeaching } from '../access.server.ts';
import type { EditedQuiz, Quiz, QuizList } from '../contract.ts';
import { noQuiz } from '../failures.server.ts';
import { nextStart } from '../rules/attempt.ts';
import { percentOf } from '../rules/score.ts';
import { extraAttempts } from './extra-attempts.server.ts';
import { inCurriculum } from './quiz-done.server.ts';

/** `isRequired`: the quiz is in the curriculum, and the lectures after it open once it is passed. */
export type QuizRow = Selectable<Tables['quizzes']> & { isRequired: boolean };
type AttemptRow = Selectable<Tables['attempts']>;
type Reading = Pick<Context, 'db' | 'clock'>;

/**
 * The quizzes of a course in their order, with the viewer's own attempts. Learners see a hidden quiz only if it is in
 * the curriculum.
 * @throws 403
 */
export async function listQuizzes(
  { db, clock }: Reading,
  viewer: Viewer,
  courseId: string,
): Promise<QuizList> {
  const { course, teaches } = await requireMembership(db, viewer, courseId);
  const rows = await db
    .selectFrom('quizzes')
    .selectAll('quizzes')
    .select(inCurriculum.as('isRequired'))
    .where('courseId', '=', courseId)
    .$if(!teaches, (q) => q.where((is) => is.or([is('isPublished', '=', true), inCurriculum])))
    .orderBy('position')
    .orderBy('createdAt')
    .execute();
  const attempts = await attemptsAt(db, viewer, rows);
  const now = clock();
  const openings = await quizOpenings(db, viewer._id, courseId, now);
  const extra = await extraAttempts(
    db,
    viewer._id,
    rows.map(({ id }) => id),
  );
  const quizzes = rows.map((row) =>
    present(row, course, attempts, { now, opensAt: openings.get(row.id), extra: extra.get(row.id) }),
  );
  return { quizzes, course, mayEdit: teaches };
}

/** A quiz's rules and the viewer's own attempts. @throws 403, 404 */
export async function openQuiz({ db, clock }: Reading, viewer: Viewer, quizId: string): Promise<Quiz> {
  const row = await findQuiz(db, quizId);
  if (!row) throw noQuiz();
  const { course, teaches } = await requireMembership(db, viewer, row.courseId);
  const attempts = await attemptsAt(db, viewer, [row]);
  // Learners keep the results of a quiz that was hidden later.
  if (!row.isPublished && !row.isRequired && !teaches && attempts.length === 0) throw noQuiz();
  const now = clock();
  const openings = await quizOpenings(db, viewer._id, row.courseId, now);
  const extra = (await extraAttempts(db, viewer._id, [quizId])).get(quizId);
  return present(row, course, attempts, { now, opensAt: openings.get(quizId), extra });
}

/** A quiz as its authors edit it. @throws 404 */
export async function showQuiz(db: Db, viewer: Viewer, quizId: string): Promise<EditedQuiz> {
  const row = await findQuiz(db, quizId);
  if (!row) throw noQuiz();
  const course = await requireTeaching(db, viewer, row.courseId);
  const { count } = await db
    .selectFrom('attempts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('quizId', '=', quizId)
    .executeTakeFirstOrThrow();
  const { questionSeries: questions, perDomain, isShuffled } = row;
  const revision = revisionOfQuiz(row);
  return { ...presentRules(row), questions, perDomain, isShuffled, attempts: count, revision, course };
}

/** Whether a course has a quiz that learners can see. */
export async function hasQuizzes(db: Db, courseId: string): Promise<boolean> {
  const quiz = await db
    .selectFrom('quizzes')
    .select('id')
    .where('courseId', '=', courseId)
    .where((is) => is.or([is('isPublished', '=', true), inCurriculum]))
    .executeTakeFirst();
  return quiz !== undefined;
}

/** The quiz with this id, published or not, and whether it is part of the curriculum. */
export const findQuiz = (db: Db, quizId: string): Promise<QuizRow | undefined> =>
  db
    .selectFrom('quizzes')
    .selectAll('quizzes')
    .select(inCurriculum.as('isRequired'))
    .where('id', '=', quizId)
    .executeTakeFirst();

async function attemptsAt(db: Db, viewer: Viewer, quizzes: QuizRow[]): Promise<AttemptRow[]> {
  if (quizzes.length === 0) return [];
  const ids = quizzes.map(({ id }) => id);
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('userId', '=', viewer._id)
    .where('quizId', 'in', ids)
    .orderBy('startedAt', 'desc')
    .execute();
}

/** A hash of what an author edits in a quiz, which shows whether it has changed since. */
export function revisionOfQuiz(row: QuizRow): string {
  const { _id, isRequired, questionCount, ...rules } = presentRules(row);
  return revisionOf([rules, row.questionSeries, row.perDomain, row.isShuffled]);
}

/** The settings of a quiz, without its questions. */
export const presentRules = (row: QuizRow) => ({
  _id: row.id,
  title: row.title,
  introduction: row.introduction,
  questionCount: row.perDomain
    ? Object.values(row.perDomain).reduce((sum, count) => sum + count, 0)
    : row.questionSeries.length,
  minutes: row.minutes,
  breaks: row.breaks,
  breakMinutes: row.breakMinutes,
  maxAttempts: row.maxAttempts,
  coolDownHours: row.coolDownHours,
  passPercent: row.passPercent,
  certificatePercent: row.certificatePercent,
  feedback: row.feedback,
  isPublished: row.isPublished,
  isRequired: row.isRequired,
});

/** The state and result of an attempt, without its answers. */
export const summaryOf = ({
  id,
  state,
  startedAt,
  submittedAt,
  points,
  maxPoints,
  isPassed,
}: AttemptRow) => ({
  _id: id,
  state,
  startedAt: startedAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
  percent: points === null ? null : percentOf(points, maxPoints ?? 0),
  isPassed,
});

type When = { now: Date; opensAt: Date | undefined; extra: number | undefined };

function present(row: QuizRow, course: CourseRef, all: AttemptRow[], { now, opensAt, extra }: When): Quiz {
  const own = all.filter(({ quizId }) => quizId === row.id);
  const next = nextStart({ ...row, extraAttempts: extra ?? 0 }, own, now);
  return {
    ...presentRules(row),
    attempts: own.map(summaryOf),
    attemptsLeft: next.attemptsLeft,
    startsAt: next.startsAt?.toISOString() ?? null,
    opensAt: opensAt?.toISOString() ?? null,
    course,
  };
}
