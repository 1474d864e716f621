import type { Hono } from 'hono';
import { admins } from '../contract/viewer.ts';
import { readSession } from '../features/accounts/index.server.ts';
import type { Context } from '../platform/context.ts';
import { isMigrated } from '../platform/database/migrate.ts';
import { failure } from '../platform/failure.ts';
import type { ApiEnv } from '../platform/http/env.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import { isLoopback } from '../platform/settings.ts';

const notForYou = failure('auth.not_allowed', 403, 'Metrics are for administrators and for this machine.');

/** `/healthz`: the process answers. `/readyz`: the database answers and is migrated. `/metrics`: for Prometheus. */
export function mountHealth(app: Hono<ApiEnv>, ctx: Context, metrics: Metrics): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await isMigrated(ctx.pool).catch(() => false);
    return c.json({ status: ready ? 'ready' : 'waiting' }, ready ? 200 : 503);
  });
  app.get('/metrics', readSession(ctx), async (c) => {
    const local = isLoopback(c.get('address').replace(/^::ffff:/, '')) && !viaProxy(c.req.raw.headers);
    if (!local && !admins.allows(c.get('viewer'))) throw notForYou();
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
}

/** What a proxy adds to a request that it hands on: one on this machine asks for somebody who need not be on it. */
const proxyWords = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

const viaProxy = (headers: Headers): boolean => proxyWords.some((name) => headers.has(name));
