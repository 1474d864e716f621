import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ViteDevServer } from 'vite';
import { createApi } from '../app/api.ts';
import { personOf, readSession } from '../features/accounts/index.server.ts';
import { rememberLink } from '../features/coupons/index.server.ts';
import { publishedCredentials } from '../features/credentials/index.server.ts';
import { mayStillWatch } from '../features/learning/index.server.ts';
import { mediaDelivery } from '../features/media/index.server.ts';
import { isOneClick } from '../features/notifications/index.server.ts';
import { isWebhook, paymentPages, paymentScripts } from '../features/payments/index.server.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/failures/failure.ts';
import { errorHandler, notFoundHandler, reportFailure } from '../platform/http/api.ts';
import { type ApiEnv, requestInfoOf } from '../platform/http/env.ts';
import { chooseReader, rememberWrite } from '../platform/http/recent-writes.ts';
import { pageOfPath } from '../platform/http/requests/page-data.ts';
import { visitorAddress } from '../platform/http/requests/proxy-trust.ts';
import { compressResponses } from '../platform/http/responses/compress.ts';
import { originGuard } from '../platform/http/security/origin.ts';
import { contentSecurityPolicy, securityHeaders } from '../platform/http/security/security-headers.ts';
import type { Worker } from '../platform/jobs/worker.ts';
import { createMetrics } from '../platform/observability/metrics/create-metrics.ts';
import { currentTraceId } from '../platform/observability/tracing/spans.ts';
import { traceRequests } from '../platform/observability/tracing/trace-requests.ts';
import { mountHealth, peerOf } from './health/health.ts';
import { changedCatalogue, type PageCache } from './pages/cache/page-cache.ts';
import { cachedPages } from './pages/cache/send-cached.ts';
import { beginSharing } from './pages/cache/share-response.ts';
import { oggDecoder } from './pages/files/ogg-decoder.ts';
import { isOpened, readFailure } from './pages/files/opened-file.ts';
import { mountFiles } from './pages/files/static-files.ts';
import { mountPages, type PageFailure } from './pages/pages.ts';
import { offline } from './pages/plain/offline.ts';
import { oneAddress } from './pages/requests/trailing-slash.ts';
import { seo } from './pages/seo.ts';

type AppOptions = {
  vite?: ViteDevServer;
  /** Whether to serve the pages and the build's files: most tests need neither. */
  pages: boolean;
  /** Cache of whole pages for visitors; without it, each page is rendered for each request. */
  cache?: PageCache;
  /** The job runner of this process, if it has one: readiness depends on it. */
  jobs?: Pick<Worker, 'isRunning'>;
  /** Whether this process has been asked to end: it still responds, but is no longer ready. */
  isStopping?: () => boolean;
};

