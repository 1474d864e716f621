import type { Selectable } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { watchableLectures } from '../../learning/index.server.ts';
import { type AssessmentDependencies, type CourseRef, requireEnrolled } from '../access.server.ts';
import type { AskedQuestion, Attempt } from '../contract.ts';
import { noAttempt, noQuestion } from '../failures.server.ts';
import { findQuiz, presentRules, summaryOf } from '../quizzes/read-quizzes.server.ts';
import { isOver, mayReview } from '../rules/attempt.ts';
import { closedAfterNext, isClosed, isOnBreak } from '../rules/breaks.ts';
import type { QuestionKind } from '../rules/limits.ts';
import { type AnswerValue, type DomainResult, percentOf, type Solution } from '../rules/score.ts';
import { askedElsewhere } from './asked-elsewhere.server.ts';
import { choicesOf, reviewOf } from './present-question.server.ts';
import { close } from './submit-attempt.server.ts';

/**
 * The viewer's attempt: its questions while it is open, its result afterwards. It includes the correct answers only
 * once feedback is due. If its time is up, it is ended first.
 * @throws 403, 404
 */
export async function showAttempt(
  ctx: Context,
  deps: AssessmentDependencies,
  viewer: Viewer,
  attemptId: string,
): Promise<Attempt> {
  const now = ctx.clock();
  const seen = await findAttempt(ctx.db, attemptId);
  if (seen?.userId !== viewer._id) throw noAttempt();
  if (seen.state === 'open' && isOver(seen.dueAt, now))
    await ctx.db.transaction().execute((trx) => close(ctx, deps, trx, attemptId));
  const attempt = (await findAttempt(ctx.db, attemptId)) ?? seen;
  const quiz = await findQuiz(ctx.db, attempt.quizId);
  if (!quiz) throw noAttempt();
  await requireEnrolled(ctx.db, viewer, quiz.courseId);
  const isOpen = attempt.state === 'open';
  const onBreak = isOpen && isOnBreak(attempt.breakEndsAt, now);
  const course = await courseOf(ctx.db, quiz.courseId);
  const { title, minutes } = presentRules(quiz);
  const { passPercent, feedback } = attempt;
  const showsQuestions = isOpen ? !onBreak : feedback !== 'never';
  return {
    ...summaryOf(attempt),
    quiz: { _id: quiz.id, title, passPercent, feedback, minutes },
    course,
    dueAt: attempt.dueAt?.toISOString() ?? null,
    ...breaksIn(attempt),
    breakEndsAt: onBreak ? (attempt.breakEndsAt?.toISOString() ?? null) : null,
    now: now.toISOString(),
    points: attempt.points,
    maxPoints: attempt.maxPoints,
    voidReason: attempt.voidReason,
    domains: (attempt.domains ?? []) as DomainResult[],
    trend: isOpen || attempt.state === 'voided' ? [] : await trendOf(ctx.db, attempt),
    questions: showsQuestions ? await questionsOf(ctx, attempt) : [],
  };
}

function breaksIn(attempt: AttemptRow): Pick<Attempt, 'breaksLeft' | 'nextBreakAt'> {
  const breaksLeft = attempt.state === 'open' ? attempt.breaks - attempt.breaksTaken : 0;
  return {
    breaksLeft,
    nextBreakAt: breaksLeft > 0 ? closedAfterNext(attempt, attempt.questionIds.length) : null,
  };
}

async function trendOf(db: Db, { userId, quizId, startedAt }: AttemptRow): Promise<Attempt['trend']> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'submittedAt', 'points', 'maxPoints', 'domains'])
    .where('userId', '=', userId)
    .where('quizId', '=', quizId)
    .where('state', 'in', ['submitted', 'expired'])
    .where('startedAt', '<=', startedAt)
    .orderBy('startedAt', 'desc')
    .limit(3)
    .execute();
  return rows.reverse().map(({ id, submittedAt, points, maxPoints, domains }) => ({
    _id: id,
    submittedAt: (submittedAt ?? startedAt).toISOString(),
    percent: percentOf(points ?? 0, maxPoints ?? 0),
    domains: (domains ?? []) as DomainResult[],
  }));
}

async function courseOf(db: Db, courseId: string): Promise<CourseRef> {
  const { id, title } = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  return { _id: id, title };
}

/** One question of an attempt, after its answer was saved. @throws 404 */
export async function showAsked(ctx: Reading, attemptId: string, questionId: string): Promise<AskedQuestion> {
  const attempt = await findAttempt(ctx.db, attemptId);
  if (!attempt) throw noQuestion();
  const asked = (await questionsOf(ctx, attempt)).find(({ _id }) => _id === questionId);
  if (!asked) throw noQuestion();
  return asked;
}

const findAttempt = (db: Db, attemptId: string) =>
  db.selectFrom('attempts').selectAll().where('id', '=', attemptId).executeTakeFirst();

type AttemptRow = Selectable<Tables['attempts']>;
type Reading = Pick<Context, 'db' | 'clock'>;

async function questionsOf({ db, clock }: Reading, attempt: AttemptRow): Promise<AskedQuestion[]> {
  const now = clock();
  const elsewhere = await askedElsewhere(db, attempt, now);
  const rows = await db
    .selectFrom('questions as q')
    .leftJoin('lectures as l', 'l.id', 'q.lectureId')
    .leftJoin('answers as a', (join) =>
      join.onRef('a.questionId', '=', 'q.id').on('a.attemptId', '=', attempt.id),
    )
    .select(['q.id', 'q.kind', 'q.stem', 'q.solution', 'q.explanation', 'q.domain', 'q.points', 'q.second'])
    .select('q.voidedAt')
    .select(['q.lectureId', 'l.title as lectureTitle', 'a.value', 'a.isFlagged', 'a.seconds', 'a.checkedAt'])
    .where('q.id', 'in', attempt.questionIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unlocked = await unlockedFor(db, attempt, now);
  return attempt.questionIds.flatMap((id, position): AskedQuestion[] => {
    const row = byId.get(id);
    if (!row) return [];
    const isOpen = attempt.state === 'open';
    const isChecked = row.checkedAt !== null;
    const isDue = mayReview(attempt.feedback, isOpen, isChecked);
    const openQuiz = elsewhere.get(id);
    return [
      {
        _id: id,
        kind: row.kind as QuestionKind,
        stem: row.stem,
        domain: row.domain,
        points: row.points,
        ...choicesOf(row.solution as Solution, attempt.seed, position),
        value: (row.value ?? null) as AnswerValue,
        isFlagged: row.isFlagged ?? false,
        seconds: row.seconds ?? 0,
        isClosed: isChecked || isClosed(attempt, position, attempt.questionIds.length),
        isVoided: row.voidedAt !== null && !isOpen,
        review: isDue && !openQuiz ? reviewOf(row, unlocked) : null,
        openQuiz: attempt.feedback === 'never' ? undefined : openQuiz,
      },
    ];
  });
}

/** The lectures that the learner may watch. */
async function unlockedFor(db: Db, { userId, quizId }: AttemptRow, now: Date): Promise<Set<string>> {
  const quiz = await db.selectFrom('quizzes').select('courseId').where('id', '=', quizId).executeTakeFirst();
  return quiz ? watchableLectures(db, userId, quiz.courseId, now) : new Set();
}
