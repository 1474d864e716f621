import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageTags } from '../../../platform/cdn/purge-pages.ts';
import { encodingFor } from '../../../platform/http/responses/compress.ts';
import { commonHeaders } from '../../../platform/http/security/security-headers.ts';
import { type CachedPage, type PageCache, sharedPage } from './page-cache.ts';

/** A shared cache may serve a page for a minute, and for ten more while it fetches a new one. */
const sharedFor = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

type Options = {
  cache: PageCache;
  secure: boolean;
  /** Called for every request that the cache may answer. */
  asked: (result: 'hit' | 'miss') => void;
  /** Called for every page sent, with the seconds it took. */
  sent: (seconds: number) => void;
};

/**
 * Serves cached pages before any other handler runs.
 * @returns whether the request was answered
 */
export function cachedPages({ cache, secure, asked, sent }: Options) {
  const common = commonHeaders(secure);
  return ({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const begun = performance.now();
    const key = sharedPage(method, url, headers.cookie);
    if (key === undefined) return false;
    const page = cache.find(key);
    asked(page ? 'hit' : 'miss');
    if (!page) return false;
    const { status, headers: own, body } = sendCached(page, headers);
    response.writeHead(status, { ...own, ...common }).end(body);
    sent((performance.now() - begun) / 1000);
    return true;
  };
}

type Accepted = { 'if-none-match'?: string | undefined; 'accept-encoding'?: string | string[] | undefined };

/** The response for a shared page: 304 when the browser's copy is current. */
export function sendCached(page: CachedPage, accepted: Accepted) {
  const headers = {
    ...page.headers,
    'cache-control': sharedFor,
    ...pageTags,
    etag: page.etag,
    vary: 'Accept-Encoding, Cookie',
  };
  if (accepted['if-none-match']?.includes(page.etag)) return { status: 304, headers, body: null };
  const encoding = encodingFor(accepted['accept-encoding']?.toString());
  const body = page.bodies[encoding ?? 'identity'];
  return {
    status: 200,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body,
  };
}
