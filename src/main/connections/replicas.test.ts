import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { startReplicated } from '../../../test/factories/processes/replicated.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { Context } from '../../platform/context.ts';
import { createDb } from '../../platform/database/database.ts';
import { checkReplica } from '../../platform/database/replicas/check-replica.ts';
import { openReads } from '../../platform/database/replicas/open-reads.ts';
import { createApp } from '../app.ts';
import { findAll } from '../check/check.ts';

const patient = { timeout: 20_000, interval: 20 };
const replicated = { timeout: 120_000 };
const origin = 'http://localhost:3000';

let servers: Awaited<ReturnType<typeof startReplicated>>;
let product: TestProduct;
/** The product on the primary. */
let main: Context;
/** Added to the clock of every process. */
let offset = 0;

beforeAll(async () => {
  servers = await startReplicated();
  product = await createTestProduct();
  main = { ...product.ctx, pool: servers.pool, direct: servers.pool, db: createDb(servers.pool) };
}, 120_000);
afterAll(async () => {
  await product.close();
  await servers.close();
}, 60_000);
beforeEach(() => main.pool.query('truncate users, courses cascade'));

/** A process of the product that reads from the replica. */
async function openProcess(urls = [servers.readerUrl]) {
  const now = () => performance.now() + offset;
  const primary = { pool: main.pool, db: main.db };
  const reads = await openReads({ ...main, urls, primary, max: 4, now });
  onTestFinished(reads.close);
  reads.changes.listening();
  const ctx = { ...main, reads };
  const { app } = createApp(ctx, { pages: false });
  const get = (path: string, headers: Record<string, string> = {}) => app.request(origin + path, { headers });
  const report = () => {
    if (!reads.report) throw new Error('There are no replicas.');
    return reads.report();
  };
  const isChosen = (chosen: boolean) =>
    vi.waitFor(() => expect(reads.choose() !== reads.primary).toBe(chosen), patient);
  return { ctx, app, get, report, isChosen };
}

/** Runs a statement on the replica until the test ends, then another that undoes it. */
async function onReplica(statement: string, undo: string) {
  const client = new Client({ connectionString: servers.replicaUrl });
  await client.connect();
  onTestFinished(async () => {
    for (const each of undo.split(';')) await client.query(each);
    await client.end();
  });
  for (const each of statement.split(';')) await client.query(each);
}

const titles = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { courses: { title: string }[] }).courses.map(({ title }) => title);

test(
  'visitors read from the replica, and signed-in people’s own data comes from the primary',
  replicated,
  async () => {
    const course = await makeCourse(main, { title: 'On the replica' });
    const admin = await makePerson(main, { role: 'admin' });
    const { get, report, isChosen } = await openProcess();
    await isChosen(true);
    const paths = [
      '/api/courses',
      '/api/courses?search=replica',
      `/api/courses/${course.slug}`,
      '/sitemap.xml',
    ];
    for (const path of [...paths, `/api/courses/${course.id}/reviews`]) {
      // A slow check of the replica may send a read to the primary in between.
      await vi.waitFor(async () => {
        const { reads: before } = report();
        expect((await get(path)).status, path).toBe(200);
        const { reads: after } = report();
        expect(after.replica, path).toBeGreaterThan(before.replica);
        expect(after.primary, path).toBe(before.primary);
      }, patient);
    }
    expect(await titles(get('/api/courses'))).toEqual(['On the replica']);
    for (const path of ['/api/admin/stats', '/api/admin/users.csv', '/api/admin/orders.csv']) {
      const before = report().reads.replica;
      const response = await get(path, { cookie: admin.cookie });
      await response.text();
      expect([response.status, report().reads.replica > before], path).toEqual([200, true]);
    }
    const { replica } = report().reads;
    expect((await get(`/api/courses/${course.slug}`, { cookie: admin.cookie })).status).toBe(200);
    expect((await get('/api/admin/users', { cookie: admin.cookie })).status).toBe(200);
    expect(report().reads.replica).toBe(replica);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/database_replica_used\{replica="[^"]+"\} 1/);
    expect(metrics).toMatch(/database_replica_lag_seconds\{replica="[^"]+"\} \d/);
    expect(metrics).toMatch(/database_reads_total\{target="replica"\} [1-9]/);
  },
);

test('at least nine of ten catalogue reads reach the replica while courses change', replicated, async () => {
  const course = await makeCourse(main);
  const { ctx, get, report, isChosen } = await openProcess();
  await isChosen(true);
  for (let round = 0; round < 5; round += 1) {
    await main.db
      .updateTable('courses')
      .set({ title: `Title ${round}` })
      .where('id', '=', course.id)
      .execute();
    ctx.reads.changes.notified();
    expect(await titles(get('/api/courses')), 'the change is visible immediately').toEqual([
      `Title ${round}`,
    ]);
    await isChosen(true);
    for (let request = 0; request < 20; request += 1) await get('/api/courses');
  }
  const { replica, primary } = report().reads;
  expect(replica / (replica + primary)).toBeGreaterThanOrEqual(0.9);
});

test('someone who has just written reads from the primary, in every process', replicated, async () => {
  const instructor = await makePerson(main, { role: 'instructor' });
  const { id } = await makeCourse(main, { instructorId: instructor.id, title: 'Soon hidden' });
  const [first, second] = [await openProcess(), await openProcess()];
  await Promise.all([first.isChosen(true), second.isChosen(true)]);
  await vi.waitFor(
    async () => expect(await titles(second.get('/api/courses'))).toEqual(['Soon hidden']),
    patient,
  );
  await onReplica('select pg_wal_replay_pause()', 'select pg_wal_replay_resume()');
  const written = await first.app.request(`${origin}/api/courses/${id}/publication`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: instructor.cookie },
    body: JSON.stringify({ isPublished: false }),
  });
  expect(written.status).toBe(200);
  const [wrote] = written.headers.getSetCookie();
  expect(wrote).toBe('wrote=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax');
  // This process has not been notified of the change: only the cookie tells it who wrote.
  expect(await titles(second.get('/api/courses'))).toEqual(['Soon hidden']);
  expect(await titles(second.get('/api/courses', { cookie: 'wrote=1' }))).toEqual([]);
  expect(await titles(first.get('/api/courses'))).toEqual([]);
});

