import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { AnswerBody } from '../contract.ts';
import {
  alsoInOpenAttempt,
  answerChecked,
  beforeBreak,
  noQuestion,
  notImmediate,
  onBreak,
  wrongAnswerType,
} from '../failures.server.ts';
import { isClosed, isOnBreak } from '../rules/breaks.ts';
import { fits, type Solution } from '../rules/score.ts';
import { askedElsewhere } from './asked-elsewhere.server.ts';
import { lockOpen } from './lock-open.server.ts';

type Which = { attemptId: string; questionId: string };

/**
 * Saves an answer of an open attempt; the last one counts.
 * @throws 403 without access to the course, 404 for another learner's attempt or a question it doesn't have, 409 once
 * it has ended, 400 for a wrong type
 */
export async function saveAnswer(
  ctx: Context,
  viewer: Viewer,
  which: Which,
  body: AnswerBody,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const attempt = await lockOpen(trx, viewer, which.attemptId, ctx.clock());
    const position = attempt.questionIds.indexOf(which.questionId);
    if (position < 0) throw noQuestion();
    if (isOnBreak(attempt.breakEndsAt, ctx.clock())) throw onBreak();
    if (isClosed(attempt, position, attempt.questionIds.length)) throw beforeBreak();
    if (body.check && attempt.feedback !== 'immediately') throw notImmediate();
    if (body.check && (await askedElsewhere(trx, attempt, ctx.clock())).has(which.questionId))
      throw alsoInOpenAttempt();
    const { solution } = await trx
      .selectFrom('questions')
      .select('solution')
      .where('id', '=', which.questionId)
      .executeTakeFirstOrThrow();
    if (!fits(solution as Solution, body.value ?? null)) throw wrongAnswerType();
    await store(trx, viewer, which, body, ctx.clock());
  });
}

async function store(trx: Trx, viewer: Viewer, which: Which, body: AnswerBody, now: Date): Promise<void> {
  const old = await trx
    .selectFrom('answers')
    .select(['checkedAt'])
    .where('attemptId', '=', which.attemptId)
    .where('questionId', '=', which.questionId)
    .executeTakeFirst();
  const { value, isFlagged, seconds, check } = body;
  if (old?.checkedAt && !check) throw answerChecked();
  // Checking again, for example after a lost response, shows the same feedback and changes nothing.
  if (old?.checkedAt) return;
  const given = { value: value === undefined ? undefined : JSON.stringify(value), isFlagged, seconds };
  const values = { ...given, savedAt: now, checkedAt: check ? now : null };
  await trx
    .insertInto('answers')
    .values({ ...which, userId: viewer._id, ...values })
    .onConflict((conflict) => conflict.columns(['attemptId', 'questionId']).doUpdateSet(values))
    .execute();
}
