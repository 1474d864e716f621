import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { createApi } from '../api.ts';
import { createClient } from '../contract/client.ts';
import { scopeContext } from '../pages/scope.ts';
import type { Context } from '../platform/context.ts';
import type { ApiEnv } from '../platform/http/env.ts';
import { contentSecurityPolicy } from '../platform/http/security-headers.ts';

type Build = () => Promise<ServerBuild>;

/** The pages as built, or, with Vite, as they stand in the editor at this moment. */
const buildFrom = (vite: ViteDevServer | undefined): Build =>
  vite
    ? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
    : () => import('virtual:react-router/server-build') as Promise<ServerBuild>;

/** Mounts the pages: everything that is no API, no media and no file. They reach the product through the API alone. */
export function mountPages(
  app: Hono<ApiEnv>,
  ctx: Context,
  api: ReturnType<typeof createApi>,
  options: { vite?: ViteDevServer; formTargets: string[] },
): void {
  const handle = createRequestHandler(buildFrom(options.vite), options.vite ? 'development' : 'production');

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
    return new Response(response.body, { status: response.status, headers });
  });
}

const forwarded = (headers: Headers): Record<string, string> => {
  const pairs = ['cookie', 'user-agent'].map((name) => [name, headers.get(name)] as const);
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
