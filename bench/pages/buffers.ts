import { Pool, type QueryConfig } from 'pg';
import { courseSorts } from '../../src/contract/constants.ts';
import type { Viewer } from '../../src/contract/viewer.ts';
import { findSession } from '../../src/features/accounts/sessions/sessions.server.ts';
import { CourseQuery } from '../../src/features/catalogue/contract.ts';
import {
  countStatement,
  pageStatement,
} from '../../src/features/catalogue/search/catalogue-statements.server.ts';
import { countedAtMost } from '../../src/features/catalogue/search/find-courses.server.ts';
import { showCourse } from '../../src/features/catalogue/show-course.server.ts';
import { countLearners, isEnrolled } from '../../src/features/learning/enrolments/enrolments.server.ts';
import { mayStillWatch, mayStudy } from '../../src/features/learning/enrolments/may-watch.server.ts';
import { studyCourse } from '../../src/features/learning/enrolments/study-course.server.ts';
import { completeLecture } from '../../src/features/learning/progress/complete-lecture.server.ts';
import { openLectureMedia } from '../../src/features/learning/progress/open-lecture.server.ts';
import { savePlayback } from '../../src/features/learning/progress/save-playback.server.ts';
import type { Context } from '../../src/platform/context.ts';
import { createDb } from '../../src/platform/database/database.ts';
import { openMillion } from '../filling/fill-million.ts';
import { fillProgress, someStudent } from '../filling/fill-progress.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';
import { filterCombinations } from './million.ts';

/** How many blocks of 8 KiB a statement may read. */
const most = 200;
const now = new Date();

/**
 * How many blocks single statements read with 1,000,000 courses and 10,000,000 rows of progress: the first page of the
 * catalogue without a search, in every order and with every filter, and every statement sent while a learner studies.
 * The database takes several gigabytes and some minutes.
 */
export async function measureBuffers({ database }: Bench): Promise<Finding[]> {
  const million = await openMillion(database.url, console.log);
  await fillProgress(million, console.log);
  const pool = new Pool({ connectionString: million });
  try {
    const student = await someStudent(pool);
    const findings = [
      await finding('catalogue', pool, catalogueStatements([{}])),
      await finding('catalogue by credits', pool, catalogueStatements(creditFilters)),
    ];
    for (const [name, work] of Object.entries(learnersWork(student)))
      findings.push(await finding(name, pool, await recorded(million, work)));
    return findings;
  } finally {
    await pool.end();
  }
}

/** Filters by body, area and amount; the last matches no course. */
const everyCreditFilter: Record<string, string>[] = [
  { scheme: 'other' },
  { scheme: 'apm' },
  { scheme: 'pmi', minCredits: '8' },
  { area: 'power-skills' },
  { area: 'power-skills', minCredits: '2' },
  { minCredits: '3' },
  { minCredits: '11' },
  { minCredits: '900' },
];
const creditFilters = byEffort({
  full: everyCreditFilter,
  quick: everyCreditFilter,
  smoke: everyCreditFilter.slice(0, 1),
});

/**
 * Statements for the first page in every sort order and for the count, for every combination of filters with each of
 * `others`.
 */
function catalogueStatements(others: Record<string, string>[]): QueryConfig[] {
  const combinations = filterCombinations().flatMap((filter) =>
    others.map((other) => ({ ...filter, ...other })),
  );
  return combinations.flatMap((filter) => {
    const pages = courseSorts.map((sort) => CourseQuery.parse({ limit: '9', ...filter, sort }));
    return [
      ...pages.map((query) => pageStatement(query, { atMost: query.limit })),
      countStatement(pages[0] as CourseQuery, { atMost: countedAtMost + 1 }),
    ];
  });
}

type Student = Awaited<ReturnType<typeof someStudent>>;
type Work = (ctx: Context) => Promise<unknown>;

function learnersWork({ userId, courseId, lectureId, slug, token }: Student): Record<string, Work> {
  const what = { courseId, lectureId };
  const viewer: Viewer = {
    ...{ _id: userId, role: 'user', isVerified: true, isActive: true },
    ...{ name: 'A Student', email: 'student@bench.example', photo: null },
  };
  const questions = {
    isEnrolled,
    countLearners,
    isPaymentPending: async () => false,
    answerHours: async () => null,
  };
  const ask = {
    courseCompleted: async () => {},
    isQuizDone: async () => true,
    hasQuizzes: async () => false,
    missingExams: async () => new Map(),
    nextSession: async () => null,
    unreadAnnouncements: async () => 0,
    certifiedCourses: async () => [],
    certificatesOf: async () => new Map(),
  };
  return {
    session: (ctx) => findSession(ctx, token, now),
    'course page': ({ db }) => showCourse(db, questions, slug, viewer),
    'entitlement to a course': ({ db }) => mayStudy(db, userId, courseId),
    'entitlement to a lecture’s file': (ctx) => mayStillWatch(ctx, { userId, ...what, kind: 'study' }),
    'opening a lecture': (ctx) => openLectureMedia(ctx, ask, viewer, what),
    'saving the position': (ctx) => savePlayback(ctx, userId, what, { position: 30, percent: 5 }),
    'starting the player': (ctx) => studyCourse(ctx, ask, userId, courseId),
    'completing a lecture': (ctx) => completeLecture(ctx, ask, userId, what),
  };
}

/** The statements sent during some work of the product. */
async function recorded(url: string, work: Work): Promise<QueryConfig[]> {
  const sent: QueryConfig[] = [];
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: QueryConfig, ...rest: unknown[]) => unknown;
    client.query = ((statement: QueryConfig | string, ...rest: unknown[]) => {
      const [values] = rest;
      if (typeof statement !== 'string') sent.push(statement);
      else if (Array.isArray(values)) sent.push({ text: statement, values });
      return query(statement as QueryConfig, ...rest);
    }) as typeof client.query;
  });
  const db = createDb(pool);
  const settings = { appUrl: 'http://bench.example' };
  const media = { store: { directUrls: false } };
  const ctx = {
    pool,
    db,
    settings,
    ...media,
    clock: () => now,
    keyFor: () => Buffer.alloc(32),
    log: console,
  };
  try {
    await work(ctx as unknown as Context);
    return sent.filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/.test(text));
  } finally {
    await pool.end();
  }
}

async function finding(name: string, pool: Pool, statements: QueryConfig[]): Promise<Finding> {
  const blocks: number[] = [];
  for (const statement of statements) blocks.push(await blocksOf(pool, statement));
  const worst = Math.max(...blocks);
  return {
    name: `buffers: ${name}`,
    product: `${statements.length} statements`,
    limit: '',
    measured: `${worst} blocks at most`,
    required: `≤ ${most}`,
    passed: worst <= most,
    numbers: {
      statements: statements.map(({ text, values }, index) => ({ text, values, blocks: blocks[index] })),
    },
  };
}

/**
 * The number of blocks that a statement reads when it runs. The statement is rolled back, so that the next run measures
 * the same.
 */
async function blocksOf(pool: Pool, { text, values }: QueryConfig): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `explain (analyze, timing off, buffers, format json) ${text}`,
      values,
    );
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    await client.query('rollback');
    client.release();
  }
}
