import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';

/** These tests kill real databases and real processes, in separate folders. */
const folders: string[] = [];
const processes: ChildProcess[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-test-jobs-'));
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await pause(500);
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** Starts a process that adds and runs jobs; `job-load.ts` describes it. */
async function startLoad(folder: string, kind: 'adding' | 'idle' = 'adding') {
  const script = join(import.meta.dirname, '../../../test/factories/processes/job-load.ts');
  const child = fork(script, [folder, kind], { silent: true });
  processes.push(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)));
  const added = new Set<number>();
  const done: number[] = [];
  child.on('message', (message: { added?: number; done?: number }) => {
    if (message.added) added.add(message.added);
    if (message.done) done.push(message.done);
  });
  await once(child, 'message');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return { child, added, done, isAlive, output: () => output.join('') };
}

const killPostgres = (folder: string) =>
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');

const missing = (added: Set<number>, done: number[]) => {
  const all = new Set(done);
  return [...added].filter((number) => !all.has(number));
};
const patient = { timeout: 30_000, interval: 100 };

test.concurrent('killing the database under job load ends no process, loses no job and leaves a readable log', async () => {
  const folder = makeFolder();
  const load = await startLoad(folder);
  for (const kill of [1, 2, 3]) {
    const before = load.done.length;
    await vi.waitFor(() => expect(load.done.length).toBeGreaterThan(before + 50), patient);
    killPostgres(folder);
    await pause(200);
    expect(load.isAlive(), `after kill ${kill}`).toBe(true);
  }
  await vi.waitFor(() => expect(load.added.size).toBeGreaterThan(300), patient);
  load.child.send('stop adding');
  await vi.waitFor(() => expect(missing(load.added, load.done)).toEqual([]), patient);
  expect(load.isAlive()).toBe(true);
  load.child.send('end');
  const [code] = await once(load.child, 'exit');
  expect(code).toBe(0);
  const lines = load.output().trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([]);
  expect(lines.some((line) => line.includes('the job runner has stopped'))).toBe(true);
}, 120_000);

test.concurrent('another process completes the jobs of a killed process within seconds', async () => {
  const folder = makeFolder();
  const load = await startLoad(folder);
  await vi.waitFor(() => expect(load.done.length).toBeGreaterThan(100), patient);
  load.child.kill('SIGKILL');
  await once(load.child, 'exit');
  const next = await startLoad(folder, 'idle');
  await vi.waitFor(() => expect(missing(load.added, [...load.done, ...next.done])).toEqual([]), patient);
}, 120_000);
