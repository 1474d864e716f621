import type { Viewer } from '../../../contract/viewer.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { requireEnrolled } from '../access.server.ts';
import { isOverNow, noAttempt } from '../failures.server.ts';
import { isOver } from '../rules/attempt.ts';

/** Locks the viewer's open attempt until the transaction ends. @throws 403, 404, 409 once it has ended */
export async function lockOpen(trx: Trx, viewer: Viewer, attemptId: string, now: Date) {
  const attempt = await trx
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .select(['attempts.id', 'attempts.userId', 'attempts.state', 'attempts.dueAt', 'attempts.questionIds'])
    .select(['attempts.feedback', 'attempts.breaks', 'attempts.breakMinutes', 'attempts.breaksTaken'])
    .select(['attempts.breakEndsAt', 'quizzes.courseId'])
    .where('attempts.id', '=', attemptId)
    .forUpdate('attempts')
    .executeTakeFirst();
  if (attempt?.userId !== viewer._id) throw noAttempt();
  await requireEnrolled(trx, viewer, attempt.courseId);
  if (attempt.state !== 'open' || isOver(attempt.dueAt, now)) throw isOverNow();
  return attempt;
}
