import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { listenTo } from '../../../platform/database/listen.ts';
import { createApp } from '../../app.ts';
import { cachedPage, changedCatalogue, createPageCache, sharedPage } from './page-cache.ts';

const page = (headers = new Headers()) => cachedPage('<p>Hello</p>', headers);

test('a page is cached until the next change', () => {
  const cache = createPageCache();
  cache.listening();
  cache.add('/', cache.changes(), page());
  expect(cache.find('/')).toBeDefined();
  cache.notified();
  expect(cache.find('/')).toBeUndefined();
});

test('a page that sets a cookie is never shared', () => {
  const cache = createPageCache();
  cache.listening();
  const headers = new Headers({ 'content-type': 'text/html' });
  headers.append('Set-Cookie', 'flash=; Max-Age=0');
  cache.add('/', cache.changes(), page(headers));
  expect(cache.find('/')).toBeUndefined();
});

test('a page whose rendering began before a change is not cached after it', () => {
  const cache = createPageCache();
  cache.listening();
  const begunAt = cache.changes();
  cache.clear();
  cache.add('/', begunAt, page());
  expect(cache.find('/')).toBeUndefined();
});

test('nothing is cached or served while changes may be missed', () => {
  const cache = createPageCache();
  cache.add('/', cache.changes(), page());
  expect(cache.find('/')).toBeUndefined();
  cache.listening();
  expect(cache.add('/', cache.changes(), page())).toBe(true);
  cache.disconnected();
  expect(cache.find('/')).toBeUndefined();
  expect(cache.add('/', cache.changes(), page()), 'no CDN may keep it either').toBe(false);
  cache.listening();
  expect(cache.find('/')).toBeUndefined();
});

test('only visitors without a session share pages, whatever their theme', () => {
  const list = '/all-courses?page=2';
  expect(sharedPage('GET', list, undefined)).toBe(list);
  expect(sharedPage('GET', list, 'theme=dark')).toBe(list);
  for (const cookies of ['session=abc', 'theme=dark; session=abc', 'flash=%7B%7D', 'theme=<script>']) {
    expect(sharedPage('GET', list, cookies), cookies).toBeUndefined();
  }
  expect(sharedPage('POST', list, undefined)).toBeUndefined();
  for (const path of ['/dashboard', '/auth', '/unsubscribe?email=a@b.c', '/certificates/MP-1', '//about'])
    expect(sharedPage('GET', path, undefined), path).toBeUndefined();
});

test('a URL with unknown parameters is always rendered, so nobody can fill the cache by inventing them', () => {
  const known = [
    '/contact?team=yes',
    '/?search=risk&category=PMO',
    '/courses?level=Beginner&sort=newest',
    '/termsandconndition?for=instructor',
    '/courses/risk-without-the-drama',
  ];
  for (const address of known) expect(sharedPage('GET', address, undefined), address).toBe(address);
  for (const address of [
    '/?utm=1',
    '/about?x',
    '/all-courses?page=1&page=2',
    '/all-courses?page=2&x=1',
    '/courses?limit=5',
    `/all-courses?search=${'x'.repeat(400)}`,
    '/?search=a?b=1&c=2',
    '/?search=a&?x=1',
    '/courses/risk-without-the-drama?preview=1',
    '/courses/risk-without-the-drama?stars=5',
    '/courses/risk-without-the-drama/reviews',
  ])
    expect(sharedPage('GET', address, undefined), address).toBeUndefined();
});

test('only calls that may change the catalogue count as changes, not reads, sign-ins or recorded progress', () => {
  const call = (method: string, path: string) =>
    changedCatalogue(new Request(`http://localhost:3000/api${path}`, { method }), { ok: true });
  expect(call('PUT', '/courses/1')).toBe(true);
  expect(call('PATCH', '/admin/courses/1/review')).toBe(true);
  expect(call('PUT', '/courses/1/lectures/2/playback')).toBe(false);
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(call(method, '/courses'), method).toBe(false);
  expect(call('POST', '/login')).toBe(false);
});

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('every course change is noticed, even after the connection was lost', async () => {
  const { ctx } = product;
  const heard = new EventEmitter();
  const happens = (name: string) => once(heard, name);
  const listening = happens('listening');
  const stop = listenTo(
    ctx.direct,
    'catalogue_changed',
    {
      listening: () => heard.emit('listening'),
      notified: () => heard.emit('notified'),
      disconnected: () => heard.emit('disconnected'),
    },
    ctx.log,
  );
  await listening;

  const notified = happens('notified');
  const course = await makeCourse(ctx);
  await notified;

  const [disconnected, again] = [happens('disconnected'), happens('listening')];
  await ctx.direct.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await disconnected;
  await again;

  const notifiedAgain = happens('notified');
  await ctx.db.updateTable('courses').set({ isPublished: false }).where('id', '=', course.id).execute();
  await notifiedAgain;
  const end = happens('disconnected');
  await stop();
  await end;
});

test('a change empties the cache, and a refused one does not', async () => {
  const cache = createPageCache();
  const { app } = createApp(product.ctx, { pages: false, cache });
  const owner = await makePerson(product.ctx, { role: 'instructor' });
  const { id } = await makeCourse(product.ctx, { instructorId: owner.id });
  const unpublish = (as: { cookie?: string }) =>
    app.request(`http://localhost:3000/api/courses/${id}/publication`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...as },
      body: JSON.stringify({ isPublished: false }),
    });
  const before = cache.changes();
  expect((await unpublish({})).status).toBe(401);
  expect(cache.changes()).toBe(before);
  expect((await unpublish({ cookie: owner.cookie })).status).toBe(200);
  expect(cache.changes()).toBeGreaterThan(before);
});

test('visitors share the data of the course list until the catalogue changes', async () => {
  const cache = createPageCache();
  cache.listening();
  const { app } = createApp(product.ctx, { pages: false, cache });
  const list = (headers = {}) => app.request('http://localhost:3000/api/courses?limit=3', { headers });
  const first = await list();
  expect(first.headers.get('cache-control')).toContain('s-maxage');
  expect(first.headers.get('content-type')).toBe('application/json');
  const { total } = await first.json();
  expect(cache.find('/api/courses?limit=3')).toBeDefined();
  const etag = first.headers.get('etag') ?? '';
  expect((await list({ 'if-none-match': etag })).status).toBe(304);

  const learner = await makePerson(product.ctx);
  const own = await list({ cookie: learner.cookie });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  await makeCourse(product.ctx);
  cache.clear();
  expect((await (await list({ 'if-none-match': etag })).json()).total).toBe(total + 1);
});

test('a refused request for the course list is not cached', async () => {
  const cache = createPageCache();
  cache.listening();
  const { app } = createApp(product.ctx, { pages: false, cache });
  const refused = await app.request('http://localhost:3000/api/courses?limit=0');
  expect(refused.status).toBe(400);
  expect(cache.find('/api/courses?limit=0')).toBeUndefined();
});
