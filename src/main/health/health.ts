import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { measureEmails } from '../../features/notifications/index.server.ts';
import { measureBackups } from '../../platform/backup/measure-backups.ts';
import { measurePurges } from '../../platform/cdn/purge-job.ts';
import type { Context } from '../../platform/context.ts';
import { measurePool } from '../../platform/database/connection/measure-pool.ts';
import { measureReads } from '../../platform/database/replicas/measure-reads.ts';
import { isMigrated } from '../../platform/database/schema/migrate.ts';
import { failure } from '../../platform/failures/failure.ts';
import type { ApiEnv } from '../../platform/http/env.ts';
import { measureQueue } from '../../platform/jobs/measure-queue.ts';
import { readQueue } from '../../platform/jobs/queue-figures.ts';
import type { Worker } from '../../platform/jobs/worker.ts';
import type { Metrics } from '../../platform/observability/metrics/create-metrics.ts';
import { measureProviders } from '../../platform/observability/metrics/provider-calls.ts';
import { isLoopback } from '../../platform/settings/settings.ts';

const metricsRefused = failure(
  'auth.not_allowed',
  403,
  'Metrics require a request from the same machine, or METRICS_TOKEN as a bearer token.',
);

type HealthOptions = {
  /** The job runner of this process, if it has one. */
  jobs?: Pick<Worker, 'isRunning'>;
  isStopping?: () => boolean;
};

/**
 * Mounts `/healthz` (the process responds), `/readyz` (the database responds and is migrated, this process runs jobs if
 * it should, and it has not been asked to end; includes the state of the queue) and `/metrics` (for requests from this
 * machine, or with `METRICS_TOKEN`).
 */
export function mountHealth(
  app: Hono<ApiEnv & { Bindings: Partial<HttpBindings> }>,
  ctx: Context,
  metrics: Metrics,
  { jobs, isStopping = () => false }: HealthOptions,
): void {
  measureQueue(metrics.registry, ctx.pool, jobs);
  measureBackups(metrics.registry, ctx.pool, ctx.settings.backups);
  if (ctx.settings.purge) measurePurges(metrics.registry, ctx.pool);
  measureReads(metrics.registry, ctx.reads);
  const readPool = measurePool(metrics.registry, ctx.pool);
  measureEmails(metrics.registry, ctx);
  measureProviders(metrics.registry);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const state = await readState(ctx.pool, jobs);
    if (isStopping()) return c.json({ status: 'stopping', ...state }, 503);
    const isReady = state.database === 'ready' && state.jobRunner !== 'starting';
    return c.json({ status: isReady ? 'ready' : 'waiting', ...state }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    const { headers } = c.req.raw;
    if (!isFromHere(headers, c.env) && !hasToken(headers, ctx.settings.metricsToken)) throw metricsRefused();
    readPool();
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
}

/** How long the database may take to respond, in milliseconds. */
const timeoutMs = 3_500;

/**
 * Reports whether this process is ready, and why. Without the database there are no queue figures. A database that
 * accepts queries but does not respond, as behind a broken network, counts as unreachable.
 */
async function readState(pool: Pool, jobs: Pick<Worker, 'isRunning'> | undefined) {
  const jobRunner = jobs && (jobs.isRunning() ? 'running' : 'starting');
  const unreachable = { database: 'unreachable', jobRunner, jobs: undefined };
  const tooLate = pause(timeoutMs, unreachable, { ref: false });
  const state = readDatabase(pool).then(
    (found) => ({ ...found, jobRunner }),
    () => unreachable,
  );
  return Promise.race([state, tooLate]);
}

async function readDatabase(pool: Pool) {
  const database = (await isMigrated(pool)) ? 'ready' : 'not migrated';
  return { database, jobs: database === 'ready' ? await readQueue(pool) : undefined };
}

/** The address of the connection's peer. */
export const peerOf = (env: Partial<HttpBindings> | undefined): string =>
  env?.incoming?.socket.remoteAddress ?? '127.0.0.1';

/**
 * Whether a request was made on this machine. Forwarded requests do not count, because behind a local proxy every
 * connection comes from here. Requests for another host do not count either, because a website can make a browser send
 * them (DNS rebinding).
 */
function isFromHere(headers: Headers, env: Partial<HttpBindings> | undefined): boolean {
  const peer = peerOf(env).replace(/^::ffff:/, '');
  const host = headers.get('host');
  const query =
    host === null || (URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname));
  return isLoopback(peer) && query && ![...headers.keys()].some((name) => addedByProxy.test(name));
}

/** Compares in constant time. */
function hasToken(headers: Headers, token: string | undefined): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!token || !bearer) return false;
  const [left, right] = [bearer, token].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left as Buffer, right as Buffer);
}

/**
 * The names of headers that only proxies add. Each CDN names its own header for the visitor's IP address, such as
 * `CF-Connecting-IP`, `True-Client-IP` or `X-Azure-ClientIP`.
 */
const addedByProxy = /forwarded|ip(v[46])?$|-addr(ess)?$|^via$|^cdn-loop$/;
