import type { Hono, Context as HonoContext } from 'hono';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import { createClient } from '../contract/client.ts';
import { type Rendered, renderedContext } from '../pages/rendered.ts';
import { scopeContext } from '../pages/scope.ts';
import type { Context } from '../platform/context.ts';
import { type ApiEnv, knownOf } from '../platform/http/env.ts';
import { newNonce } from '../platform/http/security-headers.ts';
import { cutAt, type PageCache, sharedPage } from './page-cache.ts';

type Pages = Promise<RequestHandler>;

/**
 * What answers for the pages as built, or, with Vite, as they stand in the editor at this moment. The built ones are
 * prepared once: React Router reads the whole table of routes again for every request when it is given a function.
 */
function pagesFrom(vite: ViteDevServer | undefined): () => Pages {
  if (vite) {
    const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
    const handle = createRequestHandler(load, 'development');
    return async () => handle;
  }
  let prepared: Pages | undefined;
  const prepare = async (): Pages =>
    createRequestHandler(await import('virtual:react-router/server-build'), 'production');
  return () => {
    prepared ??= prepare();
    return prepared;
  };
}

type CallApi = (request: Request, env: ApiEnv['Bindings']) => Promise<Response>;

export type PagesOptions = {
  vite?: ViteDevServer;
  policyWith: (nonce: string, path?: string) => string;
  cache?: PageCache;
};

/** Mounts the pages: everything that is no API, no media and no file. They reach the product through the API alone. */
export function mountPages(app: Hono<ApiEnv>, ctx: Context, callApi: CallApi, options: PagesOptions): void {
  const { cache, policyWith } = options;
  const pages = pagesFrom(options.vite);

  app.all('*', async (c) => {
    const nonce = newNonce();
    const begunAt = cache?.changes() ?? 0;
    const { html, response, headers } = await render(c, nonce);
    if (cache && html && response.status === 200) {
      const { pathname, search } = new URL(c.req.url);
      const name = sharedPage(c.req.method, pathname + search, c.req.header('cookie'));
      if (name) cache.keep(name, begunAt, cutAt(nonce, html, headers));
    }
    headers.set('content-security-policy', policyWith(nonce, c.req.path));
    return new Response(html ?? response.body, { status: response.status, headers });
  });

  /** Lets React Router answer; a whole page comes as `html`, anything else as the response's body. */
  async function render(c: HonoContext<ApiEnv>, nonce: string) {
    const cookies: string[] = [];
    const known = knownOf(c);
    const inProcess = async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await callApi(new Request(input, init), { known });
      cookies.push(...response.headers.getSetCookie());
      return response;
    };

    const scope = new RouterContextProvider();
    scope.set(scopeContext, {
      api: createClient(ctx.settings.appUrl, { fetch: inProcess, headers: forwarded(c.req.raw.headers) }),
      viewer: known.viewer,
      appUrl: ctx.settings.appUrl,
      supportEmail: ctx.settings.supportEmail,
      emailSending: ctx.settings.emailJs ?? null,
      nonce,
      development: options.vite !== undefined,
    });
    const rendered: Rendered = { html: null };
    scope.set(renderedContext, rendered);

    const handle = await pages();
    const response = await handle(withoutOrigin(c.req.raw), scope);
    const headers = new Headers(response.headers);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (isAskedAhead(c.req.raw)) headers.delete('set-cookie');
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    return { html: rendered.html, response, headers };
  }
}

/** A page that is fetched in case it is wanted changes nothing: a message it leaves would be said on another one. */
const isAskedAhead = ({ headers }: Request): boolean => /\bprefetch\b/.test(headers.get('sec-purpose') ?? '');

const forwarded = (headers: Headers): Record<string, string> => {
  const pairs = ['cookie', 'user-agent', 'sec-fetch-site'].map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
};

/**
 * The product's own guard has judged the origin already. React Router would compare it with the scheme this process
 * sees, which behind a TLS proxy is never the visitor's.
 */
function withoutOrigin(request: Request): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const body = method === 'GET' || method === 'HEAD' ? null : request.body;
  const parts: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  // Not `new Request(request)`: to the platform the server's light requests are no requests.
  return new Request(url, parts);
}
