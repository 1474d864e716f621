import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { freePort } from '../../../test/factories/processes/free-port.ts';
import { hasPgBouncer, startPgBouncer } from '../../../test/factories/processes/pgbouncer.ts';
import { databaseAt, databasePrefix } from '../../../test/harness/database-names.ts';
import { request } from '../../../test/harness/request.ts';
import { onServer } from '../../../test/harness/test-product.ts';
import { isEnrolled } from '../../features/learning/index.server.ts';
import { sendEmailJob } from '../../features/notifications/index.server.ts';
import { providerEnvironments } from '../../features/payments/index.server.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { createApp } from '../app.ts';
import { startJobs } from '../jobs.ts';
import { openPlatform } from '../platform.ts';
import { openSandbox, withSandbox } from '../sandbox.ts';

let name: string;
let dataDir: string;
let port: number;
let stopProduct = async () => {};
beforeEach(async () => {
  name = databasePrefix(inject('runId')) + randomBytes(6).toString('hex');
  await onServer(`create database ${name}`);
  dataDir = await mkdtemp(join(tmpdir(), 'milepost-'));
  port = await freePort();
});
afterEach(async () => {
  await stopProduct();
  stopProduct = async () => {};
  await onServer(`drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
});

const directUrl = () => databaseAt(inject('serverUrl'), name);
const settingsWith = (urls: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string }): Settings =>
  readSettings(
    {
      ...urls,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'on',
    },
    providerEnvironments,
  );

/** The message of the error that `openPlatform` throws; fails if it starts. */
async function refusalOf(settings: Settings): Promise<string> {
  const started = await openPlatform(settings).catch((error: Error) => error.message);
  if (typeof started === 'string') return started;
  await started.close();
  throw new Error('It started.');
}

/** The running product, as `npm start` assembles it, without its pages. */
async function runProduct(given: Settings) {
  const sandbox = await openSandbox(given, { port: 0, smtpPort: 0 });
  const settings = withSandbox(given, sandbox);
  const { ctx, close } = await openPlatform(settings);
  const jobs = startJobs(ctx);
  const { app } = createApp(ctx, { pages: false, jobs });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stopProduct = async () => {
    server.close().closeAllConnections();
    await jobs.stop();
    await close();
    await sandbox.close();
  };
  return { ctx, app, jobs, sandbox };
}

describe.skipIf(!hasPgBouncer())('behind PgBouncer', () => {
  test('in transaction mode without a direct URL, start-up stops and says what to set', async () => {
    const pooler = await startPgBouncer({ mode: 'transaction' });
    const sentence = await refusalOf(settingsWith({ DATABASE_URL: pooler.urlOf(name) }));
    expect(sentence).toBe(
      'DATABASE_URL points to a connection pooler in transaction mode, such as PgBouncer: set DATABASE_DIRECT_URL to the URL of PostgreSQL itself.',
    );
    // A refused start-up leaves nothing behind that the next one would wait for.
    const platform = await openPlatform(
      settingsWith({ DATABASE_URL: pooler.urlOf(name), DATABASE_DIRECT_URL: directUrl() }),
    );
    await platform.close();
  });

  test('a direct URL that also points to the pooler, or to another database, is refused', async () => {
    const pooler = await startPgBouncer({ mode: 'transaction' });
    const url = pooler.urlOf(name);
    expect(await refusalOf(settingsWith({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }))).toMatch(
      /^DATABASE_DIRECT_URL points to a connection pooler in transaction mode: /,
    );
    const other = databaseAt(inject('serverUrl'), 'postgres');
    expect(await refusalOf(settingsWith({ DATABASE_URL: url, DATABASE_DIRECT_URL: other }))).toMatch(
      /^DATABASE_URL and DATABASE_DIRECT_URL point to different databases: /,
    );
  });

  test('statement mode is refused, and session mode needs no direct URL', async () => {
    const statements = await startPgBouncer({ mode: 'statement' });
    const urls = { DATABASE_URL: statements.urlOf(name), DATABASE_DIRECT_URL: directUrl() };
    expect(await refusalOf(settingsWith(urls))).toMatch(/in statement mode, which allows no transactions: /);
    const sessions = await startPgBouncer({ mode: 'session', connections: 20 });
    const platform = await openPlatform(settingsWith({ DATABASE_URL: sessions.urlOf(name) }));
    await platform.close();
  });

  test('in transaction mode with a direct URL, the whole product works, and starts a second time', async () => {
    const pooler = await startPgBouncer({ mode: 'transaction' });
    const settings = settingsWith({ DATABASE_URL: pooler.urlOf(name), DATABASE_DIRECT_URL: directUrl() });
    const product = await runProduct(settings);

    await registerAndSignIn(product);
    await buy(product);
    await exportPeople(product);
    await failAJob(product);
    await manyAtOnce(product);

    const second = await openPlatform(settings);
    expect((await second.ctx.pool.query('select 1')).rowCount).toBe(1);
    await second.close();
    expect((await product.app.request('/readyz')).status).toBe(200);
  }, 60_000);

  test('while the pooler is down, requests fail promptly and every process keeps running', async () => {
    const pooler = await startPgBouncer({ mode: 'transaction' });
    const settings = settingsWith({ DATABASE_URL: pooler.urlOf(name), DATABASE_DIRECT_URL: directUrl() });
    const { app, jobs } = await runProduct(settings);
    const statusOf = async (path: string) => (await app.request(path)).status;
    await expect.poll(() => statusOf('/readyz'), patient).toBe(200);
    expect(await statusOf('/api/courses')).toBe(200);
    await pooler.kill();
    expect(await statusOf('/api/courses')).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);
    expect(jobs.isRunning()).toBe(true);
    await pooler.startAgain();
    await expect.poll(() => statusOf('/api/courses'), patient).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
  }, 60_000);
});

type Product = Awaited<ReturnType<typeof runProduct>>;
const patient = { timeout: 15_000 };

/** The confirmation email arrives over SMTP. */
async function registerAndSignIn(product: Product): Promise<void> {
  const person = { name: 'Robin Marlow', email: 'robin@people.example', password: 'a long walk home' };
  expect((await request(product, 'POST /register', { body: person })).status).toBe(200);
  const mailbox = `${product.sandbox.url}/mail/messages?to=${person.email}`;
  const links = async () => ((await (await fetch(mailbox)).json()) as { links: string[] }[])[0]?.links ?? [];
  await expect.poll(links, patient).not.toEqual([]);
  const token = (await links())
    .find((link) => link.includes('/verify-email/'))
    ?.split('/')
    .at(-1);
  expect((await request(product, `POST /user/verify-user/${token}`)).status).toBe(200);
  expect((await request(product, 'POST /login', { body: person })).status).toBe(200);
}

/** The provider's webhook arrives, and its job grants access. */
async function buy(product: Product): Promise<void> {
  const buyer = await makePerson(product.ctx);
  const { id: courseId } = await makeCourse(product.ctx);
  const placed = await request<{ url: string }>(product, 'POST /payment/create-order', {
    as: buyer,
    body: { courseId, paymentMethod: 'stripe' },
  });
  const body = new URLSearchParams({ outcome: 'pay' });
  await fetch(placed.body.url, { method: 'POST', redirect: 'manual', body });
  await expect.poll(() => isEnrolled(product.ctx.db, buyer.id, courseId), patient).toBe(true);
}

/** Exports more rows than are read at once, so that the cursor stays open while others use the same connections. */
async function exportPeople(product: Product): Promise<void> {
  const count = 1203;
  const rows = Array.from({ length: count }, (_, n) => ({
    name: `Person ${n}`,
    email: `${n}@many.example`,
    passwordHash: '',
    socialLinks: '{}',
  }));
  await product.ctx.db.insertInto('users').values(rows).execute();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const exporting = request<string>(product, 'GET /admin/users.csv', { as: admin });
  const [exported] = await Promise.all([exporting, manyAtOnce(product)]);
  expect(exported.status).toBe(200);
  expect(String(exported.body).match(/@many\.example/g)).toHaveLength(count);
}

/** A failing job is recorded as failed, and the jobs after it run. */
async function failAJob(product: Product): Promise<void> {
  const { ctx, jobs } = product;
  await addJob(ctx.db, sendEmailJob, { nothing: 'that can be sent' } as never);
  const failed = async () =>
    (
      await ctx.pool.query(
        'select from graphile_worker.jobs where last_error is not null and locked_at is null',
      )
    ).rowCount;
  await expect.poll(failed, patient).toBe(1);
  expect(jobs.isRunning()).toBe(true);
  await request(product, 'POST /user/forget-password', { body: { email: 'robin@people.example' } });
  const mailbox = `${product.sandbox.url}/mail/messages?to=robin@people.example`;
  await expect.poll(async () => ((await (await fetch(mailbox)).json()) as unknown[]).length, patient).toBe(2);
}

/**
 * Signed-in requests with named statements and counted attempts: more at the same time than PgBouncer has connections.
 */
async function manyAtOnce(product: Product): Promise<void> {
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(product.ctx)));
  const asked = people.flatMap((person) => [
    request(product, 'GET /user', { as: person }),
    request(product, 'GET /payment/history', { as: person }),
    request(product, 'POST /login', { body: { email: person.email, password: 'wrong one' } }),
  ]);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
}
