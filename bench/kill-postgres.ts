/**
 * Kills the product's PostgreSQL repeatedly under job load: `node bench/kill-postgres.ts [--external] [KILLS]`, 50
 * times by default. Needs a build (`npm run build`) and the ports from `PORT` (3690) to `PORT + 2`. Each kill must
 * leave the product running and ready within ten seconds; in the end every acknowledged email must have been sent.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts';

const isExternal = process.argv.includes('--external');
const kills = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 50);
const port = Number(process.env.PORT ?? 3690);
const origin = `http://localhost:${port}`;
const mailbox = `http://127.0.0.1:${port + 1}/mail/messages`;
const root = join(import.meta.dirname, '..');

const folder = mkdtempSync(join(tmpdir(), 'milepost-kills-'));
const external = isExternal ? await startEmbeddedPostgres({ dataDir: join(folder, 'external') }) : undefined;
const product = spawn(join(root, 'node_modules/.bin/node'), ['bin/start.mjs', 'serve'], {
  cwd: root,
  stdio: ['ignore', process.env.LOG_LEVEL ? 'inherit' : 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: external?.connectionString ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  },
});
const hasEnded = () => product.exitCode !== null || product.signalCode !== null;

/** Email addresses whose subscription was acknowledged. */
const acknowledged: string[] = [];
let isLoading = true;

async function load(name: number): Promise<void> {
  for (let number = 0; isLoading; number += 1) {
    const email = `kill-${name}-${number}@example.com`;
    const response = await post({ email }).catch(() => undefined);
    if (response?.ok) acknowledged.push(email);
    // Slower than emails can be rendered, so that any missing at the end were lost, not queued.
    await pause(1_000);
  }
}

const post = (body: object) =>
  fetch(`${origin}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });

/** Waits until the product is ready. @returns the milliseconds that this took @throws above the limit, or if it ended */
async function untilReady(limit: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (hasEnded()) throw new Error('The product has ended.');
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    const took = performance.now() - began;
    if (response?.ok) return took;
    if (took > limit)
      throw new Error(`The product is not ready after ${limit} ms: ${await response?.text()}`);
    await pause(50);
  }
}

async function hasEmail(email: string): Promise<boolean> {
  const response = await fetch(`${mailbox}?${new URLSearchParams({ to: email })}`);
  return ((await response.json()) as unknown[]).length > 0;
}

async function isQueueEmpty(): Promise<boolean> {
  const { jobs } = (await (await fetch(`${origin}/readyz`)).json()) as {
    jobs: { waiting: number; locked: number };
  };
  return jobs.waiting + jobs.locked === 0;
}

async function unsent(): Promise<string[]> {
  const missing: string[] = [];
  for (const email of acknowledged) if (!(await hasEmail(email))) missing.push(email);
  return missing;
}

const cluster = join(folder, isExternal ? 'external' : 'data/postgres', 'postmaster.pid');
try {
  await untilReady(180_000);
  const loaders = Array.from({ length: 8 }, (_, name) => load(name));
  const waits: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(200 + Math.random() * 1500);
    process.kill(Number.parseInt(readFileSync(cluster, 'utf8'), 10), 'SIGKILL');
    await pause(50);
    waits.push(await untilReady(10_000));
    console.log(
      `kill ${kill}: ready after ${Math.round(waits.at(-1) ?? 0)} ms, ${acknowledged.length} emails`,
    );
  }
  isLoading = false;
  await Promise.all(loaders);
  const end = performance.now();
  while (!(await isQueueEmpty()) && performance.now() - end < 30_000) await pause(500);
  console.log(`queue empty after ${Math.round(performance.now() - end)} ms`);
  const missing = await unsent();
  console.log(`${kills} kills, 0 exits; longest wait ${Math.round(Math.max(...waits))} ms.`);
  console.log(`${acknowledged.length} emails acknowledged, ${missing.length} not sent 30 s later.`);
  console.log(await (await fetch(`${origin}/readyz`)).text());
  process.exitCode = missing.length > 0 ? 1 : 0;
} finally {
  product.kill('SIGTERM');
  await pause(3_000);
  await external?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}
