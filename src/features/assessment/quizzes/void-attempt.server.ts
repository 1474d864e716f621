import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { lockEnrolment } from '../../learning/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { requireTeaching } from '../access.server.ts';
import type { EndedAttempts, EndedQuery } from '../contract.ts';
import { attemptVoidedEmail } from '../emails/assessment.tsx';
import { attemptVoided, noAttempt, noQuiz, stillOpen } from '../failures.server.ts';
import { assessmentLimits as limits } from '../rules/limits.ts';
import { percentOf } from '../rules/score.ts';

/**
 * The attempts at a quiz that have ended, newest first. Empty for quizzes without consequences: only the learners
 * themselves see those results.
 * @throws 404
 */
export async function listEnded(
  db: Db,
  viewer: Viewer,
  quizId: string,
  { search }: EndedQuery,
): Promise<EndedAttempts> {
  const quiz = await db.selectFrom('quizzes').select('courseId').where('id', '=', quizId).executeTakeFirst();
  if (!quiz) throw noQuiz();
  await requireTeaching(db, viewer, quiz.courseId);
  const rows = await consequential(db)
    .select(['t.id', 't.state', 't.submittedAt', 't.points', 't.maxPoints', 't.isPassed', 'u.name'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('t.quizId', '=', quizId)
    .where('t.state', '!=', 'open')
    .$if(Boolean(search), (q) => q.where('u.name', 'ilike', containing(search ?? '')))
    .orderBy('t.submittedAt', 'desc')
    .orderBy('t.id')
    .limit(limits.endedShown)
    .execute();
  return {
    attempts: rows.map(({ id, state, submittedAt, points, maxPoints, isPassed, name }) => ({
      _id: id,
      name,
      submittedAt: submittedAt?.toISOString() ?? '',
      percent: percentOf(points ?? 0, maxPoints ?? 0),
      isPassed,
      isVoided: state === 'voided',
    })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Voids an attempt that has ended: it keeps its score, but no longer counts as an attempt or towards a
 * certificate. Lectures that it completed stay complete. The learner is emailed the reason.
 * @returns the learner's name @throws 404, 409 while it is open, or if it was voided before
 */
export function voidAttempt(
  ctx: Context,
  viewer: Viewer,
  attemptId: string,
  reason: string,
): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    const attempt = await consequential(trx)
      .innerJoin('courses as c', 'c.id', 'q.courseId')
      .select([
        't.userId',
        't.quizId',
        'q.courseId',
        'q.title',
        'c.title as courseTitle',
        'u.name',
        'u.email',
      ])
      .where('t.id', '=', attemptId)
      .executeTakeFirst();
    if (!attempt) throw noAttempt();
    const { userId, quizId, courseId, title, courseTitle, name, email } = attempt;
    await requireTeaching(trx, viewer, courseId);
    await lockEnrolment(trx, userId, courseId);
    const { state } = await trx
      .selectFrom('attempts')
      .select('state')
      .where('id', '=', attemptId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state === 'open') throw stillOpen();
    if (state === 'voided') throw attemptVoided();
    await trx
      .updateTable('attempts')
      .set({ state: 'voided', voidedAt: ctx.clock(), voidReason: reason })
      .where('id', '=', attemptId)
      .execute();
    const subject = { type: 'course', id: courseId } as const;
    await audit(trx, viewer._id, 'quiz.attempt_voided', subject, {
      quizId,
      quiz: title,
      userId,
      attemptId,
      reason,
    });
    await queueEmail(trx, email, attemptVoidedEmail, {
      ...{ name, courseTitle, reason, quizTitle: title },
      link: `${ctx.settings.appUrl}/dashboard/courses/${courseId}/quizzes/${quizId}`,
    });
    return name;
  });
}

/** Attempts with consequences: at quizzes that limit attempts, are required or count towards the certificate. */
const consequential = (db: Db) =>
  db
    .selectFrom('attempts as t')
    .innerJoin('quizzes as q', 'q.id', 't.quizId')
    .innerJoin('users as u', 'u.id', 't.userId')
    .where(
      sql<boolean>`(q.max_attempts is not null or q.certificate_percent is not null
        or exists (select from lectures l where l.quiz_id = q.id))`,
    );
