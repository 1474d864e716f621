import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockEnrolment } from '../../learning/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { requireTeaching } from '../access.server.ts';
import type { StuckLearners } from '../contract.ts';
import { extraAttemptEmail } from '../emails/assessment.tsx';
import { needsNoExtra, noQuiz } from '../failures.server.ts';
import { assessmentLimits } from '../rules/limits.ts';

/** How many attempts a learner was given beyond those a quiz allows, by quiz. */
export async function extraAttempts(db: Db, userId: string, quizIds: string[]): Promise<Map<string, number>> {
  if (quizIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('extraAttempts')
    .select(['quizId', sql<number>`count(*)::int`.as('count')])
    .where('userId', '=', userId)
    .where('quizId', 'in', quizIds)
    .groupBy('quizId')
    .execute();
  return new Map(rows.map(({ quizId, count }) => [quizId, count]));
}

/** Learners held up by a required quiz: they have failed it and have no attempts left. @throws 404 */
export async function listStuck(db: Db, viewer: Viewer, quizId: string): Promise<StuckLearners> {
  await requireOwn(db, viewer, quizId);
  const rows = await stuck(db, quizId).limit(assessmentLimits.stuckShown).execute();
  return {
    learners: rows.map(({ id, name, attempts, bestPercent, lastAttemptAt }) => ({
      _id: id,
      name,
      attempts,
      bestPercent,
      lastAttemptAt: lastAttemptAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Gives a learner who has used every attempt one more, and emails them: as many rows as it takes, because the limit may
 * have been lowered below the attempts already used. A second request gives none, because they then have one left.
 * @returns the learner's name
 * @throws 404, 409 if they have passed or have an attempt left
 */
export function giveExtraAttempt(
  ctx: Context,
  viewer: Viewer,
  quizId: string,
  userId: string,
): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    const { course, quiz } = await requireOwn(trx, viewer, quizId);
    await lockEnrolment(trx, userId, course._id);
    const learner = await stuck(trx, quizId).where('u.id', '=', userId).executeTakeFirst();
    if (!learner) throw needsNoExtra();
    const row = { quizId, userId, grantedAt: ctx.clock() };
    await trx
      .insertInto('extraAttempts')
      .values(Array.from({ length: learner.missing }, () => row))
      .execute();
    const subject = { type: 'course', id: course._id } as const;
    await audit(trx, viewer._id, 'quiz.attempt_granted', subject, { quizId, quiz: quiz.title, userId });
    await queueEmail(trx, learner.email, extraAttemptEmail, {
      name: learner.name,
      courseTitle: course.title,
      quizTitle: quiz.title,
      link: `${ctx.settings.appUrl}/dashboard/courses/${course._id}/quizzes/${quizId}`,
    });
    return learner.name;
  });
}

async function requireOwn(db: Db, viewer: Viewer, quizId: string) {
  const quiz = await db
    .selectFrom('quizzes')
    .select(['courseId', 'title'])
    .where('id', '=', quizId)
    .executeTakeFirst();
  if (!quiz) throw noQuiz();
  return { quiz, course: await requireTeaching(db, viewer, quiz.courseId) };
}

/** The total number of attempts that a learner `u` may make at a quiz `q`; null without a limit. */
const allowed = sql`(q.max_attempts + (select count(*) from extra_attempts x where x.quiz_id = q.id and x.user_id = u.id))`;

/** Learners who have access to the course, and have used every attempt of a required quiz: none open and none passed. */
const stuck = (db: Db, quizId: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('attempts as t')
        .select([
          't.quizId',
          't.userId',
          sql<number>`count(*)::int`.as('attempts'),
          sql<number>`coalesce(max(100 * t.points / nullif(t.max_points, 0)), 0)::int`.as('bestPercent'),
          sql<Date>`max(t.submitted_at)`.as('lastAttemptAt'),
          sql<boolean>`bool_or(t.state = 'open' or t.is_passed is not false)`.as('isOpenOrPassed'),
        ])
        .where('t.quizId', '=', quizId)
        .where('t.state', '!=', 'voided')
        .groupBy(['t.quizId', 't.userId'])
        .as('taken'),
    )
    .innerJoin('quizzes as q', 'q.id', 'taken.quizId')
    .innerJoin('users as u', 'u.id', 'taken.userId')
    .innerJoin('enrolments as e', (join) =>
      join.onRef('e.userId', '=', 'taken.userId').onRef('e.courseId', '=', 'q.courseId'),
    )
    .select(['u.id', 'u.name', 'u.email', 'taken.attempts', 'taken.bestPercent', 'taken.lastAttemptAt'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .select(sql<number>`(taken.attempts - ${allowed} + 1)::int`.as('missing'))
    .where('e.endedAt', 'is', null)
    .where('e.suspendedAt', 'is', null)
    .where('u.isActive', '=', true)
    .where(sql<boolean>`exists (select from lectures l where l.quiz_id = q.id)`)
    .where('taken.isOpenOrPassed', '=', false)
    .where(sql<boolean>`taken.attempts >= ${allowed}`)
    .orderBy('taken.lastAttemptAt')
    .orderBy('u.id');
