import assert from 'node:assert/strict';
import type { Bench, Finding } from '../running/bench.ts';
import { compare } from '../running/compare.ts';
import { cpuOf } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';
import { ratioFinding } from '../running/findings.ts';
import { sendLoad } from '../running/load.ts';
import { startBare } from '../running/processes.ts';
import { statementsFor } from '../running/statements.ts';

const path = '/api/courses?limit=9';

/** A cookie other than the theme's bypasses the cache. */
const bypassingCache = { cookie: 'visit=1' };

/**
 * The newest nine of 100,000 courses, as visitors get them: cached until the catalogue changes. Compared with
 * `node:http` and `pg` with the same SQL; for information, also uncached.
 */
export async function measureCatalogue({ database, product }: Bench): Promise<Finding[]> {
  const statements = await statementsFor(database.url, { limit: '9' });
  const bare = await startBare('catalogue-server.ts', {
    BENCH_DATABASE_URL: database.url,
    BENCH_STATEMENTS: JSON.stringify(statements),
  });
  try {
    assert.deepEqual(await readJson(product.origin), await readJson(bare.origin));
    const contender = ({ origin, pid }: typeof bare, headers = {}) => ({
      work: (amount: number) => sendLoad({ origin, paths: [path], headers: [headers] }, amount),
      cpu: () => cpuOf(pid),
    });
    const size = byEffort({
      full: { rounds: 7, amount: 4_000 },
      quick: { rounds: 3, amount: 1_500 },
      smoke: { rounds: 1, amount: 100 },
    });
    const limit = contender(bare);
    const uncached = contender(product, bypassingCache);
    return [
      ratioFinding('catalogue API', 'requests', await compare(contender(product), limit, size), 0.6),
      ratioFinding('  uncached', 'requests', await compare(uncached, limit, size)),
    ];
  } finally {
    await bare.stop();
  }
}

const readJson = async (origin: string): Promise<unknown> => (await fetch(origin + path)).json();
