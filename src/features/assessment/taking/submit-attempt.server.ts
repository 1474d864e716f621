import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { noAttempt } from '../failures.server.ts';
import { graceSeconds } from '../limits.ts';
import { isOver } from '../rules/attempt.ts';
import { type AnswerValue, isCorrect, resultOf, type Solution } from '../rules/score.ts';

/** Ends the viewer's attempt and scores it. Once it has ended this changes nothing. @throws 404 */
export async function submitAttempt(ctx: Context, viewer: Viewer, attemptId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('attempts')
      .select('userId')
      .where('id', '=', attemptId)
      .executeTakeFirst();
    if (attempt?.userId !== viewer._id) throw noAttempt();
    await close(trx, attemptId, ctx.clock());
  });
}

/** Ends every attempt whose time is over, each in its own transaction; one that is being submitted is left to that. */
export async function submitDueAttempts(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const due = await ctx.db
    .selectFrom('attempts')
    .select('id')
    .where('state', '=', 'open')
    .where('dueAt', '<', new Date(now.getTime() - graceSeconds * 1000))
    .execute();
  for (const { id } of due) await ctx.db.transaction().execute((trx) => close(trx, id, now));
}

/** Scores an open attempt and ends it. The lock makes sure that exactly one caller does. */
export async function close(trx: Trx, attemptId: string, now: Date): Promise<void> {
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
  for (const { questionId, points: given } of marks)
    await trx
      .updateTable('answers')
      .set({ points: given })
      .where('attemptId', '=', attemptId)
      .where('questionId', '=', questionId)
      .execute();
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
}

async function mark(trx: Trx, attemptId: string, questionIds: string[]) {
  const rows = await trx
    .selectFrom('questions')
    .leftJoin('answers', (join) =>
      join.onRef('answers.questionId', '=', 'questions.id').on('answers.attemptId', '=', attemptId),
    )
    .select(['questions.id', 'questions.domain', 'questions.points', 'questions.solution', 'answers.value'])
    .where('questions.id', 'in', questionIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return questionIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const correct = isCorrect(row.solution as Solution, row.value as AnswerValue);
    return { questionId: id, domain: row.domain, points: correct ? row.points : 0, of: row.points };
  });
}
