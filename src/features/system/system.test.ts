import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { parkJob } from '../../../test/factories/processes/parked-job.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { version } from '../../contract/api/version.ts';
import { createWorkerRegister } from '../../platform/jobs/worker-register.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import type { ParkedJobList, System } from './contract.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

const system = async () =>
  (await request<{ system: System }>(product, 'GET /admin/system', { as: admin })).body.system;
const parked = async (query = '') =>
  (await request<ParkedJobList>(product, `GET /admin/system/jobs${query}`, { as: admin })).body;
const retry = (id: string) => request(product, `POST /admin/system/jobs/${id}/retry`, { as: admin });
const discard = (id: string) => request(product, `DELETE /admin/system/jobs/${id}`, { as: admin });
const auditOf = (id: string) =>
  product.ctx.db.selectFrom('auditLog').select(['action', 'details']).where('subjectId', '=', id).execute();

test('names the versions in use, and each process that runs jobs once', async () => {
  const register = createWorkerRegister(product.ctx.pool, product.ctx.log);
  await register.register('first');
  await register.register('second');
  const { versions, processes } = await system();
  expect(versions).toMatchObject({ product: version, node: process.versions.node });
  expect(versions.postgres).toMatch(/^\d+/);
  expect(versions.migration).toMatch(/^\d{4}_/);
  expect(processes).toHaveLength(1);
  expect(processes[0]?.pid).toBe(process.pid);
  expect(processes[0]?.host).not.toContain('/');
});

test('counts waiting and parked jobs, and emails that will still be tried', async () => {
  const before = (await system()).jobs;
  await sql`select graphile_worker.add_job('send_mail', '{}'::json)`.execute(product.ctx.db);
  await parkJob(product.ctx, 'send_mail');
  const { jobs } = await system();
  expect(jobs.waiting).toBe(before.waiting + 1);
  expect(jobs.emails).toBe(before.emails + 1);
  expect(jobs.parked).toBe(before.parked + 1);
});

test('shows the last backup, and a failure only until a backup succeeds', async () => {
  const schedule = '30 2 * * *';
  const own = await createTestProduct({
    backups: readSettings({ BACKUP_TO: '/backups', BACKUP_SCHEDULE: schedule }).backups,
  });
  onTestFinished(() => own.close());
  const as = await makePerson(own.ctx, { role: 'admin' });
  const backups = async () =>
    (await request<{ system: System }>(own, 'GET /admin/system', { as })).body.system.backups;
  await own.ctx.pool.query('update kysely_migration set timestamp = now()');
  expect(await backups()).toEqual({ schedule, last: null, overdueSince: null, failedAt: null });

  await parkJob(own.ctx, 'back_up', 'No space left on device');
  expect(await backups()).toMatchObject({ schedule, last: null, failedAt: expect.any(String) });

  await sql`insert into backups (id, place, started_at, finished_at, bytes)
    values (gen_random_uuid(), '/backups/a.tar.gz', now(), now(), 5000000000)`.execute(own.ctx.db);
  expect(await backups()).toEqual({
    schedule,
    last: { place: '/backups/a.tar.gz', bytes: 5_000_000_000, finishedAt: expect.any(String) },
    overdueSince: null,
    failedAt: null,
  });
});

test('says since when a scheduled backup has been overdue, until one succeeds', async () => {
  const own = await createTestProduct({
    backups: readSettings({ BACKUP_TO: '/backups', BACKUP_SCHEDULE: '* * * * *' }).backups,
  });
  onTestFinished(() => own.close());
  const as = await makePerson(own.ctx, { role: 'admin' });
  const overdueSince = async () =>
    (await request<{ system: System }>(own, 'GET /admin/system', { as })).body.system.backups.overdueSince;
  await own.ctx.pool.query('update kysely_migration set timestamp = now()');
  expect(await overdueSince()).toBeNull();
  own.advance(62 * 60_000);
  expect(await overdueSince()).toMatch(/:00\.000Z$/);

  const finished = own.ctx.clock();
  await sql`insert into backups (id, place, started_at, finished_at, bytes)
    values (gen_random_uuid(), '/backups/a.tar.gz', ${finished}::timestamptz - interval '1 hour', ${finished}, 1)`.execute(
    own.ctx.db,
  );
  expect(await overdueSince()).toBeNull();
  own.advance(62 * 60_000);
  expect(await overdueSince(), 'the next one may take as long as the last').toBeNull();
  own.advance(60 * 60_000);
  expect(await overdueSince()).not.toBeNull();
});

test('no backup is overdue without a schedule', async () => {
  await product.ctx.pool.query("update kysely_migration set timestamp = '2020-01-01'");
  expect((await system()).backups).toMatchObject({ schedule: null, overdueSince: null });
});

test('says which service does not work, and why', async () => {
  const smtpUrl = 'smtp://127.0.0.1:9';
  const broken = await createTestProduct({ smtpUrl });
  onTestFinished(() => broken.close());
  const as = await makePerson(broken.ctx, { role: 'admin' });
  const { status, body } = await request(broken, 'GET /admin/system/services', { as });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    services: [{ part: 'email', isFine: false, sentence: expect.stringMatching(/^It cannot be reached: /) }],
  });
});

test('a parked job is listed with the first line of its error, and without its payload', async () => {
  const id = await parkJob(product.ctx, 'send_refund', 'Error: no funds\n    at somewhere');
  const { jobs, total } = await parked('?limit=1');
  expect(total).toBeGreaterThan(1);
  expect(jobs).toEqual([
    { _id: id, name: 'send_refund', error: 'Error: no funds', attempts: 25, failedAt: expect.any(String) },
  ]);
});

test('a retried job is due again with all its attempts, and the retry is recorded', async () => {
  const id = await parkJob(product.ctx, 'send_refund');
  expect((await retry(id)).status).toBe(200);
  const { rows } = await sql<{ attempts: number; due: boolean }>`
    select attempts, run_at <= now() as due from graphile_worker.jobs where id = ${id}`.execute(
    product.ctx.db,
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  expect(await auditOf(id)).toEqual([{ action: 'job.retried', details: { name: 'send_refund' } }]);
});

test('a discarded job is gone, and a second decision on it is refused', async () => {
  const id = await parkJob(product.ctx);
  expect((await discard(id)).status).toBe(200);
  expect((await parked()).jobs.map(({ _id }) => _id)).not.toContain(id);
  for (const late of [await discard(id), await retry(id)])
    expect(late).toMatchObject({ status: 404, body: { code: 'job.not_found' } });
  expect(await auditOf(id)).toHaveLength(1);
});

test('a job that is not parked cannot be retried or discarded', async () => {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job('send_refund', '{}'::json)`.execute(product.ctx.db);
  const id = rows[0]?.id ?? '';
  expect((await discard(id)).status).toBe(404);
  expect((await retry(id)).status).toBe(404);
  expect(await auditOf(id)).toEqual([]);
});
