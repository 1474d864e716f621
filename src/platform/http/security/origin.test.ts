import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../contract/viewer.ts';
import { createLog } from '../../observability/logging.ts';
import { errorHandler } from '../api.ts';
import type { ApiEnv } from '../env.ts';
import { originGuard, sameOriginOnly } from './origin.ts';

const someone = { _id: 'ada' } as Viewer;

/** The status of a request behind a guard; 200 when it gets through. */
async function status(
  guard: MiddlewareHandler<ApiEnv>,
  headers: Record<string, string>,
  { method = 'POST', path = '/orders', viewer = someone as Viewer | null } = {},
): Promise<number> {
  const app = new Hono<ApiEnv>();
  app.onError(errorHandler(createLog('silent')));
  app.use(async (c, next) => {
    c.set('viewer', viewer);
    await next();
  });
  app.use(guard);
  app.all('*', (c) => c.text('through'));
  const response = await app.request(path, { method, headers });
  return response.status;
}

describe('a request', () => {
  const guard = originGuard('https://milepost.example', (path) => path.startsWith('/webhooks/'));

  test.each([
    ['without either header, as programs send it', {}],
    ['from the product itself', { origin: 'https://milepost.example' }],
    ['from the product itself, as Sec-Fetch-Site reports it', { 'sec-fetch-site': 'same-origin' }],
    ['from a sibling that has no Origin', { 'sec-fetch-site': 'same-site' }],
  ])('passes %s', async (_from, headers) => {
    expect(await status(guard, headers)).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another site that sends no Origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'another site with a borrowed Origin',
      { origin: 'https://milepost.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['another scheme', { origin: 'http://milepost.example' }],
    ['another port', { origin: 'https://milepost.example:8443' }],
    ['a subdomain', { origin: 'https://a.milepost.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an empty Origin', { origin: '' }],
    ['another site with its own Host', { origin: 'https://elsewhere.example', host: 'elsewhere.example' }],
  ])('is refused from %s', async (_from, headers) => {
    expect(await status(guard, headers)).toBe(403);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is guarded if it is a %s', async (method) => {
    expect(await status(guard, { origin: 'https://elsewhere.example' }, { method })).toBe(403);
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('is not guarded if it is a %s', async (method) => {
    expect(await status(guard, { origin: 'https://elsewhere.example' }, { method })).toBe(200);
  });

  test('passes from anywhere at the URLs that other servers call', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect(await status(guard, headers, { path: '/webhooks/stripe' })).toBe(200);
  });
});

describe('on one machine', () => {
  const guard = originGuard('http://localhost:3000', () => false);

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    '%s is the product',
    async (origin) => {
      expect(await status(guard, { origin })).toBe(200);
    },
  );

  test.each(['http://localhost:3001', 'https://localhost:3000', 'http://192.0.2.1:3000'])(
    '%s is not',
    async (origin) => {
      expect(await status(guard, { origin })).toBe(403);
    },
  );
});

describe('signing out by a link', () => {
  const guard = sameOriginOnly('https://milepost.example');
  const get = { method: 'GET' };

  test.each([
    ['without either header', {}],
    ['from a page of the product', { 'sec-fetch-site': 'same-origin' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['with the product’s own Origin', { origin: 'https://milepost.example' }],
  ])('works %s', async (_from, headers) => {
    expect(await status(guard, headers, get)).toBe(200);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another Origin', { origin: 'https://elsewhere.example' }],
  ])('is refused from %s', async (_from, headers) => {
    expect(await status(guard, headers, get)).toBe(403);
  });

  test('needs no guard for a visitor', async () => {
    expect(await status(guard, { 'sec-fetch-site': 'cross-site' }, { ...get, viewer: null })).toBe(200);
  });
});
