import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import routes from '../../../src/routes.ts';
import { productPort } from '../support/addresses.ts';
import { loadedDataFolder } from '../support/product/data-folder.ts';
import { type RunningProduct, removeData, startProduct } from '../support/product/product.ts';

/** These tests have a product of their own: they read its log and kill its database. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let dataDir: string;
let product: RunningProduct;
let cookies: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await loadedDataFolder();
  product = await startProduct({ port: productPort + 20, dataDir, logLevel: 'info' });
  const roles = ['learner', 'instructor', 'admin'];
  cookies = { visitor: '' };
  for (const role of roles) cookies[role] = await cookieOf(`${role}@milepost.example`);
});
test.afterAll(async () => {
  await product?.stop();
  await removeData(dataDir);
});

async function cookieOf(email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'milepost' });
  const headers = { 'content-type': 'application/json' };
  const { headers: responseHeaders } = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers,
    body,
  });
  return responseHeaders.getSetCookie().join('; ').split(';')[0] ?? '';
}

type Route = { path?: string; children?: Route[] };
const pathsOf = (table: readonly Route[], above = ''): string[] =>
  table.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [here || '/', ...pathsOf(children, here)];
  });
const paths = [...new Set(pathsOf(routes))].map((path) => path.replace(/:\w+/g, 'x').replace('*', 'nothing'));

type Body = [name: string, type?: string, text?: string];

/** Refused before the page's own code runs. */
const noForms: Body[] = [
  ['JSON', 'application/json', '{"email":"a@b.example"}'],
  ['text', 'text/plain', 'intent=delete'],
  ['broken multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
  ['multipart without a boundary', 'multipart/form-data', 'a=1'],
  ['bytes', 'application/octet-stream', '\u0000\u0001'],
];
const nothing: Body = ['nothing'];
const emptyForm: Body = ['an empty form', 'application/x-www-form-urlencoded', ''];
const unknownFields: Body = [
  'a form of unknown fields',
  'application/x-www-form-urlencoded',
  'intent=nonsense&role=king&x=1',
];
const bodies = [...noForms, nothing, emptyForm, unknownFields];
const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test('a health check in HTTP/1.0 without a Host gets its answer', async () => {
  const socket = connect({ host: 'localhost', port: productPort + 20 });
  socket.write('GET /readyz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('a path that cannot be decoded is not found', async () => {
  for (const path of ['/%', '/%E0%A4%A', '/courses/%ff', '/dashboard/%C0%AF'])
    expect((await send('GET', path, 'visitor')).status, path).toBe(404);
});

for (const who of ['visitor', 'learner', 'instructor', 'admin'])
  test(`no page returns a 5xx, whatever the method and body (${who})`, async () => {
    const sent = new Map<string, number>();
    const count = (what: string) => sent.set(what, (sent.get(what) ?? 0) + 1);
    const post = async (address: string, [name, type, body]: Body) => {
      count(name);
      const { status, headers } = await send('POST', address, who, type, body);
      const what = `${name} to ${address}: ${status}`;
      expect(status, what).toBeLessThan(500);
      if (type && !type.includes('urlencoded')) expect([400, 405, 415], what).toContain(status);
      if (status === 405) expect(headers.get('allow'), what).toBe('GET, HEAD');
      return status;
    };
    for (const [turn, path] of (who === 'visitor' ? paths : await ownPages(who)).entries()) {
      const data = dataOf(path);
      // An empty POST would sign out.
      const takesForms = path === '/logout' || (await post(data, nothing)) !== 405;
      const isRendered = turn % renderedEvery === 0;
      for (const [address, some] of [
        [path, isRendered ? someOf(methods, turn / renderedEvery) : []],
        [data, someOf(methods, turn, 2)],
      ] as const)
        for (const method of some) {
          count(method);
          const { status, headers } = await send(method, address, who);
          const isPreflight = method === 'OPTIONS' && forOtherSites.test(address);
          expect(status, `${method} ${address}`).toBe(isPreflight ? 204 : 405);
          if (isPreflight) continue;
          expect(headers.get('allow'), address).toBe(takesForms ? 'GET, HEAD, POST' : 'GET, HEAD');
        }
      if (path === '/logout') continue;
      // A page without a form refuses every body alike.
      if (isRendered)
        for (const body of someOf(takesForms ? bodies : [...noForms, unknownFields], turn / renderedEvery))
          await post(path, body);
      const forms = takesForms ? [emptyForm, unknownFields] : [unknownFields];
      for (const body of [...someOf(noForms, turn, 3), ...forms]) await post(data, body);
    }
    expect([...sent.keys()].sort()).toEqual([...methods, ...bodies.map(([name]) => name)].sort());
    for (const [what, times] of sent) expect(times, what).toBeGreaterThanOrEqual(12);
  });

/**
 * Refusing a document renders a whole page, which takes ten times as long as refusing its data, so only every third document
 * is requested, with one method and one body.
 */
const renderedEvery = 3;

/** Other sites may read these documents, so the product answers their preflight requests. */
const forOtherSites = /^\/credentials\/(issuer|achievements\/x)$/;

const dataOf = (path: string) => `${path === '/' ? '/_' : path}.data`;

/** Returns `count` items. Each turn continues where the last one ended. */
function someOf<Item>(items: readonly Item[], turn: number, count = 1): Item[] {
  return Array.from({ length: count }, (_, index) => items[(turn * count + index) % items.length] as Item);
}

/** Whether a page redirects: React Router then answers a request for its data with 202. */
const isRefused = async (path: string, who: string) => (await send('GET', dataOf(path), who)).status === 202;

/** The pages that turn a visitor away. */
let closed: Promise<string[]> | undefined;
async function closedPages(): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (await isRefused(path, 'visitor')) found.push(path);
  return found;
}

/** The pages that turn a visitor away and not this role. */
async function ownPages(who: string): Promise<string[]> {
  closed ??= closedPages();
  const own: string[] = [];
  for (const path of await closed) if (!(await isRefused(path, who))) own.push(path);
  expect(own.length, `pages for the role ${who}`).toBeGreaterThan(5);
  return own;
}

async function send(method: string, path: string, who: string, type?: string, body?: string) {
  const headers = { cookie: cookies[who] ?? '', ...(type && { 'content-type': type }) };
  const response = await fetch(product.url + path, { method, headers, body, redirect: 'manual' });
  const text = await response.text();
  const isDocument = response.status >= 400 && !path.endsWith('.data') && method !== 'OPTIONS';
  if (isDocument) expect(text, `${method} ${path}`).toContain('<footer');
  return { status: response.status, headers: response.headers };
}

test('files and health checks list the methods they support', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/healthz', '/metrics', '/assets/x.js', '/media/x']) {
    const { status, headers } = await fetch(product.url + path, { method: 'DELETE' });
    expect(status, path).toBe(405);
    expect(headers.get('allow'), path).toBe('GET, HEAD');
  }
});

