import { context, type Link, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ApiEnv, routeOf } from '../../http/env.ts';
import { contextFrom, tracer, within } from './spans.ts';

/** Requests that would only be noise: health checks and the build's files. */
const untraced = /^\/(healthz|readyz|metrics|assets)(\/|$)/;

/**
 * A new trace for each request. The trace that a client claims to continue is only linked: anyone can send the header,
 * and proxies usually pass it on, so continuing it would let strangers write into our traces.
 */
export const traceRequests = createMiddleware<ApiEnv>((c, next) => {
  if (untraced.test(c.req.path)) return next();
  return traced(c, next, SpanKind.SERVER, linksTo(c.req.header('traceparent')));
});

/** A span for each call to the API, whether from a client or from a page. */
export const traceApiCalls = createMiddleware<ApiEnv>((c, next) => traced(c, next, SpanKind.INTERNAL, []));

/** Only the route's pattern is recorded: paths and queries can contain tokens. */
function traced(c: Context<ApiEnv>, next: () => Promise<void>, kind: SpanKind, links: Link[]): Promise<void> {
  const { method } = c.req;
  const parent = kind === SpanKind.SERVER ? ROOT_CONTEXT : context.active();
  const span = tracer().startSpan(
    method,
    { kind, links, attributes: { 'http.request.method': method } },
    parent,
  );
  return within(span, parent, async () => {
    await next();
    const route = routeOf(c);
    const { status } = c.res;
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  });
}

function linksTo(traceparent: string | undefined): Link[] {
  const claimed = trace.getSpanContext(contextFrom(traceparent));
  return claimed ? [{ context: claimed }] : [];
}
