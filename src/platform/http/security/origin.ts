import { createMiddleware } from 'hono/factory';
import { failure } from '../../failures/failure.ts';
import { isLoopback } from '../../settings/settings.ts';
import type { ApiEnv } from '../env.ts';

const foreign = failure(
  'request.foreign_origin',
  403,
  'This request came from another site and was refused.',
);
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses mutations that a browser makes on behalf of another site: an `Origin` other than `APP_URL`’s, or
 * `Sec-Fetch-Site: cross-site`. The `Host` header is never consulted. A request with neither header does not come from a
 * browser and passes.
 * @param exempt paths that other servers call, such as webhooks
 */
export function originGuard(appUrl: string, exempt: (path: string) => boolean) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!reading.includes(c.req.method) && !exempt(c.req.path) && isForeign(c.req.raw.headers, appUrl))
      throw foreign();
    await next();
  });
}

/**
 * Guards the only GET that changes something: signing out. A visitor has nothing to guard, and this is also how a
 * dashboard page opened from an email clears an expired session.
 */
export function sameOriginOnly(appUrl: string) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const isSameSite = !site || site === 'same-origin' || site === 'none';
    if (c.get('viewer') && (!isSameSite || isForeign(c.req.raw.headers, appUrl))) throw foreign();
    await next();
  });
}

function isForeign(headers: Headers, appUrl: string): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || sameMachine(new URL(origin)) !== sameMachine(new URL(appUrl));
}

/** The origin, with any loopback host replaced by `localhost`, because all of them are this machine. */
function sameMachine({ origin, protocol, hostname, port }: URL): string {
  return isLoopback(hostname) ? `${protocol}//localhost:${port}` : origin;
}
