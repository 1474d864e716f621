import { beginning, withoutMarkup } from '../../../contract/text/markdown-rules.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { requireEnrolled } from '../access.server.ts';
import { questionReportedEmail } from '../emails/assessment.tsx';
import { noAttempt, noQuestion, noReports } from '../failures.server.ts';

type Which = { attemptId: string; questionId: string };

/**
 * Sends what a learner finds wrong with a question of their attempt to the course's instructor. A second report about
 * the same question replaces the text of an open one, without another email.
 * @throws 403, 404
 */
export async function reportQuestion(
  ctx: Context,
  viewer: Viewer,
  { attemptId, questionId }: Which,
  text: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('attempts')
      .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
      .select(['attempts.userId', 'attempts.questionIds', 'quizzes.courseId'])
      .where('attempts.id', '=', attemptId)
      .executeTakeFirst();
    if (attempt?.userId !== viewer._id) throw noAttempt();
    await requireEnrolled(trx, viewer, attempt.courseId);
    if (!attempt.questionIds.includes(questionId)) throw noQuestion();
    const question = await trx
      .selectFrom('questions')
      .innerJoin('courses', 'courses.id', 'questions.courseId')
      .innerJoin('users', 'users.id', 'courses.instructorId')
      .select(['questions.seriesId', 'questions.stem', 'courses.title', 'courses.id as courseId'])
      .select(['users.email', 'users.name'])
      .where('questions.id', '=', questionId)
      .executeTakeFirstOrThrow();
    const { seriesId, courseId } = question;
    const changed = await trx
      .updateTable('questionReports')
      .set({ text, createdAt: ctx.clock() })
      .where('userId', '=', viewer._id)
      .where('seriesId', '=', seriesId)
      .where('resolvedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (changed) return;
    const added = await trx
      .insertInto('questionReports')
      .values({ questionId, seriesId, courseId, userId: viewer._id, text, createdAt: ctx.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    await queueEmail(trx, question.email, questionReportedEmail, {
      name: question.name,
      courseTitle: question.title,
      stem: beginning(withoutMarkup(question.stem), 300),
      text,
      link: `${ctx.settings.appUrl}/instructor-dashboard/courses/${courseId}/questions/${seriesId}`,
    });
  });
}

/**
 * Marks the open reports about a question as resolved, up to a given time if any.
 * @throws 404, 409 if there are none
 */
export async function resolveReports(
  ctx: Context,
  requireAuthor: () => Promise<unknown>,
  { questionId: seriesId, until }: { questionId: string; until?: string | undefined },
): Promise<void> {
  await requireAuthor();
  const { numUpdatedRows } = await ctx.db
    .updateTable('questionReports')
    .set({ resolvedAt: ctx.clock() })
    .where('seriesId', '=', seriesId)
    .where('resolvedAt', 'is', null)
    .$if(until !== undefined, (q) => q.where('createdAt', '<=', new Date(until ?? 0)))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noReports();
}
