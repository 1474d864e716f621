import { LRUCache } from 'lru-cache';
import { zipPieces } from './zipped-page.ts';

/** A rendered page, cut where the nonce of its response goes, with the headers that do not depend on the visitor. */
export type Page = { pieces: Buffer[]; zipped: Buffer[]; headers: Record<string, string> };

const mebibyte = 1024 * 1024;
const longestKept = 60_000;

const listWords = ['search', 'category', 'level', 'language', 'minPrice', 'maxPrice', 'sort', 'page'];

/**
 * Pages that show every visitor without a session the same, made of the catalogue and of texts alone, with the words of
 * their addresses that change them. An address with any other word is rendered anew: nobody can fill the memory, and
 * push out what is asked for, by making words up.
 */
const shared = new Map<string, readonly string[]>([
  ['/', ['search', 'category']],
  ['/about', []],
  ['/all-courses', listWords],
  ['/contact', ['apply']],
  ['/courses', listWords],
  ['/newsletter', []],
  ['/privacy', []],
  ['/termsandconndition', ['for']],
]);

/** Longer addresses are nobody's who browses. */
const longestQuery = 300;

/** The only cookie of a visitor without a session: it changes the page, so it is part of its name. */
const chosenTheme = /^theme=(light|dark)$/;

/**
 * Keeps pages that visitors without a session share. It is used only while every change of the catalogue is heard of;
 * each change forgets all pages, and a page that was begun before a change is not kept after it.
 */
export function createPageCache() {
  const pages = new LRUCache<string, Page>({
    maxSize: 32 * mebibyte,
    sizeCalculation: ({ pieces, zipped }) =>
      [...pieces, ...zipped].reduce((sum, piece) => sum + piece.length, 1),
    ttl: longestKept,
  });
  let changes = 0;
  let hearing = false;

  const forget = () => {
    changes++;
    pages.clear();
  };
  const listen = (on: boolean) => {
    hearing = on;
    forget();
  };

  return {
    /** How many changes are known of: taken before a page is begun, given when it is kept. */
    changes: () => changes,
    find: (name: string): Page | undefined => (hearing ? pages.get(name) : undefined),
    /** A page that sets a cookie is for one visitor and is never shared. */
    keep(name: string, begunAt: number, page: Page): void {
      if (hearing && begunAt === changes && !('set-cookie' in page.headers)) pages.set(name, page);
    },
    forget,
    listening: () => listen(true),
    notified: forget,
    deaf: () => listen(false),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** What is kept of a page that was rendered with a nonce. */
export function cutAt(nonce: string, html: string, headers: Headers): Page {
  const pieces = html.split(nonce).map((piece) => Buffer.from(piece));
  return { pieces, zipped: zipPieces(pieces, nonce.length), headers: Object.fromEntries(headers) };
}

/**
 * The name of the page a request asks for; undefined when the answer is for its sender alone.
 * @param address path and query
 */
export function sharedPage(method = '', address = '', cookies = ''): string | undefined {
  if (method !== 'GET' || (cookies && !chosenTheme.test(cookies))) return undefined;
  const [path = '', ...queries] = address.split('?');
  const query = queries.join('?');
  const words = shared.get(path);
  return words && isKnown(query, words) ? `${cookies} ${address}` : undefined;
}

/** Whether a query has words of its page only, each at most once. */
function isKnown(query: string, words: readonly string[]): boolean {
  if (query.length > longestQuery) return false;
  const names = [...new URLSearchParams(query).keys()];
  return new Set(names).size === names.length && names.every((name) => words.includes(name));
}

const studying = /\/(playback|progress|target-date)$/;
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a call may have changed what visitors see: one that was refused has not, so nobody makes us forget by asking.
 * The process that served it forgets its pages before the answer leaves, so that who made a change sees it; the
 * notification, which every process hears, comes a moment later.
 */
export function changedCatalogue({ method, url }: Request, { ok }: Pick<Response, 'ok'>): boolean {
  if (!ok || reading.includes(method)) return false;
  const { pathname } = new URL(url);
  return /^\/api\/(courses|admin)(\/|$)/.test(pathname) && !studying.test(pathname);
}
