import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type CourseSort, courseSorts } from '../../src/contract/constants.ts';
import { openMillion } from '../filling/fill-million.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort, effort } from '../running/effort.ts';
import { place } from '../running/place.ts';
import { type Statement, statementsFor } from '../running/statements.ts';

type QueryParams = Record<string, string>;

const filters: Record<string, QueryParams> = {
  category: { category: 'Risk Management' },
  level: { level: 'Advanced' },
  language: { language: 'German' },
  price: { minPrice: '20', maxPrice: '50' },
};
const everySearch = ['', 'project', 'construction', 'kanban', 'practical kanban', 'bow-tie', 'zeppelin'];
const searches = byEffort({
  full: everySearch,
  quick: everySearch,
  smoke: ['', 'construction', 'practical kanban'],
});
const pages = byEffort({ full: ['1', '50'], quick: ['1', '50'], smoke: ['1'] });
/** The searches that used to slow down most: ten times the courses may make them `mostGrowth` times as slow. */
const named = ['German, 20, 50, newest, 1', 'construction, newest, 1', 'practical kanban, newest, 1'];
const times = byEffort({ full: 5, quick: 5, smoke: 1 });
const sorts = byEffort<readonly CourseSort[]>({ full: courseSorts, quick: courseSorts, smoke: ['newest'] });
const mostGrowth = 2;
/** A difference of this many milliseconds is unnoticeable, and within the noise of a busy machine. */
const unnoticed = 5;

/**
 * The cost of a query: milliseconds for page and count one after the other, the best of a few; and 8 KiB blocks read.
 * The steps of a plan are not timed: reading the clock for every row took longer than reading the row.
 */
type Cost = { ms: number; blocks: number };
type Row = { query: string; small: Cost; large: Cost };

/**
 * Runs every combination of filters, search, sort and page with 100,000 and with 1,000,000 courses, and compares their
 * costs. Filling the larger database takes a gigabyte and some minutes.
 */
export async function measureMillion({ database }: Bench): Promise<Finding[]> {
  const million = await openMillion(database.url, console.log);
  const [small, large] = [
    new Pool({ connectionString: database.url }),
    new Pool({ connectionString: million }),
  ];
  try {
    const rows: Row[] = [];
    for (const params of combinations()) {
      const query = Object.values(params).join(', ') || 'everything';
      const fullQuery = { limit: '9', ...params };
      rows.push({
        query,
        small: await costOf(small, await statementsFor(database.url, fullQuery)),
        large: await costOf(large, await statementsFor(million, fullQuery)),
      });
    }
    if (effort !== 'smoke') writeFileSync(join(place.results, 'million.md'), asTable(rows));
    return [
      ...named.map((query) => growth(query, rows)),
      ...Object.entries(byKind(rows)).map(([kind, chosen]) => finding(kind, chosen)),
    ];
  } finally {
    await Promise.all([small.end(), large.end()]);
  }
}

/** Every combination of filters; the first has none. */
export function filterCombinations(): QueryParams[] {
  const names = Object.keys(filters);
  return Array.from({ length: 2 ** names.length }, (_, bits) =>
    Object.assign({}, ...names.filter((_, index) => bits & (1 << index)).map((name) => filters[name])),
  );
}

function combinations(): QueryParams[] {
  return searches.flatMap((search) =>
    filterCombinations().flatMap((filter) =>
      sorts.flatMap((sort) => pages.map((page) => ({ ...(search && { search }), ...filter, sort, page }))),
    ),
  );
}

async function costOf(pool: Pool, statements: Statement[]): Promise<Cost> {
  const costs: Cost[] = [];
  for (let time = 0; time < times; time += 1) {
    const cost = { ms: 0, blocks: 0 };
    for (const { text, values } of statements) {
      const { rows } = await pool.query(
        `explain (analyze, timing off, buffers, format json) ${text}`,
        values,
      );
      const { Plan: plan, ...took } = rows[0]['QUERY PLAN'][0];
      cost.ms += took['Planning Time'] + took['Execution Time'];
      cost.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    costs.push(cost);
  }
  return costs.reduce((one, other) => (other.ms < one.ms ? other : one));
}

const byKind = (rows: Row[]): Record<string, Row[]> =>
  Object.groupBy(
    rows,
    ({ query }) => searches.find((search) => search && query.startsWith(`${search},`)) ?? 'filters',
  ) as Record<string, Row[]>;

function growth(name: string, rows: Row[]): Finding {
  const { small, large } = rows.find(({ query }) => query === name) as Row;
  const ratio = large.ms / small.ms;
  return {
    name: `million: ${name}`,
    product: `${large.ms.toFixed(2)} ms`,
    limit: `${small.ms.toFixed(2)} ms`,
    measured: `× ${ratio.toFixed(2)}`,
    required: `≤ × ${mostGrowth}`,
    passed: ratio <= mostGrowth,
    numbers: { small, large },
  };
}

/** Reports each kind by its slowest combination at a million courses. */
function finding(kind: string, rows: Row[]): Finding {
  const worst = rows.toSorted((a, b) => b.large.ms - a.large.ms)[0] as Row;
  const grown = rows.filter(({ small, large }) => large.ms > mostGrowth * Math.max(small.ms, unnoticed));
  return {
    name: `million: ${kind}, ${rows.length} combinations`,
    product: `slowest ${worst.large.ms.toFixed(1)} ms (${worst.query})`,
    limit: `${worst.small.ms.toFixed(1)} ms`,
    measured: `${grown.length} more than × ${mostGrowth} and ${mostGrowth * unnoticed} ms`,
    passed: true,
    numbers: { rows },
  };
}

function asTable(rows: Row[]): string {
  const cells = rows.map(({ query, small, large }) =>
    [query, small.ms.toFixed(1), large.ms.toFixed(1), small.blocks, large.blocks].join(' | '),
  );
  return `| query | ms at 100,000 | ms at 1,000,000 | blocks | blocks |\n|---|---|---|---|---|\n${cells.map((cell) => `| ${cell} |\n`).join('')}`;
}
