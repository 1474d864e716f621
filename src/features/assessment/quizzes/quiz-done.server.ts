import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Whether a learner has passed a quiz, or submitted it if it has no pass mark. */
export async function isQuizDone(db: Db, userId: string, quizId: string): Promise<boolean> {
  const attempt = await db
    .selectFrom('attempts')
    .select('id')
    .where('userId', '=', userId)
    .where('quizId', '=', quizId)
    .where('state', 'in', ['submitted', 'expired'])
    .where((is) => is.or([is('isPassed', '=', true), is('isPassed', 'is', null)]))
    .executeTakeFirst();
  return attempt !== undefined;
}

/** Whether a quiz is in the curriculum of its course, and so required: learners see it even when it is hidden. */
export const inCurriculum = sql<boolean>`exists (select from lectures where lectures.quiz_id = quizzes.id)`;
