import { createHmac } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Context } from '../../platform/context.ts';
import type { ApiEnv } from '../../platform/http/env.ts';
import { readTouches, touched } from './rules/link-touches.ts';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

/** The code of an instructor's links, `/courses/…?i=CODE`. Derived from the application secret, it needs no table. */
export function linkCode({ keyFor }: Pick<Context, 'keyFor'>, instructorId: string): string {
  const bytes = createHmac('sha256', keyFor('instructor links')).update(instructorId).digest();
  return [...bytes.subarray(0, codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

const cookieName = 'brought';
const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);
/** Only requests to these paths need the cookie; elsewhere it would keep pages from being served from the cache. */
const cookiePaths = ['/checkout', '/api/payment', '/courses'];
const lifeSeconds = 30 * 24 * 3600;

/** Records in a cookie which instructor's link a visitor followed, and redirects to the same page without the code. */
export const rememberLink =
  ({ clock, settings }: Context): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const url = new URL(c.req.url);
    const code = url.searchParams.get('i');
    if (c.req.method !== 'GET' || code === null || !url.pathname.startsWith('/courses/')) return next();
    url.searchParams.delete('i');
    const value = touched(cookie.exec(c.req.header('cookie') ?? '')?.[1] ?? '', code, clock());
    const response = new Response(null, {
      status: 302,
      headers: { location: url.pathname + url.search, 'cache-control': 'private, no-store' },
    });
    if (value !== null)
      for (const path of cookiePaths)
        response.headers.append(
          'set-cookie',
          `${cookieName}=${value}; Path=${path}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${settings.secure ? '; Secure' : ''}`,
        );
    return response;
  };

/** Whether the buyer has followed a link of this instructor within the last 30 days, by their cookies. */
export const broughtByLink = (
  ctx: Pick<Context, 'keyFor' | 'clock'>,
  cookies: string | undefined,
  instructorId: string,
): boolean =>
  readTouches(cookie.exec(cookies ?? '')?.[1] ?? '', ctx.clock()).includes(linkCode(ctx, instructorId));
