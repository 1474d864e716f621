import type { HonoRequest } from 'hono';
import { cachedPage, type PageCache, sharedPage } from './page-cache.ts';
import { sendCached } from './send-cached.ts';

/**
 * Begins a response that visitors may share. Call it before anything is read, so that a response that is outdated when
 * it is ready is not cached.
 * @returns undefined if responses to this request are never shared; otherwise a function that caches the response and
 * returns it as the cache sends it, or returns undefined if this response must not be shared
 */
export function beginSharing(cache: PageCache | undefined, request: HonoRequest) {
  const key = keyOf(request);
  if (!cache || key === undefined) return undefined;
  const begunAt = cache.changes();
  return (body: string, headers: Headers): Response | undefined => {
    const page = cachedPage(body, headers);
    if (!cache.add(key, begunAt, page)) return undefined;
    const { body: encoded, ...init } = sendCached(page, request.header());
    return new Response(encoded && new Uint8Array(encoded), init);
  };
}

/** The cache key of the request; undefined when the response must not be shared. */
function keyOf(request: HonoRequest): string | undefined {
  const { pathname, search } = new URL(request.url);
  return sharedPage(request.method, pathname + search, request.header('cookie'));
}
