import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { addJob } from './jobs.ts';
import { ownIdentity } from './process-identity.ts';
import { readQueue } from './queue-figures.ts';
import { sweepJobs } from './sweep-jobs.ts';
import { createWorkerRegister } from './worker-register.ts';

let product: TestProduct;
let clock: number;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  clock = 0;
  await product.ctx.pool.query('truncate job_workers');
  await product.ctx.pool.query('delete from graphile_worker._private_jobs');
});

const job = { name: 'nothing', payload: z.object({}) };
const open = () => createWorkerRegister(product.ctx.pool, product.ctx.log, () => clock);
const update = (set: string) => product.ctx.pool.query(`update graphile_worker._private_jobs set ${set}`);

/** A job held by a worker that is registered for the given process. */
async function lockedBy(id: string, { host, pid, began } = ownIdentity()): Promise<void> {
  await addJob(product.ctx.db, job, {});
  await update(`locked_by = '${id}', locked_at = now()`);
  await product.ctx.pool.query('insert into job_workers (id, host, pid, began) values ($1, $2, $3, $4)', [
    id,
    host,
    pid,
    began,
  ]);
}
const locked = async () => (await readQueue(product.ctx.pool)).locked;
const sendHeartbeat = (id: string) =>
  product.ctx.pool.query('update job_workers set seen_at = clock_timestamp() where id = $1', [id]);

test('jobs of a dead process on this host are released immediately', async () => {
  await lockedBy('pool-dead', { ...ownIdentity(), pid: 2 ** 22 + 1 });
  await open().beat();
  expect(await locked()).toBe(0);
});

test("a reused process id does not protect its predecessor's jobs", async () => {
  await lockedBy('pool-dead', { ...ownIdentity(), pid: process.ppid, began: '1' });
  await open().beat();
  expect(await locked()).toBe(0);
});

test('jobs of a living process on this host are never released, however long it is silent', async () => {
  const began = (await import('node:fs'))
    .readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    .split(') ')
    .at(-1);
  await lockedBy('pool-other', {
    ...ownIdentity(),
    pid: process.ppid,
    began: began?.split(' ')[19] ?? '',
  });
  const register = open();
  for (; clock < 600_000; clock += 60_000) await register.beat();
  expect(await locked()).toBe(1);
});

test('jobs of a dead host are released after 45 seconds of silence, and not before', async () => {
  await lockedBy('pool-far', { host: `not-${hostname()}`, pid: 1, began: '1' });
  const register = open();
  for (; clock <= 44_000; clock += 4_000) await register.beat();
  expect(await locked()).toBe(1);
  clock = 45_000;
  await register.beat();
  expect(await locked()).toBe(0);
});

test('jobs of a host that sends heartbeats are not released', async () => {
  await lockedBy('pool-far', { host: `not-${hostname()}`, pid: 1, began: '1' });
  const register = open();
  for (; clock < 300_000; clock += 30_000) {
    await sendHeartbeat('pool-far');
    await register.beat();
  }
  expect(await locked()).toBe(1);
});

test('a database outage makes no living worker look dead', async () => {
  await lockedBy('pool-far', { host: `not-${hostname()}`, pid: 1, began: '1' });
  const { pool } = product.ctx;
  let isAway = false;
  const query = (...args: unknown[]) =>
    isAway ? Promise.reject(new Error('away')) : (pool.query as (...args: unknown[]) => unknown)(...args);
  const failing = new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
  const register = createWorkerRegister(failing, product.ctx.log, () => clock);
  await register.beat();
  isAway = true;
  await register.beat().catch(() => {});
  isAway = false;
  clock = 600_000;
  await register.beat();
  expect(await locked()).toBe(1);
});

test('a stopped worker of this process releases its jobs, and completed ones do not run again', async () => {
  const register = open();
  await register.register('pool-own');
  await lockedBy('pool-own-2');
  await product.ctx.pool.query('truncate job_workers');
  await addJob(product.ctx.db, job, {});
  await update("locked_by = 'pool-own', locked_at = now()");
  const { rows } = await product.ctx.pool.query('select id from graphile_worker.jobs order by id');
  await register.beat();
  expect(await locked()).toBe(2);
  register.end('pool-own', [String(rows[0].id)]);
  await register.beat();
  expect(await readQueue(product.ctx.pool)).toMatchObject({ locked: 0, waiting: 1 });
});

test('a job that a newer one has replaced is parked with an error when its worker is killed', async () => {
  await addJob(product.ctx.db, job, {}, { key: 'same' });
  await lockedBy('pool-dead', { ...ownIdentity(), pid: 2 ** 22 + 1 });
  await addJob(product.ctx.db, job, {}, { key: 'same' });
  await open().beat();
  const { rows } = await product.ctx.pool.query(
    'select key, last_error from graphile_worker.jobs where attempts >= max_attempts',
  );
  expect(rows).toEqual([{ key: null, last_error: 'The worker stopped while it ran this job.' }]);
  expect(await readQueue(product.ctx.pool)).toMatchObject({ locked: 0, parked: 1 });
});

test('two processes can safely release the same jobs at the same time', async () => {
  await lockedBy('pool-dead', { ...ownIdentity(), pid: 2 ** 22 + 1 });
  await Promise.all([open().beat(), open().beat(), open().beat()]);
  expect(await locked()).toBe(0);
});

test('the queue is counted by the state of its jobs', async () => {
  await addJob(product.ctx.db, job, {});
  await update("run_at = now() - interval '90 seconds'");
  await addJob(product.ctx.db, job, {}, { runAt: new Date(Date.now() + 3_600_000) });
  const figures = await readQueue(product.ctx.pool);
  expect(figures).toMatchObject({ waiting: 1, locked: 0, parked: 0 });
  expect(figures.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
  await update("attempts = max_attempts, last_error = 'no'");
  expect(await readQueue(product.ctx.pool)).toMatchObject({ waiting: 0, parked: 2, oldestWaitingSeconds: 0 });
});

test('parked jobs are deleted after two weeks, and no others', async () => {
  await addJob(product.ctx.db, job, {});
  await update("attempts = max_attempts, updated_at = now() - interval '13 days'");
  await sweepJobs(product.ctx);
  expect(await readQueue(product.ctx.pool)).toMatchObject({ parked: 1 });
  await update("updated_at = now() - interval '15 days'");
  await addJob(product.ctx.db, job, {});
  await sweepJobs(product.ctx);
  expect(await readQueue(product.ctx.pool)).toMatchObject({ parked: 0, waiting: 1 });
});
