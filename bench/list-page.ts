import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Finding } from './bench.ts';
import { compare } from './compare.ts';
import { cpuOf } from './cpu.ts';
import { ratioFinding } from './findings.ts';
import { sendLoad } from './load.ts';
import { root } from './place.ts';
import { type Running, startBare } from './processes.ts';
import { statementsFor } from './statements.ts';

/**
 * The list of courses as a page, against the same nine cards by a React Router page with nothing around them. For
 * information also against the whole page, header, filters and footer included, by bare React Router: what is lost there
 * is lost behind the page, the rest is the page itself.
 */
export async function measureListPage({ database, product, quick }: Bench): Promise<Finding[]> {
  await buildBarePages();
  const bare = await startBare('pages-server.ts', {
    BENCH_DATABASE_URL: database.url,
    BENCH_STATEMENTS: JSON.stringify(await statementsFor(database.url, { limit: '9' })),
  });
  try {
    const shown = await titles(`${product.origin}/all-courses`);
    assert.deepEqual(await titles(`${bare.origin}/`), shown);
    assert.deepEqual(await titles(`${bare.origin}/whole`), shown);
    const contender = ({ origin, pid }: Running, path: string) => ({
      work: (amount: number) => sendLoad({ origin, paths: [path] }, amount),
      cpu: () => cpuOf(pid),
    });
    const size = quick ? { rounds: 3, amount: 600 } : { rounds: 7, amount: 1_500 };
    const list = contender(product, '/all-courses');
    return [
      ratioFinding('list page', 'pages', await compare(list, contender(bare, '/'), size), 0.9),
      ratioFinding('  same page, bare', 'pages', await compare(list, contender(bare, '/whole'), size)),
    ];
  } finally {
    await bare.stop();
  }
}

async function buildBarePages(): Promise<void> {
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs');
  await promisify(execFile)(process.execPath, [program, 'build', join(root, 'bench/bare-pages')], {
    cwd: root,
  });
}

async function titles(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const found = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title as string);
  assert.equal(found.length, 9, `${address} shows ${found.length} courses`);
  return found;
}
