import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireTeaching } from '../access.server.ts';
import type { QuestionFigures, QuestionStatistics } from '../bank/contract.ts';
import { noQuestion } from '../failures.server.ts';
import { assessmentLimits as limits } from '../rules/limits.ts';
import { optionsOf, type Solution } from '../rules/score.ts';

/** How often each question was asked in attempts that have ended, and how it was answered, across its versions. */
export async function figuresOf(db: Db, seriesIds: string[]): Promise<Map<string, QuestionFigures>> {
  if (seriesIds.length === 0) return new Map();
  const { rows } = await sql<QuestionFigures & { seriesId: string }>`
    select q.series_id as "seriesId", count(*)::int as asked,
      round(100.0 * count(*) filter (where a.points = q.points) / count(*))::int as "correctPercent",
      case when count(*) >= ${limits.figuresFrom} then
        round(corr((coalesce(a.points, 0) = q.points)::int, t.points::float / greatest(t.max_points, 1))::numeric, 2)::float
      end as discrimination
    from questions q
    join attempts t on t.question_ids @> array[q.id] and t.state in ('submitted', 'expired')
    left join answers a on a.attempt_id = t.id and a.question_id = q.id
    where q.series_id = any(${seriesIds}::uuid[])
    group by q.series_id`.execute(db);
  return new Map(rows.map(({ seriesId, ...figures }) => [seriesId, figures]));
}

/** The figures of a question, how often each option was chosen, and the open reports about it. @throws 404 */
export async function questionStatistics(
  db: Db,
  viewer: Viewer,
  seriesId: string,
): Promise<QuestionStatistics> {
  const question = await db
    .selectFrom('questions')
    .select(['id', 'courseId', 'solution'])
    .where('seriesId', '=', seriesId)
    .where('isCurrent', '=', true)
    .executeTakeFirst();
  if (!question) throw noQuestion();
  await requireTeaching(db, viewer, question.courseId);
  const [figures, picks, reports] = await Promise.all([
    figuresOf(db, [seriesId]),
    choicesOf(db, question.id),
    openReports(db, seriesId),
  ]);
  const solution = question.solution as Solution;
  return {
    ...(figures.get(seriesId) ?? { asked: 0, correctPercent: null, discrimination: null }),
    options:
      'options' in solution
        ? optionsOf(solution).map(({ id, text }) => ({
            text,
            isCorrect: solution.options.some((one) => one.id === id && one.isCorrect),
            picked: picks.get(id) ?? 0,
          }))
        : [],
    reports,
  };
}

/** How often each option of a version was chosen, in attempts that have ended. */
async function choicesOf(db: Db, questionId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select o.id, count(*)::int as count
    from answers a
    join attempts t on t.id = a.attempt_id and t.state in ('submitted', 'expired')
    cross join lateral jsonb_array_elements_text(a.value) as o(id)
    where a.question_id = ${questionId} and jsonb_typeof(a.value) = 'array'
    group by o.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function openReports(db: Db, seriesId: string): Promise<QuestionStatistics['reports']> {
  const rows = await db
    .selectFrom('questionReports')
    .select(['id', 'text', 'createdAt'])
    .where('seriesId', '=', seriesId)
    .where('resolvedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(limits.reportsShown)
    .execute();
  return rows.map(({ id, text, createdAt }) => ({ _id: id, text, createdAt: createdAt.toISOString() }));
}
