import type { Hono, Context as HonoContext } from 'hono';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import { createClient } from '../../contract/api/client.ts';
import { type Refusal, scopeContext } from '../../lib/page/scope.ts';
import type { Context } from '../../platform/context.ts';
import { type ApiEnv, requestInfoOf } from '../../platform/http/env.ts';
import { limitBody, statedLength } from '../../platform/http/requests/body-limit.ts';
import type { PageCache } from './cache/page-cache.ts';
import { beginSharing } from './cache/share-response.ts';
import { hashesOfScripts } from './inline-scripts.ts';
import { type Accepted, acceptedByPages } from './requests/accepted-by-pages.ts';
import { isApiFailure, logPageError } from './requests/page-errors.ts';
import { emptyRequest, pageRequest } from './requests/page-request.ts';

type Pages = Promise<{ handle: RequestHandler; acceptedBy: (path: string) => Accepted }>;

/**
 * The handler for pages, and what each accepts: the build, or the current source with Vite. The build is
 * prepared once, because React Router processes the whole route table again for every request when it is given a
 * function.
 */
function pagesFrom(vite: ViteDevServer | undefined): () => Pages {
  if (vite) {
    const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
    const handle = createRequestHandler(load, 'development');
    return async () => ({ handle, acceptedBy: acceptedByPages((await load()).routes) });
  }
  let prepared: Pages | undefined;
  const prepare = async (): Pages => {
    const build = await import('virtual:react-router/server-build');
    return { handle: createRequestHandler(build, 'production'), acceptedBy: acceptedByPages(build.routes) };
  };
  return () => {
    prepared ??= prepare();
    return prepared;
  };
}

const limitForm = limitBody({
  mebibytes: 1,
  message: 'This form is too long. Please shorten what you typed and try again.',
});

type CallApi = (request: Request, env: ApiEnv['Bindings']) => Promise<Response>;

export type PageFailure = Refusal & { headers?: Record<string, string> | undefined };

type PagesOptions = {
  vite?: ViteDevServer;
  policyFor: (scriptHashes: string[], path: string) => string;
  cache?: PageCache;
};

type PageContext = HonoContext<ApiEnv>;

/**
 * Mounts the pages: everything that is not API, media or a file. Pages reach the product only through the API.
 * @returns a function that renders a failure as a page
 */
export function mountPages(app: Hono<ApiEnv>, ctx: Context, callApi: CallApi, options: PagesOptions) {
  const { policyFor } = options;
  const pages = pagesFrom(options.vite);

  app.post('*', async (c, next) => {
    // Browsers state the length of a form, so a page that accepts files never needs a body of unknown length.
    const isStated = statedLength(c.req) !== undefined;
    return isStated && (await pages()).acceptedBy(c.req.path).takesFile ? next() : limitForm(c, next);
  });
  app.all('*', async (c) => {
    const share = beginSharing(options.cache, c.req);
    const { html, response, headers, refused } = await render(c, await pageRequest(c.req));
    if (refused) return fail(c, refused);
    const isShared = html && response.status === 200;
    const shared = isShared && share?.(html, headers);
    if (shared) return shared;
    if (response.status === 503) headers.set('retry-after', '5');
    return new Response(html ?? response.body, { status: response.status, headers });
  });

  /** Renders the error page, for a request that failed before or while its page was rendered. */
  async function fail(c: PageContext, { status, message, headers: more }: PageFailure): Promise<Response> {
    const { html, response, headers } = await render(c, emptyRequest(c.req), { status, message });
    // The page's own headers are more precise, such as the methods it supports.
    for (const [name, value] of Object.entries(more ?? {})) if (!headers.has(name)) headers.set(name, value);
    return new Response(html ?? response.body, { status, headers });
  }

  /**
   * Lets React Router respond. A whole page is returned as `html`, anything else as the response body. `refused` is set
   * when the page could not be loaded because the API refused or is briefly unavailable: React Router would answer 500
   * without the reason.
   */
  async function render(c: PageContext, request: Request, refusal?: Refusal) {
    const cookies: string[] = [];
    let retryAfter: string | null = null;
    const info = requestInfoOf(c);
    const inProcess = async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await callApi(new Request(input, init), { info, fromPage: true });
      cookies.push(...response.headers.getSetCookie());
      if (response.status === 429) retryAfter = response.headers.get('retry-after');
      return response;
    };
    let refused: PageFailure | undefined;
    const report = (error: unknown) => {
      logPageError(ctx.log, error, { requestId: info.requestId, path: c.req.path, method: c.req.method });
      if (isApiFailure(error) && (error.status < 500 || error.status === 503))
        refused = { status: error.status, message: error.message, headers: retryHeader(error.status) };
    };

    const retryHeader = (status: number): Record<string, string> =>
      status === 503
        ? { 'Retry-After': '5' }
        : status === 429 && retryAfter
          ? { 'Retry-After': retryAfter }
          : {};

    const scope = new RouterContextProvider();
    scope.set(scopeContext, {
      api: createClient(ctx.settings.appUrl, { fetch: inProcess, headers: forwarded(c.req.raw.headers) }),
      viewer: info.viewer,
      appUrl: ctx.settings.appUrl,
      supportEmail: ctx.settings.supportEmail,
      linkedInOrganizationId: ctx.settings.linkedInOrganizationId,
      emailSending: ctx.settings.emailJs ?? null,
      development: options.vite !== undefined,
      requestId: info.requestId,
      refusal,
      report,
    });
    const { handle, acceptedBy } = await pages();
    const response = await handle(request, scope);
    const headers = new Headers(response.headers);
    if (response.status === 405) headers.set('allow', acceptedBy(c.req.path).methods);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (isPrefetch(c.req.raw)) headers.delete('set-cookie');
    if (response.status === 429 && retryAfter) headers.set('retry-after', retryAfter);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isDocument ? await response.text() : null;
    headers.set('content-security-policy', policyFor(html ? hashesOfScripts(html) : [], c.req.path));
    return { html, response, headers, refused: response.status >= 500 ? refused : undefined };
  }

  return { fail };
}

/** A prefetched page must not use up a message that is meant for the page the user visits next. */
const isPrefetch = ({ headers }: Request): boolean => /\bprefetch\b/.test(headers.get('sec-purpose') ?? '');

const forwarded = (headers: Headers): Record<string, string> => {
  const pairs = ['cookie', 'user-agent', 'sec-fetch-site'].map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
};
