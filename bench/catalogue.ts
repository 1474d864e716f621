import assert from 'node:assert/strict';
import type { Bench, Finding } from './bench.ts';
import { compare } from './compare.ts';
import { cpuOf } from './cpu.ts';
import { byEffort } from './effort.ts';
import { ratioFinding } from './findings.ts';
import { sendLoad } from './load.ts';
import { startBare } from './processes.ts';
import { statementsFor } from './statements.ts';

const path = '/api/courses?limit=9';

/** The newest nine of 100,000 courses, against `node:http` and `pg` with the same SQL. */
export async function measureCatalogue({ database, product }: Bench): Promise<Finding[]> {
  const statements = await statementsFor(database.url, { limit: '9' });
  const bare = await startBare('catalogue-server.ts', {
    BENCH_DATABASE_URL: database.url,
    BENCH_STATEMENTS: JSON.stringify(statements),
  });
  try {
    assert.deepEqual(await readJson(product.origin), await readJson(bare.origin));
    const contender = ({ origin, pid }: typeof bare) => ({
      work: (amount: number) => sendLoad({ origin, paths: [path] }, amount),
      cpu: () => cpuOf(pid),
    });
    const size = byEffort({
      full: { rounds: 7, amount: 4_000 },
      quick: { rounds: 3, amount: 1_500 },
      smoke: { rounds: 1, amount: 100 },
    });
    return [
      ratioFinding(
        'catalogue API',
        'requests',
        await compare(contender(product), contender(bare), size),
        0.6,
      ),
    ];
  } finally {
    await bare.stop();
  }
}

const readJson = async (origin: string): Promise<unknown> => (await fetch(origin + path)).json();
