import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import {
  clearSessionCookie,
  personOf,
  readSession,
  sessionCookieName,
  setSessionCookie,
} from './session-cookie.server.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ada = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'user',
  verifiedAt: now,
  isActive: true,
  photoAssetId: null,
  sessionId: 'session-1',
  lastSeenAt: now,
};

/** A product whose database has these sessions, and the queries it received. */
function productOf(rows: object[], secure = false) {
  const query = vi.fn(async () => ({ rows }));
  const ctx = { settings: { secure }, pool: { query }, clock: () => now } as unknown as Context;
  return { ctx, query };
}

/** The user the product identifies from a request with this cookie. */
async function userOf({ ctx }: ReturnType<typeof productOf>, cookie?: string) {
  const app = new Hono<ApiEnv>()
    .use(readSession(ctx))
    .get('/', async (c) =>
      c.json([c.get('viewer')?.name ?? null, c.get('sessionId'), await personOf(ctx, c)]),
    );
  const response = await app.request('/', { headers: cookie ? { cookie } : {} });
  return response.json();
}

describe('a request', () => {
  test('with a session cookie comes from its user', async () => {
    expect(await userOf(productOf([ada]), 'session=secret')).toEqual(['Ada', 'session-1', 'ada']);
  });

  test('with the cookie of an ended session comes from a visitor', async () => {
    expect(await userOf(productOf([]), 'session=secret')).toEqual([null, null, null]);
  });

  test('without a cookie comes from a visitor, and the database is not queried', async () => {
    const product = productOf([ada]);
    expect(await userOf(product)).toEqual([null, null, null]);
    expect(await userOf(product, 'session=')).toEqual([null, null, null]);
    expect(product.query).not.toHaveBeenCalled();
  });

  test('to a product behind https is identified only by its protected cookie', async () => {
    expect(await userOf(productOf([ada], true), 'session=secret')).toEqual([null, null, null]);
    expect(await userOf(productOf([ada], true), '__Host-session=secret')).toEqual([
      'Ada',
      'session-1',
      'ada',
    ]);
  });

  test('never sends the secret itself to the database', async () => {
    const product = productOf([ada]);
    await userOf(product, 'session=secret');
    expect(JSON.stringify(product.query.mock.calls)).not.toContain('secret');
  });
});

describe('the session cookie', () => {
  const app = new Hono()
    .get('/set/:secure', (c) => {
      setSessionCookie(c, c.req.param('secure') === 'yes', 'secret');
      return c.body(null);
    })
    .get('/clear/:secure', (c) => {
      clearSessionCookie(c, c.req.param('secure') === 'yes');
      return c.body(null);
    });
  const cookieAt = async (path: string) =>
    ((await app.request(path)).headers.get('set-cookie') ?? '').split('; ').sort();
  const month = 30 * 24 * 3600;

  test('lasts a month, is out of reach of scripts and other sites, and requires https if the product uses it', async () => {
    const common = ['HttpOnly', `Max-Age=${month}`, 'Path=/', 'SameSite=Lax'];
    expect(await cookieAt('/set/no')).toEqual([...common, 'session=secret']);
    expect(await cookieAt('/set/yes')).toEqual([...common, 'Secure', '__Host-session=secret']);
  });

  test('is cleared with the attributes it was set with', async () => {
    const common = ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax'];
    expect(await cookieAt('/clear/no')).toEqual([...common, 'session=']);
    expect(await cookieAt('/clear/yes')).toEqual([...common, 'Secure', '__Host-session=']);
  });

  test('has a name that can be set only over https, if the product is served over https', () => {
    expect([sessionCookieName(true), sessionCookieName(false)]).toEqual(['__Host-session', 'session']);
  });
});
