import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import type { createApi } from '../api.ts';
import { createClient } from '../contract/client.ts';
import { type Rendered, renderedContext } from '../pages/rendered.ts';
import { scopeContext } from '../pages/scope.ts';
import type { Context } from '../platform/context.ts';
import type { ApiEnv } from '../platform/http/env.ts';
import { contentSecurityPolicy } from '../platform/http/security-headers.ts';

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

/** Mounts the pages: everything that is no API, no media and no file. They reach the product through the API alone. */
export function mountPages(
  app: Hono<ApiEnv>,
  ctx: Context,
  api: ReturnType<typeof createApi>,
  options: { vite?: ViteDevServer; formTargets: string[] },
): void {
  const pages = pagesFrom(options.vite);

  app.all('*', async (c) => {
    const cookies: string[] = [];
    const nonce = randomBytes(16).toString('base64');
    const known = { viewer: c.get('viewer'), sessionId: c.get('sessionId'), address: c.get('address') };
    const inProcess = async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await api.fetch(new Request(input, init), { known });
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
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        formTargets: options.formTargets,
        connectTargets: ctx.settings.emailJs ? [ctx.settings.emailJs.origin] : [],
        development: options.vite !== undefined,
      }),
    );
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
    return new Response(rendered.html ?? response.body, { status: response.status, headers });
  });
}

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
