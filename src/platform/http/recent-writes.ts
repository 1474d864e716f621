import type { Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { serialize } from 'hono/utils/cookie';
import type { Context } from '../context.ts';
import type { Reader } from '../database/replicas/reader.ts';
import type { ApiEnv } from './env.ts';

/**
 * The cookie that tells every process that this browser has just written. It needs no timestamp, because browsers
 * discard it once it has expired, and no signature, because a forged one only makes its sender read from the primary.
 */
const cookieName = 'wrote';
const lastsSeconds = 10;

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Chooses once where a request reads from: the primary if it writes or follows a write within 10 seconds. */
export const chooseReader = ({ reads }: Pick<Context, 'reads'>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const mayLag = reading.includes(c.req.method) && getCookie(c, cookieName) === undefined;
    c.set('reader', mayLag ? reads.choose() : reads.primary);
    await next();
  });

/** The database for reads that may be a few seconds old: never of a session, an entitlement, an order or progress. */
export const readingFrom = ({ reads }: Pick<Context, 'reads'>, c: HttpContext<ApiEnv>): Reader =>
  c.get('reader') ?? reads.primary;

/** Sets the cookie after a successful write. Does nothing without replicas. */
export function rememberWrite(
  { reads, settings }: Pick<Context, 'reads' | 'settings'>,
  { method }: Request,
  response: Response,
): void {
  if (!reads.report || !response.ok || reading.includes(method)) return;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: settings.secure } as const;
  response.headers.append('set-cookie', serialize(cookieName, '1', { ...options, maxAge: lastsSeconds }));
}
