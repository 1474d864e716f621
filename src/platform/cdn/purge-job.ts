import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Listener } from '../database/listen.ts';
import { addJob, type Job } from '../jobs/jobs.ts';
import { timed } from '../observability/metrics/provider-calls.ts';
import { sharedRead } from '../observability/metrics/shared-read.ts';
import type { PurgeSettings } from './cdn-settings.ts';
import { purgePages } from './purge-pages.ts';

/** Purges the shared pages from the CDN. */
export const purgeJob: Job<Record<string, never>> = { name: 'purge_cdn', payload: z.object({}) };

/** Changes within this many milliseconds of the first one share a purge. */
const gatherMs = 500;

/**
 * Queues a purge whenever the catalogue has changed. Every process is notified and queues the same job, so that no
 * change is lost when a process dies. A process also queues the job when it starts, and when it may have missed a
 * notification.
 */
export function purgeOnChange({
  db,
  log,
}: Pick<Context, 'db' | 'log'>): Listener & { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let queueing: Promise<void> = Promise.resolve();
  let isStopped = false;

  function ask(): void {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      queueing = queue();
    }, gatherMs).unref();
  }

  async function queue(): Promise<void> {
    try {
      await addJob(db, purgeJob, {}, { key: purgeJob.name, queue: purgeJob.name });
    } catch (error) {
      log.warn({ err: error }, 'the CDN purge could not be queued and will be retried');
      ask();
    }
  }

  return {
    listening: ask,
    notified: ask,
    disconnected: () => {},
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await queueing;
    },
  };
}

/**
 * Runs the job. When it fails, the job runner logs the sentence and tries again later; nothing else waits for it.
 * @throws Unusable with one sentence
 */
export async function runPurge(settings: PurgeSettings | undefined): Promise<void> {
  // The settings may have changed since the job was added.
  if (settings) await timed('cdn', 'purge', () => purgePages(settings));
}

/** Adds a gauge for a purge that is late. NaN while the database does not respond. */
export function measurePurges(registry: Registry, pool: Pool): void {
  const read = sharedRead(() => readWaiting(pool), NaN);
  new Gauge({
    name: 'cdn_purge_waiting_seconds',
    help: 'How long the CDN has been waiting to be purged; 0 when it is up to date',
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

async function readWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
     from graphile_worker.jobs where task_identifier = $1`,
    [purgeJob.name],
  );
  return rows[0]?.seconds ?? NaN;
}