/** The whole HTTP surface, in order: headers and metrics, health, media, files, guards, API and pages. */
export function createApp(ctx: Context, options: AppOptions) {
  const app = new Hono<ApiEnv & { Bindings: Partial<HttpBindings> }>();
  const metrics = createMetrics();
  const policyFor = pagePolicy(ctx, options);
  const api = createApi(ctx);
  const asJson = errorHandler(ctx.log);
  const callApi = async (request: Request, env: ApiEnv['Bindings']) => {
    const response = await api.fetch(request, env);
    rememberWrite(ctx, request, response);
    if (changedCatalogue(request, response)) {
      options.cache?.clear();
      ctx.reads.changes.notified();
    }
    return response;
  };

  app.onError(asJson);
  app.notFound(notFoundHandler);
  if (ctx.settings.tracing) app.use(traceRequests);
  app.use(async (c, next) => {
    c.set('requestId', currentTraceId() ?? randomUUID());
    const forwarded = c.req.header('x-forwarded-for') ?? null;
    c.set('address', visitorAddress(ctx.settings.trustProxy, forwarded, peerOf(c.env)));
    await next();
    // Only on failures: other responses may be shared by several visitors.
    if (c.res.status >= 400) c.header('X-Request-Id', c.get('requestId'));
  });
  app.use(securityHeaders(ctx.settings.secure));
  app.use(metrics.measure);
  app.use(refuseTrace(api));
  mountHealth(app, ctx, metrics, options);
  app.route('/media', mediaDelivery(ctx, { mayStillWatch, requesterOf: (c) => personOf(ctx, c) }));
  app.route('/ogv', oggDecoder());
  if (options.pages) mountFiles(app, options.vite !== undefined);
  if (options.pages) app.route('/', offline());
  app.use(compressResponses);
  app.route('/credentials', publishedCredentials(ctx));
  app.route('/', seo(ctx, app, api));
  app.use(originGuard(ctx.settings.appUrl, (path) => isWebhook(path) || isOneClick(path)));
  app.use('/api/*', keepPrivate);
  app.use((c, next) => (isBelowApi(c.req.path) ? next() : oneAddress(c, next)));
  app.use(rememberLink(ctx));
  app.use(readSession(ctx));
  app.use(chooseReader(ctx));
  let showFailure: ((c: HonoContext<ApiEnv>, failure: PageFailure) => Promise<Response>) | undefined;
  app.all('/api/*', async (c, next) => {
    if (isApiDocs(c.req.path) && options.pages) return next();
    const info = requestInfoOf(c);
    const share = beginSharing(options.cache, c.req);
    const response = await callApi(c.req.raw, { info, ...c.env });
    if (info.route) c.set('route', info.route);
    if (response.status >= 400 && showFailure && isOpened(c.req))
      return showFailure(c, await readFailure(response));
    if (!share || !response.ok) return response;
    const body = await response.text();
    return share(body, response.headers) ?? new Response(body, response);
  });
  if (options.pages) {
    const { fail } = mountPages(app, ctx, callApi, { ...options, policyFor });
    showFailure = fail;
    app.onError((error, c) =>
      isPage(c.req.path) || isOpened(c.req) ? fail(c, reportFailure(ctx.log, error, c)) : asJson(error, c),
    );
  }
  const sendCached =
    options.cache &&
    cachedPages({
      cache: options.cache,
      secure: ctx.settings.secure,
      asked: metrics.countCached,
      sent: (seconds) => metrics.observe({ method: 'GET', route: 'cached page', status: 200 }, seconds),
    });
  return { app, api, sendCached };
}

/** The Content-Security-Policy of a page, given the hashes of its inline scripts. */
function pagePolicy({ settings, mediaOrigins }: Context, { vite }: AppOptions) {
  const formTargets = paymentPages({ settings });
  const connectTargets = settings.emailJs ? [settings.emailJs.origin] : [];
  return (scriptHashes: string[], path: string) =>
    contentSecurityPolicy({
      scriptHashes,
      formTargets,
      connectTargets,
      mediaTargets: mediaOrigins,
      scriptTargets: paymentScripts({ settings }, path),
      development: vite !== undefined,
    });
}

const noTrace = failure('request.method', 405, 'This method is not supported.');

/** Refuses methods that the platform's `Request` cannot represent, because no later handler could read them. */
const refuseTrace = (api: ReturnType<typeof createApi>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!['TRACE', 'TRACK', 'CONNECT'].includes(c.req.method)) return next();
    // No operation supports OPTIONS either, so the API's refusal lists the methods that the path supports.
    const { headers } = await api.request(c.req.url, { method: 'OPTIONS' }, { info: requestInfoOf(c) });
    throw noTrace({ headers: { Allow: headers.get('allow') ?? 'GET, HEAD' } });
  });

/** Marks API responses as private to the requester, so that shared caches do not store them. */
const keepPrivate = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store');
});

const isBelowApi = (path: string) => path.startsWith('/api/') && !isApiDocs(path);

/** Whether a path leads to the readable API documentation, the only page below `/api`. */
const isApiDocs = (path: string) => /^\/api\/docs\/*$/.test(pageOfPath(path));

const notPages = /^\/(api|media|assets|healthz|readyz|metrics)(\/|$)/;
const isPage = (path: string) => isApiDocs(path) || !notPages.test(path);
