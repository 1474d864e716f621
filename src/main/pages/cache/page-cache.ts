import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered page in every encoding, with the headers that do not depend on the visitor. */
export type CachedPage = {
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  etag: string;
  headers: Record<string, string>;
};

const mebibyte = 1024 * 1024;
/** Milliseconds. */
const longestCached = 60_000;

const filterParams = ['category', 'level', 'language', 'minPrice', 'maxPrice', 'sort', 'page'];
const listParams = ['search', ...filterParams];

/**
 * The pages that are the same for every visitor without a session, each with the query parameters it uses, and the data
 * of the course list. A URL with any other parameter is rendered for each request, so nobody can fill the cache by
 * inventing parameters. Search results are rarely requested twice, so compressing their data would cost more than the
 * cache saves.
 */
const shared = new Map<string, readonly string[]>([
  ['/', ['search', 'category']],
  ['/about', []],
  ['/all-courses', listParams],
  ['/api/courses', [...filterParams, 'limit']],
  ['/contact', ['apply', 'team']],
  ['/courses', listParams],
  ['/newsletter', []],
  ['/privacy', []],
  ['/termsandconndition', ['for']],
]);

/** A course page, which is shared only without parameters: with `preview` it contains a signed URL. */
const coursePage = /^\/courses\/[a-z0-9-]+$/;

/** In characters. A page with a longer query is rendered for each request. */
const longestQuery = 300;

/** The only cookie that doesn't affect the HTML: the browser applies the theme. */
const theme = /^theme=(light|dark)$/;

/**
 * A cache of the pages that visitors without a session share. It is used only while this process is notified of every
 * catalogue change. Each change empties it, and a page whose rendering began before a change is not cached after it.
 */
export function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: 32 * mebibyte,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
    ttl: longestCached,
  });
  let changes = 0;
  let hearing = false;

  const clear = () => {
    changes++;
    pages.clear();
  };
  const listen = (on: boolean) => {
    hearing = on;
    clear();
  };

  return {
    /** The number of changes so far: read before rendering begins, passed to `add` afterwards. */
    changes: () => changes,
    find: (key: string): CachedPage | undefined => (hearing ? pages.get(key) : undefined),
    /**
     * A page that sets a cookie is for one visitor and is never shared.
     * @returns whether it may be shared; if not, no CDN may keep it either, because it may be outdated already
     */
    add(key: string, begunAt: number, page: CachedPage): boolean {
      const isShared = hearing && begunAt === changes && !('set-cookie' in page.headers);
      if (isShared) pages.set(key, page);
      return isShared;
    },
    clear,
    listening: () => listen(true),
    notified: clear,
    disconnected: () => listen(false),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** The cache entry for a rendered page. */
export function cachedPage(html: string, headers: Headers): CachedPage {
  const identity = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    bodies: { br: brotliCompressSync(identity, quality), gzip: gzipSync(identity), identity },
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers: Object.fromEntries(headers),
  };
}

/**
 * The cache key of the requested page; undefined when the response must not be shared.
 * @param address path and query
 */
export function sharedPage(method = '', address = '', cookies = ''): string | undefined {
  if (method !== 'GET' || (cookies && !theme.test(cookies))) return undefined;
  const [path = '', ...queries] = address.split('?');
  const query = queries.join('?');
  const params = shared.get(path) ?? (coursePage.test(path) ? [] : undefined);
  return params && isKnown(query, params) ? address : undefined;
}

/** Whether a query has only its page's parameters, each at most once. */
function isKnown(query: string, params: readonly string[]): boolean {
  if (query.length > longestQuery) return false;
  const names = [...new URLSearchParams(query).keys()];
  return new Set(names).size === names.length && names.every((name) => params.includes(name));
}

const studying = /\/(playback|progress|target-date)$/;
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a call may have changed what visitors see. A refused call has changed nothing, so nobody can empty the cache
 * by making such calls. The process that handled the call empties its cache before responding, so its author sees the
 * change; the database notifies the other processes a moment later.
 */
export function changedCatalogue({ method, url }: Request, { ok }: Pick<Response, 'ok'>): boolean {
  if (!ok || reading.includes(method)) return false;
  const { pathname } = new URL(url);
  return /^\/api\/(courses|admin)(\/|$)/.test(pathname) && !studying.test(pathname);
}