test('a replica that applies changes late is skipped', replicated, async () => {
  const { report, isChosen } = await openProcess();
  await isChosen(true);
  await vi.waitFor(
    async () =>
      expect(await checkReplica(servers.replicaUrl, servers.primaryUrl, true)).toContain('within a second'),
    patient,
  );
  await onReplica(
    "alter system set recovery_min_apply_delay = '1h'; select pg_reload_conf()",
    'alter system reset recovery_min_apply_delay; select pg_reload_conf()',
  );
  await vi.waitFor(async () => {
    await makeCourse(main);
    // The check refuses a replica that is more than five seconds behind.
    const found = await checkReplica(servers.replicaUrl, servers.primaryUrl, true).catch(String);
    expect(found).toMatch(/seconds behind/);
  }, patient);
  offset += 6000;
  await vi.waitFor(() => expect(report().replicas).toMatchObject([{ isUsed: false }]), patient);
  await isChosen(false);
  expect(report().replicas[0]?.lagSeconds).toBeGreaterThan(5);
});

test('an idle primary does not make its replica look late', replicated, async () => {
  const { report, isChosen } = await openProcess();
  await isChosen(true);
  offset += 3_600_000;
  await isChosen(true);
  expect(report().replicas[0]?.lagSeconds).toBeLessThan(5);
});

test('a primary among the replicas is reported by name and not used', replicated, async () => {
  await makeCourse(main, { title: 'From the primary' });
  const { get, report } = await openProcess([servers.primaryUrl]);
  expect(await titles(get('/api/courses'))).toEqual(['From the primary']);
  expect(report()).toMatchObject({ replicas: [{ isUsed: false }], reads: { replica: 0 } });
  const { primaryUrl, replicaUrl } = servers;
  const findings = async (...urls: string[]) => {
    const found = await findAll({
      DATABASE_URL: primaryUrl,
      DATABASE_REPLICA_URLS: urls.join(', '),
      DATA_DIR: main.settings.dataDir,
    });
    return found
      .filter(({ part }) => part.startsWith('replica'))
      .map(({ isFine, sentence }) => [isFine, sentence]);
  };
  expect(await findings(primaryUrl)).toEqual([
    [false, 'It is the primary, not a replica, so it is not used.'],
  ]);
  await vi.waitFor(
    async () =>
      expect(await findings(primaryUrl, replicaUrl)).toEqual([
        [true, 'It is the primary at the moment, so it is not used.'],
        [true, 'It replays the primary’s writes within a second.'],
      ]),
    patient,
  );
  const { connectionString } = product.ctx.pool.options;
  await expect(checkReplica(replicaUrl, String(connectionString), false)).rejects.toThrow(
    'It does not follow this primary',
  );
});

test('writing through a reader fails instead of going to the primary', replicated, async () => {
  const { ctx, isChosen } = await openProcess();
  await isChosen(true);
  await expect(ctx.reads.choose().db.deleteFrom('courses').execute()).rejects.toThrow(
    'read-only transaction',
  );
});

test('no request fails when a replica stops', replicated, async () => {
  await makeCourse(main, { title: 'Still here' });
  const { get, report, isChosen } = await openProcess();
  await isChosen(true);
  let isStopped = false;
  const stopping = servers.stopReplica().then(() => {
    isStopped = true;
  });
  const answers: string[][] = [];
  while (!isStopped || answers.length < 50) answers.push(await titles(get('/api/courses')));
  await stopping;
  expect(answers.every(([title]) => title === 'Still here')).toBe(true);
  await isChosen(false);
  expect(report().replicas).toMatchObject([{ isUsed: false }]);
});
