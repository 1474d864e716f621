import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { SearchRequest } from '../bare/query-loop.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { type Contender, compare } from '../running/compare.ts';
import { cpuOf, cpuOfFamily } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';
import { ratioFinding } from '../running/findings.ts';
import { sendLoad } from '../running/load.ts';
import { root } from '../running/place.ts';
import { isCount, type Statement, statementsFor } from '../running/statements.ts';

/** Typical searches, from a word in every fourth course to one in none. */
const searchTerms = { common: 'project', frequent: 'kanban', rare: 'bow-tie', none: 'zeppelin' };
const slowest = 50;

type Search = { path: string; statements: Statement[] };

/**
 * Search among 100,000 courses, against a bare loop of the same SQL. Searching happens in PostgreSQL, so its CPU time
 * counts on both sides.
 */
export async function measureSearch(bench: Bench): Promise<Finding[]> {
  const { database, product } = bench;
  const searches: Record<string, Search> = {};
  for (const [kind, search] of Object.entries(searchTerms)) {
    const path = `/api/courses?${new URLSearchParams({ search, limit: '9' })}`;
    searches[kind] = { path, statements: await statementsFor(database.url, { search, limit: '9' }) };
  }
  await assertSameCourses(database.url, product.origin, Object.values(searches));
  const loop = fork(join(root, 'bench/bare/query-loop.ts'), {
    env: { ...process.env, BENCH_DATABASE_URL: database.url },
  });
  try {
    const overall = (pid: number) => () => cpuOf(pid) + cpuOfFamily(database.pid);
    const sides = (chosen: Search[]): [Contender, Contender] => [
      {
        work: (amount) => sendLoad({ origin: product.origin, paths: chosen.map(({ path }) => path) }, amount),
        cpu: overall(product.pid),
      },
      { work: (amount) => runLoop(loop, amount, chosen), cpu: overall(loop.pid as number) },
    ];
    const mixed = await compare(
      ...sides(Object.values(searches)),
      byEffort({
        full: { rounds: 5, amount: 400 },
        quick: { rounds: 3, amount: 120 },
        smoke: { rounds: 1, amount: 8 },
      }),
    );
    const findings = [ratioFinding('search API, all four', 'searches', mixed, 0.9)];
    for (const [kind, search] of Object.entries(searches)) {
      const amount = kind === 'common' ? 60 : 600;
      const size = byEffort({
        full: { rounds: 3, amount: 2 * amount },
        quick: { rounds: 2, amount },
        smoke: { rounds: 1, amount: 8 },
      });
      findings.push(
        ratioFinding(
          `  ${kind}: “${searchTerms[kind as keyof typeof searchTerms]}”`,
          'searches',
          await compare(...sides([search]), size),
        ),
      );
    }
    return [...findings, await slowestResponse(product.origin + searches.common?.path)];
  } finally {
    loop.disconnect();
  }
}

/** Fails unless the product returns the courses that its SQL finds, in the same order. */
async function assertSameCourses(url: string, origin: string, searches: Search[]): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    for (const { path, statements } of searches) {
      const page = statements.find((statement) => !isCount(statement));
      const rows = page ? (await pool.query<{ id: string }>(page)).rows : [];
      const response = (await (await fetch(origin + path)).json()) as { courses: { _id: string }[] };
      assert.deepEqual(
        response.courses.map(({ _id }) => _id),
        rows.map(({ id }) => id),
      );
    }
  } finally {
    await pool.end();
  }
}

async function runLoop(loop: ChildProcess, amount: number, chosen: Search[]): Promise<void> {
  const request: SearchRequest = { amount, searches: chosen.map(({ statements }) => statements) };
  loop.send(request);
  await once(loop, 'message');
}

/** How long one visitor waits for a common word. Other work on the machine only adds, so the best round counts. */
async function slowestResponse(address: string): Promise<Finding> {
  const rounds: number[] = [];
  const { times, amount } = byEffort({
    full: { times: 4, amount: 100 },
    quick: { times: 2, amount: 40 },
    smoke: { times: 1, amount: 5 },
  });
  for (let round = 0; round < times; round++) rounds.push(await percentile95(address, amount));
  const best = Math.min(...rounds);
  return {
    name: '  common, alone, p95',
    product: `${best.toFixed(1)} ms`,
    limit: '',
    measured: '',
    required: `≤ ${slowest} ms`,
    passed: best <= slowest,
    numbers: { milliseconds: rounds, required: slowest },
  };
}

async function percentile95(address: string, amount: number): Promise<number> {
  const taken: number[] = [];
  for (let sent = 0; sent < amount; sent++) {
    const begun = performance.now();
    await (await fetch(address)).text();
    taken.push(performance.now() - begun);
  }
  return taken.toSorted((a, b) => a - b)[Math.ceil(amount * 0.95) - 1] as number;
}