test.describe('a page that refuses a request', () => {
  const refusals: [string, number, RequestInit][] = [
    ['too large a body', 413, { method: 'POST', body: new URLSearchParams({ email: 'a'.repeat(2 ** 21) }) }],
    ['another site', 403, { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['no form', 415, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
  ];
  for (const [name, status, init] of refusals)
    test(`has the reader's theme: ${name}`, async ({ page }) => {
      for (const theme of ['dark', 'light']) {
        const response = await fetch(`${product.url}/auth`, {
          ...init,
          headers: { ...init.headers, cookie: `theme=${theme}` },
        });
        expect(response.status).toBe(status);
        const html = await response.text();
        await page.context().addCookies([{ name: 'theme', value: theme, url: product.url }]);
        await page.route('**/auth', (route) =>
          route.fulfill({ status, body: html, contentType: 'text/html; charset=utf-8' }),
        );
        await page.goto(`${product.url}/auth`);
        await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await page.unroute('**/auth');
      }
    });
});

test('every line of the log is one structured record, and refusals have level info and a request id', () => {
  const lines = product.output().trim().split('\n');
  const welcome = lines.filter((line) => !line.startsWith('{')).join('\n');
  expect(welcome).not.toMatch(/Error|\bat .*:\d+:\d+/);
  const records = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const refused = records.filter(({ msg }) => msg === 'page refused' || msg === 'request refused');
  expect(refused.length).toBeGreaterThan(100);
  const isProper = ({ level, requestId, status }: (typeof refused)[number]) =>
    level === 30 && /^[\w-]{36}$/.test(requestId) && status < 500;
  expect(refused.filter((record) => !isProper(record))).toEqual([]);
  expect(records.filter(({ level }) => level >= 50)).toEqual([]);
  expect(records.filter(({ msg }) => /could not be decoded/.test(msg))).toEqual([]);
});

test('a form with an unknown or missing intent changes nothing', async () => {
  const admin = { cookie: cookies.admin ?? '' };
  const people = async () =>
    (await (await fetch(`${product.url}/api/admin/users?limit=100`, { headers: admin })).json()).users as {
      _id: string;
      role: string;
      isActive: boolean;
    }[];
  const before = await people();
  const { _id: userId } = before.find(({ role }) => role === 'instructor') ?? { _id: '' };
  const forms: Record<string, string>[] = [
    { userId },
    { userId, intent: 'nonsense' },
    { userId, intent: 'status' },
    { userId, intent: 'status', isActive: 'perhaps' },
    { userId, intent: 'role' },
    { userId, intent: 'role', role: 'king' },
    { intent: 'delete' },
    { userId: '', intent: 'delete' },
  ];
  for (const page of ['all-users', 'instructors', 'students'])
    for (const form of forms) {
      const body = new URLSearchParams(form);
      const { status } = await fetch(`${product.url}/admin-dashboard/${page}`, {
        method: 'POST',
        headers: admin,
        body,
        redirect: 'manual',
      });
      expect(status, `${page} ${body}`).toBe(400);
    }
  expect(await people()).toEqual(before);
});

test('while the database restarts people see a page, not data, and the product recovers', async ({
  page,
}) => {
  const seen: number[] = [];
  await expect(async () => {
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    await killDatabase();
    seen.push(...(await Promise.all(whileDatabaseRestarts.map(seePage))));
    expect(seen).toContain(503);
  }).toPass({ timeout: 60_000 });
  expect(seen.filter((status) => status === 500)).toEqual([]);
  await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  await page.goto(product.url);
  await expect(page.getByRole('heading', { name: 'Featured courses' })).toBeVisible();
});

const whileDatabaseRestarts = [
  '/',
  '/dashboard',
  '/courses?search=plan',
  '/courses/nothing',
  '/about',
  '/api/docs',
].flatMap((path) => ['learner', 'visitor'].map((who) => ({ path, who })));

async function killDatabase(): Promise<void> {
  const [postmaster] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
}

/** Requests a page, expects a page, and returns its status. */
async function seePage({ path, who }: { path: string; who: string }): Promise<number> {
  const response = await fetch(product.url + path, { headers: { cookie: `${cookies[who]}` } });
  const html = await response.text();
  expect(response.headers.get('content-type'), path).toContain('text/html');
  expect(html, path).toContain('<footer');
  if (response.status === 503) {
    expect(html).toContain('Milepost is briefly unavailable. Please try again in a moment.');
    expect(response.headers.get('retry-after')).toBe('5');
  }
  return response.status;
}
