import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { lockQuestionBank, requireTeaching } from '../access.server.ts';
import { domainsOf } from '../bank/read-questions.server.ts';
import type { QuizBody } from '../contract.ts';
import {
  hasAttempts,
  isInCurriculum,
  noQuestion,
  noQuiz,
  notEnough,
  quizChanged,
  quizExists,
  tooMany,
} from '../failures.server.ts';
import { assessmentLimits as limits } from '../rules/limits.ts';
import { findQuiz, revisionOfQuiz } from './read-quizzes.server.ts';

/** Adds a quiz at the end of a course's quizzes. @returns its id @throws 404, 409 */
export function createQuiz(ctx: Context, viewer: Viewer, courseId: string, body: QuizBody): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockQuestionBank(trx, courseId, 'alone');
    await requireTeaching(trx, viewer, courseId);
    const { count, last } = await trx
      .selectFrom('quizzes')
      .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
      .where('courseId', '=', courseId)
      .executeTakeFirstOrThrow();
    if (count >= limits.quizzesPerCourse) throw tooMany();
    const values = await valuesOf(trx, courseId, body);
    const added = await trx
      .insertInto('quizzes')
      .values({
        ...(body.id && { id: body.id }),
        courseId,
        position: last + 1,
        createdAt: ctx.clock(),
        ...values,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw quizExists();
    return added.id;
  });
}

/**
 * Changes a quiz. Attempts that have started keep their questions, time, pass mark and feedback.
 * @throws 404, 409 if it has changed since the revision that was edited, or draws more questions than a domain has
 */
export async function changeQuiz(
  ctx: Context,
  viewer: Viewer,
  quizId: string,
  body: QuizBody,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const courseId = await lockQuiz(trx, viewer, quizId);
    const quiz = await findQuiz(trx, quizId);
    if (!quiz) throw noQuiz();
    if (body.revision !== undefined && body.revision !== revisionOfQuiz(quiz)) throw quizChanged();
    const values = await valuesOf(trx, courseId, body);
    await trx.updateTable('quizzes').set(values).where('id', '=', quizId).execute();
  });
}

/** Deletes a quiz that no learner has taken. @throws 404, 409 */
export async function deleteQuiz(ctx: Context, viewer: Viewer, quizId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockQuiz(trx, viewer, quizId);
    const taken = await trx
      .selectFrom('attempts')
      .select('id')
      .where('quizId', '=', quizId)
      .executeTakeFirst();
    if (taken) throw hasAttempts();
    const lecture = await trx
      .selectFrom('lectures')
      .select('id')
      .where('quizId', '=', quizId)
      .executeTakeFirst();
    if (lecture) throw isInCurriculum();
    await trx.deleteFrom('quizzes').where('id', '=', quizId).execute();
  });
}

async function lockQuiz(trx: Trx, viewer: Viewer, quizId: string): Promise<string> {
  const quiz = await trx.selectFrom('quizzes').select('courseId').where('id', '=', quizId).executeTakeFirst();
  if (!quiz) throw noQuiz();
  await lockQuestionBank(trx, quiz.courseId, 'alone');
  await requireTeaching(trx, viewer, quiz.courseId);
  return quiz.courseId;
}

async function valuesOf(trx: Trx, courseId: string, body: QuizBody) {
  const { questions, perDomain, minutes, maxAttempts, passPercent, certificatePercent, ...others } = body;
  const { id, revision, ...rules } = others;
  const isDrawn = questions.length === 0;
  if (isDrawn) await requireEnough(trx, courseId, perDomain ?? {});
  else await requireKnown(trx, courseId, questions);
  return {
    ...rules,
    questionSeries: questions,
    perDomain: isDrawn ? JSON.stringify(perDomain) : null,
    minutes: minutes ?? null,
    maxAttempts: maxAttempts ?? null,
    passPercent: passPercent ?? null,
    certificatePercent: certificatePercent ?? null,
  };
}

async function requireKnown(trx: Trx, courseId: string, seriesIds: string[]): Promise<void> {
  const known = await trx
    .selectFrom('questions')
    .select('seriesId')
    .where('courseId', '=', courseId)
    .where('seriesId', 'in', seriesIds)
    .where('isCurrent', '=', true)
    .where('retiredAt', 'is', null)
    .execute();
  if (known.length !== seriesIds.length) throw noQuestion();
}

async function requireEnough(trx: Trx, courseId: string, perDomain: Record<string, number>): Promise<void> {
  const has = new Map((await domainsOf(trx, courseId)).map(({ name, count }) => [name, count]));
  for (const [domain, wanted] of Object.entries(perDomain)) {
    const count = has.get(domain) ?? 0;
    if (wanted <= count) continue;
    const message = `The bank has ${count} questions in “${domain}”, fewer than ${wanted}.`;
    throw notEnough({ message, fields: { perDomain: message } });
  }
}
