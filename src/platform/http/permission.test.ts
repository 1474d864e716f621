import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { admins, anyone, members, type Permission, signedIn, type Viewer } from '../../contract/viewer.ts';
import { createLog } from '../observability/logging.ts';
import { errorHandler } from './api.ts';
import type { ApiEnv } from './env.ts';
import { requirePermission, viewerOf } from './permission.ts';

const ada: Viewer = {
  _id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'user',
  isVerified: true,
  isActive: true,
  photo: null,
};

/** The response to a user where a permission is required, and whether the handler ran. */
async function check(permission: Permission, viewer: Viewer | null) {
  let ran = false;
  const app = new Hono<ApiEnv>();
  app.onError(errorHandler(createLog('silent')));
  app.use(async (c, next) => {
    c.set('viewer', viewer);
    await next();
  });
  app.get('/', requirePermission(permission), (c) => {
    ran = true;
    return c.json({ code: null });
  });
  const response = await app.request('/');
  const { code } = (await response.json()) as { code: string | null };
  return [response.status, code, ran];
}

describe('a permission', () => {
  test('lets in the users it names', async () => {
    expect(await check(anyone, null)).toEqual([200, null, true]);
    expect(await check(signedIn, { ...ada, isVerified: false })).toEqual([200, null, true]);
    expect(await check(members, ada)).toEqual([200, null, true]);
    expect(await check(admins, { ...ada, role: 'admin' })).toEqual([200, null, true]);
  });

  test('asks a visitor to sign in', async () => {
    expect(await check(members, null)).toEqual([401, 'auth.not_signed_in', false]);
  });

  test('asks an unverified user to verify their email', async () => {
    expect(await check(members, { ...ada, isVerified: false })).toEqual([403, 'auth.not_verified', false]);
  });

  test('refuses a verified user it does not name', async () => {
    expect(await check(admins, ada)).toEqual([403, 'auth.not_allowed', false]);
  });
});

test('an endpoint that needs a user gets the signed-in user, or fails with “Please sign in to continue.”', () => {
  expect(viewerOf({ get: () => ada })).toBe(ada);
  expect(() => viewerOf({ get: () => null })).toThrow('Please sign in to continue.');
});
