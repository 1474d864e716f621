import { sql } from 'kysely';
import { z } from 'zod';
import { beginning, withoutMarkup } from '../../../contract/text/markdown-rules.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { completeQuizLectures, lockEnrolment } from '../../learning/index.server.ts';
import type { AssessmentDependencies } from '../access.server.ts';
import type { VoidBody } from '../bank/contract.ts';
import { lockQuestion } from '../bank/lock-question.server.ts';
import { revisionOfQuestion } from '../bank/read-questions.server.ts';
import { alreadyVoided, changedBeforeVoiding } from '../failures.server.ts';
import { requireOthers } from '../quizzes/require-others.server.ts';
import { resultOf } from '../rules/score.ts';
import { givePoints, mark, ownerOf } from '../taking/submit-attempt.server.ts';

/** Rescores the attempts in which a voided question was asked. */
export const rescoreJob = { name: 'rescore_voided_question', payload: z.object({ seriesId: z.uuid() }) };

/**
 * Voids every version of a question: it leaves the bank and all quizzes, and a job gives its points to everyone who was
 * asked it. No score goes down.
 * @throws 404, 409 if it was voided before, has changed since it was shown, or is the last one of a required quiz
 */
export async function voidQuestion(
  ctx: Context,
  viewer: Viewer,
  seriesId: string,
  { reason, revision }: z.output<typeof VoidBody>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, viewer, seriesId);
    if (question.voidedAt) throw alreadyVoided();
    if (revision !== undefined && revision !== revisionOfQuestion(question)) throw changedBeforeVoiding();
    await requireOthers(trx, { seriesId, courseId: question.courseId, domain: question.domain }, null);
    const now = ctx.clock();
    await trx
      .updateTable('questions')
      .set({ voidedAt: now, voidReason: reason, retiredAt: now })
      .where('seriesId', '=', seriesId)
      .execute();
    await trx
      .updateTable('questionReports')
      .set({ resolvedAt: now })
      .where('seriesId', '=', seriesId)
      .where('resolvedAt', 'is', null)
      .execute();
    await sql`update quizzes set question_series = array_remove(question_series, ${seriesId}::uuid)
      where question_series @> array[${seriesId}::uuid]`.execute(trx);
    const subject = { type: 'course', id: question.courseId } as const;
    await audit(trx, viewer._id, 'question.voided', subject, {
      seriesId,
      stem: beginning(withoutMarkup(question.stem), 200),
      reason,
    });
    await addJob(trx, rescoreJob, { seriesId }, { key: `rescore:${seriesId}` });
  });
}

/** Scores each attempt in its own transaction; one that was rescored before does not change. */
export async function rescore(ctx: Context, deps: AssessmentDependencies, seriesId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.id from questions q
    join attempts t on t.question_ids @> array[q.id] and t.state in ('submitted', 'expired')
    where q.series_id = ${seriesId} and q.voided_at is not null`.execute(ctx.db);
  let raised = 0;
  for (const { id } of rows) if (await rescoreAttempt(ctx, deps, id)) raised += 1;
  const course = await ctx.db
    .selectFrom('questions')
    .select('courseId')
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  if (course && raised > 0)
    await audit(
      ctx.db,
      null,
      'question.rescored',
      { type: 'course', id: course.courseId },
      { seriesId, raised },
    );
}

const isCounted = (state: string): boolean => state === 'submitted' || state === 'expired';

/** @returns whether the score went up */
function rescoreAttempt(ctx: Context, deps: AssessmentDependencies, attemptId: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const owner = await ownerOf(trx, attemptId);
    if (!owner) return false;
    await lockEnrolment(trx, owner.userId, owner.courseId);
    const attempt = await trx
      .selectFrom('attempts')
      .select(['questionIds', 'passPercent', 'points', 'isPassed', 'state'])
      .where('id', '=', attemptId)
      .forUpdate()
      .executeTakeFirst();
    if (!attempt || !isCounted(attempt.state) || attempt.points === null) return false;
    const marks = await mark(trx, attemptId, attempt.questionIds);
    const { points, isPassed, domains } = resultOf(marks, attempt.passPercent);
    if (points <= attempt.points) return false;
    await givePoints(trx, attemptId, marks);
    await trx
      .updateTable('attempts')
      .set({ points, isPassed, domains: JSON.stringify(domains) })
      .where('id', '=', attemptId)
      .execute();
    if (isPassed && !attempt.isPassed) await completeQuizLectures(ctx, deps, trx, owner);
    return true;
  });
}
