import { createMiddleware } from 'hono/factory';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type ApiEnv, routeOf } from '../../http/env.ts';

/** The registry that `/metrics` reports, with metrics of the process, of response times and of the page cache. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the response headers, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const cached = new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for pages and lists that visitors share: hit if the cache had the response, miss if not',
    labelNames: ['result'] as const,
    registers: [registry],
  });
  for (const result of ['hit', 'miss'] as const) cached.inc({ result }, 0);
  const measure = createMiddleware<ApiEnv>(async (c, next) => {
    const stop = duration.startTimer({ method: c.req.method });
    await next();
    stop({ route: routeOf(c), status: c.res.status });
  });
  const observe = (labels: { method: string; route: string; status: number }, seconds: number) =>
    duration.observe(labels, seconds);
  const countCached = (result: 'hit' | 'miss') => cached.inc({ result });
  return { registry, measure, observe, countCached };
}
export type Metrics = ReturnType<typeof createMetrics>;
