import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createApp } from '../app.ts';

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

test('a process whose database does not respond still responds, and says so', async () => {
  const stuck = await product.ctx.pool.connect();
  try {
    await stuck.query('begin; lock table graphile_worker._private_jobs');
    const [state, metrics] = await Promise.all([ready(), app.request('/metrics')]);
    expect(state).toMatchObject({ status: 503, body: { database: 'unreachable' } });
    const text = await metrics.text();
    expect(text).toContain('jobs{state="waiting"} Nan');
    expect(text).toContain('emails_waiting Nan');
  } finally {
    await stuck.query('rollback');
    stuck.release();
  }
  expect((await ready()).status).toBe(200);
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

test('a scrape reads the queue and the backups once', async () => {
  const asked = vi.spyOn(product.ctx.pool, 'query');
  onTestFinished(() => asked.mockRestore());
  await app.request('/metrics');
  const statements = asked.mock.calls.map(([statement]) => String(statement));
  const about = (part: string) => statements.filter((statement) => statement.includes(part)).length;
  expect([about('is_waiting'), about('from backups')]).toEqual([1, 1]);
});

test('the metrics show the connections to the database, and the queries that wait for one', async () => {
  const { pool } = product.ctx;
  const scrape = async () => (await app.request('/metrics')).text();
  await pool.query('select');
  expect(await scrape(), 'its own queries do not count').toMatch(/^database_queries_waiting 0$/m);
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = pool.query('select');
  const scraped = scrape();
  for (const client of held) client.release();
  await waiting;
  const text = await scraped;
  expect(text).toContain(`database_connections{state="busy"} ${held.length}`);
  expect(text).toContain(`database_connections_limit ${held.length}`);
  expect(text).toMatch(/^database_queries_waiting 1$/m);
});

test('the metrics show emails that are waiting', async () => {
  await product.ctx.pool.query("select graphile_worker.add_job('send_mail')");
  expect(await (await app.request('/metrics')).text()).toMatch(/^emails_waiting 1$/m);
});

test('requests are counted by the operation of the API that handled them', async () => {
  await app.request('/api/courses/no-such-course');
  const text = await (await app.request('/metrics')).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/courses/:id",status="404"} 1',
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
