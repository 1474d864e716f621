import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Finding } from '../running/bench.ts';
import { compare } from '../running/compare.ts';
import { cpuOf } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';
import { ratioFinding } from '../running/findings.ts';
import { sendLoad } from '../running/load.ts';
import { root } from '../running/place.ts';
import { type Running, startBare } from '../running/processes.ts';
import { statementsFor } from '../running/statements.ts';

/** Any other cookie bypasses the cache, so the page is rendered for that visitor. */
const bypassingCache = { cookie: 'visit=1' };

/**
 * Measures the course list as visitors get it, cached until the catalogue changes. It is compared with the same nine
 * cards rendered by a minimal React Router page, and with the same bytes from `node:http`. For information, the page is
 * also rendered for each request and compared with the nine cards, and with the whole page (header, filters and footer)
 * in plain React Router. The difference from the whole page is the product's overhead.
 */
export async function measureListPage({ database, product }: Bench): Promise<Finding[]> {
  await buildBarePages();
  const bare = await startBare('pages-server.ts', {
    BENCH_DATABASE_URL: database.url,
    BENCH_STATEMENTS: JSON.stringify(await statementsFor(database.url, { limit: '9' })),
  });
  const constant = await startBare('constant-server.ts', {
    BENCH_PAGE: await (await fetch(`${product.origin}/all-courses`)).text(),
  });
  try {
    const shown = await titles(`${product.origin}/all-courses`);
    assert.deepEqual(await titles(`${bare.origin}/`), shown);
    assert.deepEqual(await titles(`${bare.origin}/whole`), shown);
    const contender = ({ origin, pid }: Running, path: string, headers = {}) => ({
      work: (amount: number) => sendLoad({ origin, paths: [path], headers: [headers] }, amount),
      cpu: () => cpuOf(pid),
    });
    const size = byEffort({
      full: { rounds: 7, amount: 1_500 },
      quick: { rounds: 3, amount: 600 },
      smoke: { rounds: 1, amount: 20 },
    });
    const cards = contender(bare, '/');
    const list = contender(product, '/all-courses');
    const rendered = contender(product, '/all-courses', bypassingCache);
    const whole = contender(bare, '/whole');
    const many = { ...size, amount: 4 * size.amount };
    // A page that is rendered for each request takes so much CPU time that fewer of them are enough.
    const few = { ...size, amount: Math.ceil(size.amount / 3) };
    return [
      ratioFinding('list page', 'pages', await compare(list, cards, size), 0.9),
      ratioFinding('  constant page', 'pages', await compare(list, contender(constant, '/'), many), 0.45),
      ratioFinding('  uncached', 'pages', await compare(rendered, cards, few)),
      ratioFinding('  same page, bare', 'pages', await compare(rendered, whole, few)),
    ];
  } finally {
    await Promise.all([bare.stop(), constant.stop()]);
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
