import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { watchableLectures } from '../../learning/index.server.ts';
import { requireEnrolled, requirePart } from '../access.server.ts';
import type { Practice, PracticeBody, PracticeQuery, Practised } from '../contract.ts';
import { noQuestion, wrongAnswerType } from '../failures.server.ts';
import type { QuestionKind } from '../rules/limits.ts';
import { type AnswerValue, fits, isCorrect, type Solution } from '../rules/score.ts';
import { nextCard } from '../rules/spacing.ts';
import { choicesOf, reviewOf } from '../taking/present-question.server.ts';
import { practicePool } from './practice-pool.server.ts';

/** The next question to practise, without its answer, and how many there are. @throws 403 */
export async function practise(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  { mode, domain }: PracticeQuery,
): Promise<Practice> {
  const { course } = await requirePart(ctx.db, viewer, courseId);
  const now = ctx.clock();
  const pool = await practicePool(ctx.db, viewer, courseId, now);
  const due = sql<boolean>`p.due_at is null or p.due_at <= ${now}`;
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
    const { seriesId } = question;
    const card = await remember(
      trx,
      { userId: viewer._id, courseId: asked.courseId, seriesId },
      correct,
      ctx.clock(),
    );
    const unlocked = await watchableLectures(trx, viewer._id, asked.courseId, ctx.clock());
    return { review: reviewOf({ ...question, value }, unlocked), dueAt: card.dueAt.toISOString() };
  });
}

type Which = { userId: string; courseId: string; seriesId: string };

async function remember(trx: Trx, which: Which, correct: boolean, now: Date) {
  const old = await trx
    .selectFrom('practiceCards')
    .select(['stage', 'isCorrect', 'dueAt'])
    .where('userId', '=', which.userId)
    .where('seriesId', '=', which.seriesId)
    .forUpdate()
    .executeTakeFirst();
  const card = { ...nextCard(old ?? null, correct, now), answeredAt: now };
  await trx
    .insertInto('practiceCards')
    .values({ ...which, ...card })
    .onConflict((conflict) => conflict.columns(['userId', 'seriesId']).doUpdateSet(card))
    .execute();
  return card;
}

/**
 * Schedules practice after an attempt has ended: questions answered wrongly or not at all come up again in ten minutes.
 */
export async function practiceFromAttempt(
  trx: Trx,
  { userId, courseId }: { userId: string; courseId: string },
  attemptId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into practice_cards as p (user_id, series_id, course_id, stage, is_correct, due_at, answered_at)
    select ${userId}, q.series_id, ${courseId}, case when given.right then 1 else 0 end, given.right,
      case when given.right then ${now}::timestamptz + interval '1 day' else ${now}::timestamptz + interval '10 minutes' end, ${now}
    from attempts t
    join questions q on q.id = any(t.question_ids)
    left join answers a on a.attempt_id = t.id and a.question_id = q.id
    cross join lateral (select coalesce(a.points = q.points, false) as right) given
    where t.id = ${attemptId}
    order by q.series_id
    on conflict (user_id, series_id) do update set
      is_correct = excluded.is_correct,
      stage = case when excluded.is_correct then p.stage else 0 end,
      due_at = case when excluded.is_correct then p.due_at else excluded.due_at end,
      answered_at = excluded.answered_at`.execute(trx);
}
