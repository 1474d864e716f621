import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeCourse } from '../../test/factories/courses.ts';
import { freePort } from '../../test/factories/processes/free-port.ts';
import { isInstalled, serverEnvironment } from '../../test/factories/processes/installed.ts';
import { createTestProduct, type TestProduct } from '../../test/harness/test-product.ts';
import { readCdn } from '../platform/cdn/cdn-settings.ts';
import { purgeOnChange } from '../platform/cdn/purge-job.ts';
import { purgePages } from '../platform/cdn/purge-pages.ts';
import { combineListeners, listenTo } from '../platform/database/listen.ts';
import { chooseRunAs } from '../platform/postgres/run-as.ts';
import { createApp } from './app.ts';
import { cachedPage, createPageCache, type PageCache } from './pages/cache/page-cache.ts';
import { cachedPages } from './pages/cache/send-cached.ts';

const token = 'change-this-token';
const patient = { timeout: 10_000, interval: 50 };

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** A server that records the requests it receives. */
async function serverThat(answer: (request: IncomingMessage) => number) {
  const requests: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(answer(request)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, requests };
}

/** Listens as a web process does, until the test ends. */
function listening(cache: PageCache = createPageCache()) {
  const { ctx } = product;
  const purger = purgeOnChange(ctx);
  const stop = listenTo(ctx.direct, 'catalogue_changed', combineListeners([cache, purger]), ctx.log);
  onTestFinished(async () => {
    await stop();
    await purger.stop();
    await ctx.pool.query(`select graphile_worker.remove_job('purge_cdn')`);
  });
}

const waiting = async (): Promise<number> => {
  const { rows } = await product.ctx.pool.query(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'purge_cdn'`,
  );
  return rows[0].count;
};

test('several changes to the catalogue become one purge, with the token', async () => {
  const cdn = await serverThat(() => 200);
  product.ctx.settings.purge = { url: cdn.url, headers: { authorization: `Bearer ${token}` } };
  const { id } = await makeCourse(product.ctx);
  listening();
  await vi.waitFor(async () => expect(await waiting()).toBe(1), patient);
  await product.runJobs();
  expect(cdn.requests.length, 'a process that has just started purges').toBe(1);
  const rename = (title: string) =>
    product.ctx.db.updateTable('courses').set({ title }).where('id', '=', id).execute();
  await Promise.all(['One', 'Two', 'Three'].map(rename));
  await vi.waitFor(async () => expect(await waiting()).toBe(1), patient);
  await product.runJobs();
  const purge = expect.objectContaining({ method: 'POST', body: '{"tags":["milepost-pages"]}' });
  expect(cdn.requests).toEqual([purge, purge]);
  expect(cdn.requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(await waiting()).toBe(0);
});

test('a purge that fails is tried again, and publishing does not wait for it', async () => {
  let status = 503;
  const cdn = await serverThat(() => status);
  product.ctx.settings.purge = { url: cdn.url, headers: {} };
  await makeCourse(product.ctx);
  listening();
  await vi.waitFor(async () => expect(await waiting()).toBe(1), patient);
  await product.runJobs();
  expect([cdn.requests.length, await waiting()]).toEqual([1, 1]);
  status = 200;
  await product.ctx.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await product.runJobs();
  expect([cdn.requests.length, await waiting()]).toEqual([2, 0]);
});

test('a wrong URL or token is reported in one sentence', async () => {
  expect(() =>
    readCdn({ CDN_PURGE_URL: 'https://user:secret@cdn.example/', CDN_PURGE_TOKEN: undefined }),
  ).toThrow('CDN_PURGE_URL must not have a user name or password');
  const { url } = await serverThat(({ url: path }) => (path === '/purge' ? 403 : 404));
  await expect(purgePages({ url, headers: {} })).rejects.toThrow(
    'The CDN refuses to purge (403): correct CDN_PURGE_TOKEN.',
  );
  await expect(purgePages({ url: `${url}/else`, headers: {} })).rejects.toThrow(
    'CDN_PURGE_URL responds with 404, so nothing was purged: correct it.',
  );
  await expect(purgePages({ url: `http://127.0.0.1:${await freePort()}/`, headers: {} })).rejects.toThrow(
    'CDN_PURGE_URL cannot be reached: nothing is listening there.',
  );
});

/** A real Varnish with the configuration in `deploy/`, in front of a port. */
async function startVarnish(backendPort: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-varnish-'));
  await chmod(folder, 0o777);
  const shipped = await readFile(join(import.meta.dirname, '../../deploy/varnish.vcl'), 'utf8');
  const file = join(folder, 'varnish.vcl');
  await writeFile(file, shipped.replace('.port = "3000"', `.port = "${backendPort}"`), { mode: 0o644 });
  const port = await freePort();
  const runAs = await chooseRunAs();
  const options = [
    '-F',
    '-n',
    join(folder, 'work'),
    '-f',
    file,
    '-a',
    `127.0.0.1:${port}`,
    '-s',
    'malloc,16m',
  ];
  const [command = '', ...args] = [...runAs.prefix, 'varnishd', ...options, '-j', 'none'];
  const child = spawn(command, args, { ...runAs.ids, env: serverEnvironment, stdio: 'ignore' });
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  }, 20_000);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/missing`), { timeout: 30_000, interval: 100 });
  return url;
}

test.runIf(isInstalled('varnishd', '-V', 'varnish'))(
  'visitors behind Varnish see a published course after the purge',
  { timeout: 60_000 },
  async () => {
    const cache = createPageCache();
    const send = cachedPages({ cache, secure: false, asked: () => {}, sent: () => {} });
    let rendered = 'before';
    const server = createServer((request, response) => {
      cache.add(
        '/about',
        cache.changes(),
        cachedPage(`<p>${rendered}</p>`, new Headers({ 'content-type': 'text/html' })),
      );
      if (!send(request, response)) response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = await startVarnish((server.address() as AddressInfo).port);
    product.ctx.settings.purge = { url: `${url}/.purge`, headers: { authorization: `Bearer ${token}` } };
    listening(cache);
    const page = async () => (await fetch(`${url}/about`)).text();
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patient);
    await product.runJobs();
    expect(await page()).toBe('<p>before</p>');
    rendered = 'after';
    expect(await page(), 'Varnish has cached it').toBe('<p>before</p>');
    await makeCourse(product.ctx);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patient);
    await product.runJobs();
    expect(await page()).toBe('<p>after</p>');
    const { headers } = await fetch(`${url}/about`);
    expect([headers.get('surrogate-key'), headers.get('cache-tag')]).toEqual([null, null]);
    expect((await fetch(`${url}/.purge`, { method: 'POST' })).status).toBe(403);
  },
);

test.runIf(isInstalled('varnishd', '-V', 'varnish'))(
  'behind Varnish, following one instructor’s link does not remove another instructor’s from a visitor’s cookie',
  { timeout: 60_000 },
  async () => {
    const { app } = createApp(product.ctx, { pages: false });
    const server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = await startVarnish((server.address() as AddressInfo).port);
    const follow = async (code: string, cookie = '') => {
      const headers = { cookie: `theme=dark; ${cookie}` };
      const response = await fetch(`${url}/courses/risk?i=${code}`, { headers, redirect: 'manual' });
      return response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
    };
    const first = await follow('ABCDEFG2');
    expect(first).toMatch(/^brought=ABCDEFG2-\d+$/);
    expect(await follow('ABCDEFG3', first)).toMatch(/^brought=ABCDEFG3-\d+\.ABCDEFG2-\d+$/);
  },
);
