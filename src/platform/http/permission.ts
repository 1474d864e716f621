import { createMiddleware } from 'hono/factory';
import type { Permission, Viewer } from '../../contract/viewer.ts';
import { failure } from '../failures/failure.ts';
import type { ApiEnv } from './env.ts';

export const notSignedIn = failure('auth.not_signed_in', 401, 'Please sign in to continue.');
const notVerified = failure(
  'auth.not_verified',
  403,
  'Your account is not verified. Please verify your email to continue.',
);
const notAllowed = failure('auth.not_allowed', 403, 'Your account is not allowed to do this.');

/** Refuses everyone the permission does not allow: 401 for visitors, 403 for other users. */
export function requirePermission(permission: Permission) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const viewer = c.get('viewer');
    if (!permission.allows(viewer)) throw refusal(viewer);
    await next();
  });
}

function refusal(viewer: Viewer | null): Error {
  if (!viewer) return notSignedIn();
  return viewer.isVerified ? notAllowed() : notVerified();
}

/** The signed-in user of a request whose endpoint requires one. */
export function viewerOf(c: { get: (key: 'viewer') => Viewer | null }): Viewer {
  const viewer = c.get('viewer');
  if (!viewer) throw notSignedIn();
  return viewer;
}
