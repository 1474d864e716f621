import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../test/harness/test-product.ts';
import { createApp } from './app.ts';

let product: TestProduct;
let isRunning = true;
let app: TestProduct['app'];
beforeAll(async () => {
  product = await createTestProduct();
  app = createApp(product.ctx, { pages: false, jobs: { isRunning: () => isRunning } }).app;
});
afterAll(() => product.close());

const ready = async () => {
  const response = await app.request('/readyz');
  return { status: response.status, body: await response.json() };
};

test('a process is ready while its database responds and its job runner runs', async () => {
  expect(await ready()).toEqual({
    status: 200,
    body: {
      status: 'ready',
      database: 'ready',
      jobRunner: 'running',
      jobs: { waiting: 0, locked: 0, parked: 0, oldestWaitingSeconds: 0 },
    },
  });
});

test('a process is not ready while its job runner is being restarted', async () => {
  isRunning = false;
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'waiting', jobRunner: 'starting' } });
  isRunning = true;
});

test('a process that was asked to end still responds, but is not ready', async () => {
  const { app: ending } = createApp(product.ctx, { pages: false, isStopping: () => true });
  const response = await ending.request('/readyz');
  expect([response.status, await response.json()]).toMatchObject([503, { status: 'stopping' }]);
  expect((await ending.request('/healthz')).status).toBe(200);
});

test('the metrics show the job queue and the job runner', async () => {
  await product.ctx.pool.query(`
    select graphile_worker.add_job('nothing', run_at => now() - interval '1 minute');
    update graphile_worker._private_jobs set attempts = max_attempts;
    select graphile_worker.add_job('nothing', run_at => now() - interval '1 minute')`);
  const text = await (await app.request('/metrics')).text();
  expect(text).toContain('jobs{state="waiting"} 1');
  expect(text).toContain('jobs{state="parked"} 1');
  expect(text).toContain('jobs{state="locked"} 0');
  expect(text).toMatch(/^jobs_oldest_waiting_seconds 6\d/m);
  expect(text).toContain('job_runner_running 1');
});

test('the metrics show the connections to the database, and emails that wait', async () => {
  const { pool } = product.ctx;
  const held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
  const text = await (await app.request('/metrics')).text();
  for (const client of held) client.release();
  expect(text).toContain(`database_connections{state="most"} ${pool.options.max}`);
  // The scrape itself may use the last one.
  const [, busy] = /^database_connections{state="busy"} (\d+)/m.exec(text) ?? [];
  expect(Number(busy)).toBeGreaterThanOrEqual(held.length);
  expect(text).toMatch(/^database_connection_waits \d/m);
  await pool.query("select graphile_worker.add_job('send_mail')");
  expect(await (await app.request('/metrics')).text()).toMatch(/^emails_waiting 1$/m);
});

test('docs/operations.md lists every metric, and none that does not exist', async () => {
  const text = await (await app.request('/metrics')).text();
  const own = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string);
  const documented = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const listed = [
    ...documented.matchAll(/^\| `([a-z_]+)(?:\{[a-z, ]+\})?` \| (?:gauge|counter|histogram)/gm),
  ].map(([, name]) => name as string);
  const fromLibrary = /^(process|nodejs)_/;
  const onlyIfConfigured = /^(database_replica|database_reads|cdn_)/;
  expect(listed.filter((name) => !onlyIfConfigured.test(name)).sort()).toEqual(
    own.filter((name) => !fromLibrary.test(name)).sort(),
  );
});

test('an unreachable database makes a process not ready and leaves the other metrics readable', async () => {
  const away = await createTestProduct();
  const { app: own } = createApp(away.ctx, { pages: false });
  await away.close();
  const response = await own.request('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'waiting', database: 'unreachable' });
  const metrics = await own.request('/metrics');
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).toContain('jobs{state="waiting"} Nan');
});
