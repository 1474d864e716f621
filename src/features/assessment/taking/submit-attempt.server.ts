import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { handleEach } from '../../../platform/jobs/handle-each.ts';
import { completeQuizLectures, lockEnrolment } from '../../learning/index.server.ts';
import type { AssessmentDependencies } from '../access.server.ts';
import { noAttempt } from '../failures.server.ts';
import { practiceFromAttempt } from '../practice/practise.server.ts';
import { isOver } from '../rules/attempt.ts';
import { graceSeconds } from '../rules/limits.ts';
import { type AnswerValue, isCorrect, type Marked, resultOf, type Solution } from '../rules/score.ts';

/** Ends the viewer's attempt and scores it. Once it has ended this changes nothing. @throws 404 */
export async function submitAttempt(
  ctx: Context,
  deps: AssessmentDependencies,
  viewer: Viewer,
  attemptId: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('attempts')
      .select('userId')
      .where('id', '=', attemptId)
      .executeTakeFirst();
    if (attempt?.userId !== viewer._id) throw noAttempt();
    await close(ctx, deps, trx, attemptId);
  });
}

/** Ends every attempt whose time is up, each in its own transaction; one submitted in the meantime stays as it is. */
export async function submitDueAttempts(ctx: Context, deps: AssessmentDependencies): Promise<void> {
  const now = ctx.clock();
  const due = await ctx.db
    .selectFrom('attempts')
    .select('id')
    .where('state', '=', 'open')
    .where('dueAt', '<', new Date(now.getTime() - graceSeconds * 1000))
    .execute();
  await handleEach(ctx.log, 'submit an attempt', due, ({ id }) =>
    ctx.db.transaction().execute((trx) => close(ctx, deps, trx, id)),
  );
}

/**
 * Scores an open attempt, ends it and, unless it failed, completes the quiz's lectures. The lock makes sure that only
 * one caller does this. The enrolment is locked first, as everywhere that locks both.
 */
export async function close(
  ctx: Context,
  deps: AssessmentDependencies,
  trx: Trx,
  attemptId: string,
): Promise<void> {
  const now = ctx.clock();
  const owner = await ownerOf(trx, attemptId);
  if (!owner) return;
  await lockEnrolment(trx, owner.userId, owner.courseId);
  const attempt = await trx
    .selectFrom('attempts')
    .select(['state', 'dueAt', 'questionIds', 'passPercent'])
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
  if (attempt?.state !== 'open') return;
  const { dueAt, questionIds, passPercent } = attempt;
  const marks = await mark(trx, attemptId, questionIds);
  const { points, maxPoints, isPassed, domains } = resultOf(marks, passPercent);
  await givePoints(trx, attemptId, marks);
  const expired = isOver(dueAt, now);
  await trx
    .updateTable('attempts')
    .set({
      state: expired ? 'expired' : 'submitted',
      submittedAt: expired ? dueAt : now,
      points,
      maxPoints,
      isPassed,
      domains: JSON.stringify(domains),
    })
    .where('id', '=', attemptId)
    .execute();
  await practiceFromAttempt(trx, owner, attemptId, now);
  if (isPassed !== false) await completeQuizLectures(ctx, deps, trx, owner);
}

/** Stores the points of each answer. */
export async function givePoints(trx: Trx, attemptId: string, marks: Mark[]): Promise<void> {
  await sql`
    update answers set points = given.points
    from unnest(${marks.map(({ questionId }) => questionId)}::uuid[], ${marks.map(({ points }) => points)}::int[])
      as given (question_id, points)
    where answers.attempt_id = ${attemptId} and answers.question_id = given.question_id`.execute(trx);
}

/** The learner, quiz and course of an attempt. */
export const ownerOf = (trx: Trx, attemptId: string) =>
  trx
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .select(['attempts.userId', 'attempts.quizId', 'quizzes.courseId'])
    .where('attempts.id', '=', attemptId)
    .executeTakeFirst();

type Mark = Marked & { questionId: string };

/** The points of each question asked. A voided question gives its points to everyone. */
export async function mark(trx: Trx, attemptId: string, questionIds: string[]): Promise<Mark[]> {
  const rows = await trx
    .selectFrom('questions')
    .leftJoin('answers', (join) =>
      join.onRef('answers.questionId', '=', 'questions.id').on('answers.attemptId', '=', attemptId),
    )
    .select(['questions.id', 'questions.domain', 'questions.points', 'questions.solution', 'answers.value'])
    .select('questions.voidedAt')
    .where('questions.id', 'in', questionIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return questionIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const correct = row.voidedAt !== null || isCorrect(row.solution as Solution, row.value as AnswerValue);
    return { questionId: id, domain: row.domain, points: correct ? row.points : 0, of: row.points };
  });
}
