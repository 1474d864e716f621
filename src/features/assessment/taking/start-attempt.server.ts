import { randomInt } from 'node:crypto';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { closedLectures, lockEnrolment, notOpenYet, quizOpenings } from '../../learning/index.server.ts';
import { type AssessmentDependencies, lockQuestionBank, requireEnrolled } from '../access.server.ts';
import {
  asksAboutClosedLectures,
  noAttemptsLeft,
  noQuestions,
  noQuiz,
  tooEarly,
} from '../failures.server.ts';
import { extraAttempts } from '../quizzes/extra-attempts.server.ts';
import { findQuiz, type QuizRow } from '../quizzes/read-quizzes.server.ts';
import { isOver, nextStart } from '../rules/attempt.ts';
import { draw, randomFrom, shuffled } from '../rules/shuffle.ts';
import { close } from './submit-attempt.server.ts';

/**
 * Starts an attempt at a quiz, or returns the open one, so that a repeated request does not start a second.
 * @throws 403 not enrolled, or its lecture is not open yet; 404; 409 no attempts left, too early, no questions, or some
 * about lectures that are not open yet
 */
export function startAttempt(
  ctx: Context,
  deps: AssessmentDependencies,
  viewer: Viewer,
  quizId: string,
): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    const quiz = await findQuiz(trx, quizId);
    if (!quiz) throw noQuiz();
    await requireEnrolled(trx, viewer, quiz.courseId);
    await lockEnrolment(trx, viewer._id, quiz.courseId);
    const now = ctx.clock();
    const own = await ownAttempts(ctx, deps, trx, viewer, quizId);
    const open = own.find(({ state }) => state === 'open');
    if (open) return open.id;
    if (!quiz.isPublished && !quiz.isRequired) throw noQuiz();
    if ((await quizOpenings(trx, viewer._id, quiz.courseId, now)).has(quizId)) throw notOpenYet();
    const { attemptsLeft, startsAt } = nextStart(
      { ...quiz, extraAttempts: (await extraAttempts(trx, viewer._id, [quizId])).get(quizId) ?? 0 },
      own,
      now,
    );
    if (attemptsLeft === 0) throw noAttemptsLeft();
    if (startsAt) throw tooEarly();
    return insert(trx, viewer, quiz, now);
  });
}

async function ownAttempts(
  ctx: Context,
  deps: AssessmentDependencies,
  trx: Trx,
  viewer: Viewer,
  quizId: string,
) {
  const now = ctx.clock();
  const attempts = () =>
    trx
      .selectFrom('attempts')
      .selectAll()
      .where('quizId', '=', quizId)
      .where('userId', '=', viewer._id)
      .execute();
  const over = (await attempts()).find(({ state, dueAt }) => state === 'open' && isOver(dueAt, now));
  if (over) await close(ctx, deps, trx, over.id);
  return attempts();
}

async function insert(trx: Trx, viewer: Viewer, quiz: QuizRow, now: Date): Promise<string> {
  const seed = randomInt(2 ** 31);
  const questionIds = await choose(trx, viewer, quiz, { seed, now });
  if (questionIds.length === 0) throw noQuestions();
  const { id } = await trx
    .insertInto('attempts')
    .values({
      quizId: quiz.id,
      userId: viewer._id,
      seed: quiz.isShuffled ? seed : null,
      questionIds,
      passPercent: quiz.passPercent,
      feedback: quiz.feedback,
      breaks: quiz.breaks,
      breakMinutes: quiz.breakMinutes,
      startedAt: now,
      dueAt: quiz.minutes === null ? null : new Date(now.getTime() + quiz.minutes * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Chooses the questions of an attempt. A quiz outside the curriculum cannot start while any of its questions, or too
 * many questions of a domain, are about lectures that are not open yet: a certificate may require a score in it.
 */
async function choose(
  trx: Trx,
  viewer: Viewer,
  quiz: QuizRow,
  { seed, now }: { seed: number; now: Date },
): Promise<string[]> {
  await lockQuestionBank(trx, quiz.courseId, 'share');
  const bank = await trx
    .selectFrom('questions')
    .select(['id', 'seriesId', 'domain', 'lectureId'])
    .where('courseId', '=', quiz.courseId)
    .where('isCurrent', '=', true)
    .where('retiredAt', 'is', null)
    .orderBy('id')
    .execute();
  const closed = new Set(quiz.isRequired ? [] : await closedLectures(trx, viewer._id, quiz.courseId, now));
  const isClosed = ({ lectureId }: { lectureId: string | null }) =>
    lectureId !== null && closed.has(lectureId);
  const pool = bank.filter((question) => !isClosed(question));
  const missing = quiz.perDomain
    ? Object.entries(quiz.perDomain).some(([name, count]) => {
        const has = (questions: typeof bank) => questions.filter(({ domain }) => domain === name).length;
        return has(pool) < Math.min(count, has(bank));
      })
    : bank.some((question) => isClosed(question) && quiz.questionSeries.includes(question.seriesId));
  if (missing) throw asksAboutClosedLectures();
  const random = randomFrom(seed);
  const fixed = () =>
    quiz.questionSeries.flatMap((series) => pool.filter(({ seriesId }) => seriesId === series));
  const chosen = quiz.perDomain ? draw(pool, quiz.perDomain, random) : fixed();
  return (quiz.isShuffled ? shuffled(chosen, random) : chosen).map(({ id }) => id);
}
