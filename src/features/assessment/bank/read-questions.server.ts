import { type Selectable, sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { revisionOf } from '../../../platform/crypto/revision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type CourseRef, requireTeaching } from '../access.server.ts';
import { noQuestion } from '../failures.server.ts';
import { figuresOf } from '../quality/statistics.server.ts';
import type { QuestionKind } from '../rules/limits.ts';
import { optionsOf, type Solution } from '../rules/score.ts';
import type { BankQuestion, QuestionFigures, QuestionList, QuestionQuery } from './contract.ts';

/** A page of a course's current questions: those that learners have reported first, then by domain. @throws 404 */
export async function listQuestions(
  db: Db,
  viewer: Viewer,
  courseId: string,
  query: QuestionQuery,
): Promise<QuestionList> {
  const course = await requireTeaching(db, viewer, courseId);
  const { page, limit } = query;
  const matching = current(db)
    .where('questions.courseId', '=', courseId)
    .$if(Boolean(query.domain), (q) => q.where('questions.domain', '=', query.domain ?? ''))
    .$if(Boolean(query.search), (q) => {
      const text = containing(query.search ?? '');
      return q.where((is) =>
        is.or([
          is('questions.stem', 'ilike', text),
          is('questions.domain', 'ilike', text),
          is('questions.topic', 'ilike', text),
        ]),
      );
    });
  const [rows, total, domains] = await Promise.all([
    columns(matching)
      .orderBy(sql`${openReports} > 0`, 'desc')
      .orderBy('questions.domain')
      .orderBy('questions.createdAt')
      .orderBy('questions.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
    domainsOf(db, courseId),
  ]);
  const figures = await figuresOf(
    db,
    rows.map(({ seriesId }) => seriesId),
  );
  return { questions: rows.map((row) => present(row, course, figures)), total, page, limit, course, domains };
}

/** Every domain of a bank with its number of questions. */
export const domainsOf = (db: Db, courseId: string): Promise<{ name: string; count: number }[]> =>
  current(db)
    .where('questions.courseId', '=', courseId)
    .select(['questions.domain as name', sql<number>`count(*)::int`.as('count')])
    .groupBy('questions.domain')
    .orderBy('questions.domain')
    .execute();

/** The current version of a question. @throws 404 */
export async function showQuestion(db: Db, viewer: Viewer, seriesId: string): Promise<BankQuestion> {
  const row = await columns(current(db).where('questions.seriesId', '=', seriesId)).executeTakeFirst();
  if (!row) throw noQuestion();
  return present(row, await requireTeaching(db, viewer, row.courseId), await figuresOf(db, [seriesId]));
}

const current = (db: Db) =>
  db.selectFrom('questions').where('questions.isCurrent', '=', true).where('questions.retiredAt', 'is', null);

const openReports = sql<number>`(select count(*)::int from question_reports r
  where r.series_id = questions.series_id and r.resolved_at is null)`;

const columns = (query: ReturnType<typeof current>) =>
  query
    .leftJoin('lectures', 'lectures.id', 'questions.lectureId')
    .selectAll('questions')
    .select([
      'lectures.title as lectureTitle',
      sql<boolean>`exists (select from attempts where question_ids @> array[questions.id])`.as('isUsed'),
      openReports.as('reports'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

/** The columns of a question that its author edits. */
export const editedColumns = [
  'kind',
  'stem',
  'solution',
  'explanation',
  'domain',
  'topic',
  'difficulty',
  'points',
  'lectureId',
  'second',
] as const;

/** A hash of what an author edits in a question, which shows whether it has changed since. */
export const revisionOfQuestion = (
  row: Pick<Selectable<Tables['questions']>, (typeof editedColumns)[number]>,
): string => revisionOf(editedColumns.map((name) => row[name]));

const neverAsked = { asked: 0, correctPercent: null, discrimination: null };

function present(row: Row, course: CourseRef, figures: Map<string, QuestionFigures>): BankQuestion {
  const solution = row.solution as Solution;
  const { lectureId, lectureTitle, second } = row;
  return {
    _id: row.seriesId,
    version: row.version,
    revision: revisionOfQuestion(row),
    kind: row.kind as QuestionKind,
    stem: row.stem,
    options: optionsOf(solution).map((option) => ({ isCorrect: false, match: '', ...option })),
    value: solution.kind === 'number' ? solution.value : null,
    tolerance: solution.kind === 'number' ? solution.tolerance : null,
    accepted: solution.kind === 'text' ? solution.accepted : [],
    explanation: row.explanation,
    domain: row.domain,
    topic: row.topic,
    difficulty: row.difficulty,
    points: row.points,
    lecture: lectureId && lectureTitle !== null ? { _id: lectureId, title: lectureTitle, second } : null,
    isUsed: row.isUsed,
    figures: figures.get(row.seriesId) ?? neverAsked,
    reports: row.reports,
    course,
  };
}
