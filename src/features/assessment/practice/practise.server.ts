import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { watchableLectures } from '../../learning/index.server.ts';
import { requireEnrolled, requireMembership } from '../access.server.ts';
import { noQuestion, wrongAnswerType } from '../failures.server.ts';
import type { QuestionKind } from '../rules/limits.ts';
import { type AnswerValue, fits, isCorrect, type Solution } from '../rules/score.ts';
import { nextCard } from '../rules/spacing.ts';
import { choicesOf, reviewOf } from '../taking/present-question.server.ts';
import type { Practice, PracticeBody, PracticeQuery, Practised } from './contract.ts';
import { practicePool } from './practice-pool.server.ts';

/** The next question to practise, without its answer, and how many there are. @throws 403 */
export async function practise(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  { mode, domain }: PracticeQuery,
): Promise<Practice> {
  const { course } = await requireMembership(ctx.db, viewer, courseId);
  const now = ctx.clock();
  const pool = await practicePool(ctx.db, viewer, courseId, now);
  const due = sql<boolean>`(p.due_at is null or p.due_at <= ${now})`;
  const wrong = sql<boolean>`p.is_correct = false`;
  const domains = await pool
    .select(['q.domain as name', sql<number>`count(*)::int`.as('all')])
    .select(sql<number>`(count(*) filter (where ${due}))::int`.as('due'))
    .select(sql<number>`(count(*) filter (where ${wrong}))::int`.as('wrong'))
    .groupBy('q.domain')
    .orderBy('q.domain')
    .execute();
  const row = await pool
    .select(['q.id', 'q.kind', 'q.stem', 'q.solution', 'q.domain', 'q.points'])
    .$if(Boolean(domain), (query) => query.where('q.domain', '=', domain ?? ''))
    .$if(mode === 'due', (query) => query.where(due))
    .$if(mode === 'wrong', (query) => query.where(wrong))
    // By due date, then new ones; among all questions, new ones first and the most recently answered last.
    .orderBy(
      sql`${mode === 'all' ? sql`p.answered_at` : sql`p.due_at`} asc nulls ${sql.raw(mode === 'all' ? 'first' : 'last')}`,
    )
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return {
    course,
    domains,
    question: row
      ? {
          _id: row.id,
          kind: row.kind as QuestionKind,
          stem: row.stem,
          domain: row.domain,
          points: row.points,
          ...choicesOf(row.solution as Solution, randomInt(2 ** 31), 0),
          value: null,
          isFlagged: false,
          seconds: 0,
          isClosed: false,
          review: null,
        }
      : null,
  };
}

/**
 * Scores an answer given in practice, shows the correct answer, and says when the question comes up again.
 * @throws 400, 403, 404
 */
export function answerPractice(
  ctx: Context,
  viewer: Viewer,
  questionId: string,
  { value }: PracticeBody,
): Promise<Practised> {
  return ctx.db.transaction().execute(async (trx) => {
    const asked = await trx
      .selectFrom('questions')
      .select('courseId')
      .where('id', '=', questionId)
      .executeTakeFirst();
    if (!asked) throw noQuestion();
    await requireEnrolled(trx, viewer, asked.courseId);
    const pool = await practicePool(trx, viewer, asked.courseId, ctx.clock());
    const question = await pool
      .leftJoin('lectures as l', 'l.id', 'q.lectureId')
      .select([
        'q.seriesId',
        'q.solution',
        'q.explanation',
        'q.lectureId',
        'q.second',
        'l.title as lectureTitle',
      ])
      .where('q.id', '=', questionId)
      .executeTakeFirst();
    if (!question) throw noQuestion();
    const solution = question.solution as Solution;
    if (value === null || !fits(solution, value)) throw wrongAnswerType();
    const correct = isCorrect(solution, value as AnswerValue);
    const now = ctx.clock();
    const answered = [{ seriesId: question.seriesId, isCorrect: correct }];
    const [card] = await remember(trx, { userId: viewer._id, courseId: asked.courseId, answered }, now);
    const unlocked = await watchableLectures(trx, viewer._id, asked.courseId, ctx.clock());
    return { review: reviewOf({ ...question, value }, unlocked), dueAt: (card?.dueAt ?? now).toISOString() };
  });
}

type Repetitions = {
  userId: string;
  courseId: string;
  /** The questions of this course that were answered, each once. */
  answered: { seriesId: string; isCorrect: boolean }[];
};

/** Schedules when questions that were answered come up again. @returns the cards, in the order of the answers */
async function remember(trx: Trx, { userId, courseId, answered }: Repetitions, now: Date) {
  if (answered.length === 0) return [];
  const series = answered.map(({ seriesId }) => seriesId);
  const known = await trx
    .selectFrom('practiceCards')
    .select(['seriesId', 'stage', 'isCorrect', 'dueAt'])
    .where('userId', '=', userId)
    .where('seriesId', 'in', series)
    .orderBy('seriesId')
    .forUpdate()
    .execute();
  const before = new Map(known.map(({ seriesId, ...card }) => [seriesId, card]));
  const cards = answered.map(({ seriesId, isCorrect }) => ({
    ...{ userId, courseId, seriesId, answeredAt: now },
    ...nextCard(before.get(seriesId) ?? null, isCorrect, now),
  }));
  await trx
    .insertInto('practiceCards')
    .values(cards.toSorted((one, other) => (one.seriesId < other.seriesId ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'seriesId']).doUpdateSet(({ ref }) => ({
        stage: ref('excluded.stage'),
        isCorrect: ref('excluded.isCorrect'),
        dueAt: ref('excluded.dueAt'),
        answeredAt: ref('excluded.answeredAt'),
      })),
    )
    .execute();
  return cards;
}

/**
 * Schedules practice after an attempt has ended. Its answers count as repetitions; questions without an answer come up
 * again like those answered wrongly.
 */
export async function practiceFromAttempt(
  trx: Trx,
  { userId, courseId }: { userId: string; courseId: string },
  attemptId: string,
  now: Date,
): Promise<void> {
  const answered = await trx
    .selectFrom('attempts as t')
    .innerJoin('questions as q', (join) => join.on(sql<boolean>`q.id = any(t.question_ids)`))
    .leftJoin('answers as a', (join) =>
      join.onRef('a.attemptId', '=', 't.id').onRef('a.questionId', '=', 'q.id'),
    )
    .select(['q.seriesId', sql<boolean>`coalesce(a.points = q.points, false)`.as('isCorrect')])
    .where('t.id', '=', attemptId)
    .execute();
  await remember(trx, { userId, courseId, answered }, now);
}
