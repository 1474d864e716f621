import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { graceSeconds } from '../rules/limits.ts';

type Asked = Pick<Selectable<Tables['attempts']>, 'id' | 'userId' | 'questionIds'>;

/**
 * The questions of an attempt that are also asked, in any version, in another open attempt of the learner, with that
 * attempt's quiz. Their correct answers stay hidden until it has ended. Questions already checked there are left out,
 * because those answers can no longer change.
 */
export async function askedElsewhere(
  db: Db,
  { id, userId, questionIds }: Asked,
  now: Date,
): Promise<Map<string, { _id: string; title: string }>> {
  const rows = await db
    .selectFrom('attempts as t')
    .innerJoin('quizzes as z', 'z.id', 't.quizId')
    .innerJoin('questions as other', (join) => join.on(sql<boolean>`other.id = any(t.question_ids)`))
    .innerJoin('questions as own', 'own.seriesId', 'other.seriesId')
    .leftJoin('answers as a', (join) =>
      join.onRef('a.attemptId', '=', 't.id').onRef('a.questionId', '=', 'other.id'),
    )
    .select(['own.id', 'z.id as quizId', 'z.title'])
    .where('t.userId', '=', userId)
    .where('t.state', '=', 'open')
    .where('t.id', '!=', id)
    .where((is) =>
      is.or([is('t.dueAt', 'is', null), is('t.dueAt', '>=', new Date(now.getTime() - graceSeconds * 1000))]),
    )
    .where('own.id', 'in', questionIds)
    .where('a.checkedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id: questionId, quizId, title }) => [questionId, { _id: quizId, title }]));
}
