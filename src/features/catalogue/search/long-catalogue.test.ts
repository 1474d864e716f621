import type { Pool, QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { CourseQuery } from '../contract.ts';
import { countStatement, pageStatement } from './catalogue-statements.server.ts';
import { findCourses } from './find-courses.server.ts';

/** Typical searches. */
const queries: Record<string, string>[] = [
  {},
  { page: '20' },
  { category: 'Risk Management' },
  { level: 'Advanced' },
  { language: 'German' },
  { language: 'German', minPrice: '20', maxPrice: '50' },
  { level: 'Advanced', minPrice: '20', maxPrice: '50' },
  { category: 'Risk Management', level: 'Advanced', language: 'German' },
  { minPrice: '20', maxPrice: '50', sort: 'title-asc' },
  { language: 'German', minPrice: '20', maxPrice: '50', sort: 'price-asc' },
  { language: 'German', minPrice: '20', maxPrice: '50', sort: 'price-desc' },
  { language: 'German', minPrice: '20', maxPrice: '50', sort: 'title-asc' },
  { language: 'German', minPrice: '20', maxPrice: '50', sort: 'title-desc' },
  { scheme: 'apm' },
  { scheme: 'apm', language: 'German', sort: 'title-asc' },
  { scheme: 'apm', minCredits: '3', level: 'Advanced', minPrice: '20', maxPrice: '50' },
  { minCredits: '9', category: 'Risk Management', sort: 'price-desc' },
  { minCredits: '900' },
];
const short = 2_000;
const long = 20_000;
/** Blocks that a deeper index or an unfavourable order of courses may cost. */
const few = 60;

let product: TestProduct;
const read = { short: [] as number[], long: [] as number[] };

beforeAll(async () => {
  product = await createTestProduct();
  const { id } = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  await addCourses(id, 0, short);
  for (const query of queries) read.short.push(await blocksFor(query));
  await addCourses(id, short, long);
  for (const query of queries) read.long.push(await blocksFor(query));
}, 120_000);
afterAll(() => product.close());

/**
 * One in five is in construction, one in 240 about practical Kanban; one in eight is about risk, one in three advanced,
 * one in eleven in German; one in seven gives credits; prices repeat.
 */
async function addCourses(instructorId: string, from: number, until: number): Promise<void> {
  await product.ctx.pool.query(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language,
       price_cents, status, is_published, created_at, credits)
     select 'course-' || n, $1, 'Grace Hopper',
       case when n % 15 = 0 then 'Practical ' else 'Modern ' end || case when n % 16 = 0 then 'Kanban ' else 'Plans ' end
         || md5(n::text) || case when n % 5 = 0 then ' in Construction' else '' end, '', '',
       case when n % 8 = 0 then 'Risk Management' else 'Agile' end,
       case when n % 3 = 0 then 'Advanced' else 'Beginner' end,
       case when n % 11 = 0 then 'German' else 'English' end,
       100 * (n * 7919 % 300), 'published', true, timestamptz '2026-01-01' + n * 7919 % 100000 * interval '1 minute',
       case when n % 7 = 0 then jsonb_build_object('apm', jsonb_build_object('amount', 25 * (1 + n * 7919 % 40), 'areas', '{}'::jsonb)) end
     from generate_series($2::int, $3::int - 1) as n`,
    [instructorId, from, until],
  );
  await vi.waitUntil(isAllVisible, { timeout: 25_000, interval: 250 });
}

/**
 * Vacuums, and returns whether index-only scans are possible now. A replica that is behind keeps new rows from being
 * marked as visible to all.
 */
async function isAllVisible(): Promise<boolean> {
  const { pool } = product.ctx;
  await pool.query('vacuum (analyze) courses, course_credit_kinds');
  const { rows } = await pool.query(
    `select relallvisible = relpages as done from pg_class where oid = 'courses'::regclass`,
  );
  return rows[0].done;
}

/** The number of 8 KiB blocks that the queries for the page and for the count read. */
async function blocksFor(params: Record<string, string>): Promise<number> {
  const query = CourseQuery.parse({ limit: '9', ...params });
  let blocks = 0;
  for (const { text, values } of [
    pageStatement(query, { atMost: 9 }),
    countStatement(query, { atMost: 301 }),
  ]) {
    const { rows } = await product.ctx.pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return blocks;
}

test.each(queries.map((query, index) => ({ query, index })))(
  'ten times as many courses make the list no slower: $query',
  ({ index }) => {
    expect(read.long[index]).toBeLessThanOrEqual(2 * (read.short[index] ?? 0) + few);
  },
);

type Plan = { 'Index Name'?: string; 'Heap Fetches'?: number; Plans?: Plan[] };

/** The plan nodes of all statements that a search runs. */
async function nodesFor(search: string): Promise<Plan[]> {
  const plans: Plan[] = [];
  const query = async (statement: QueryConfig) => {
    const { rows } = await product.ctx.pool.query(
      `explain (format json) ${statement.text}`,
      statement.values,
    );
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
    return product.ctx.pool.query(statement);
  };
  await findCourses({ query: query as Pool['query'] }, CourseQuery.parse({ limit: '9', search }));
  return plans.flatMap(withParts);
}

const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)];
const lettersRead = (nodes: Plan[]) => nodes.filter((node) => node['Index Name'] === 'courses_search_all');

test.each(['construction', 'in construction', 'modern plans'])(
  'a search for the frequent “%s” scans courses until it has enough',
  async (search) => {
    const nodes = await nodesFor(search);
    expect(lettersRead(nodes)).toEqual([]);
    expect(nodes.map((node) => node['Index Name'])).toContain('courses_created');
  },
);

test('a rare phrase of frequent words is found by its junctions', async () => {
  const nodes = await nodesFor('practical kanban');
  expect(lettersRead(nodes)).toEqual([]);
  expect(nodes.map((node) => node['Index Name'])).toContain('courses_junctions');
});

test('a rare word is found by its letters', async () => {
  const nodes = await nodesFor('c81e728d');
  expect(lettersRead(nodes)).not.toEqual([]);
});

test('PostgreSQL estimates how frequent a word is from at least five hundred texts', async () => {
  const { rows } = await product.ctx.pool.query<{ texts: number }>(
    `select array_length(histogram_bounds::text::text[], 1) as texts from pg_stats
     where tablename = 'courses' and attname = 'search_text'`,
  );
  expect(rows[0]?.texts).toBeGreaterThanOrEqual(500);
});
