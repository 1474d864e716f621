import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../../../platform/http/env.ts';

/**
 * The URL of a page requested with a trailing slash: the same path and query without it. Undefined when there is no
 * slash to remove, or when the result would lead to another site (`//example.com`).
 * @param url the whole URL of the request
 */
function withoutTrailingSlash(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  if (path === '' || path === pathname || path.startsWith('//')) return undefined;
  return path + search;
}

/** Gives each page one URL: redirects to the one without a trailing slash. */
export const oneAddress = createMiddleware<ApiEnv>(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const target = isRead ? withoutTrailingSlash(c.req.url) : undefined;
  return target ? c.redirect(target, 301) : next();
});
