import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { sharedRead } from '../observability/metrics/shared-read.ts';
import { readQueue } from './queue-figures.ts';
import type { Worker } from './worker.ts';

/** Adds gauges for the job queue and this process's job runner. Unknown values are NaN. */
export function measureQueue(registry: Registry, pool: Pool, worker?: Pick<Worker, 'isRunning'>): void {
  const registers = [registry];
  const unknown = { waiting: NaN, locked: NaN, parked: NaN, oldestWaitingSeconds: NaN };
  const read = sharedRead(() => readQueue(pool), unknown);
  new Gauge({
    name: 'jobs',
    help: 'Jobs by state: waiting (due), locked (running) and parked (failed for the last time)',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const { oldestWaitingSeconds: _, ...counts } = await read();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'jobs_oldest_waiting_seconds',
    help: 'How long the oldest waiting job has been due',
    registers,
    async collect() {
      this.set((await read()).oldestWaitingSeconds);
    },
  });
  if (!worker) return;
  new Gauge({
    name: 'job_runner_running',
    help: '1 while this process runs jobs, 0 while its job runner is being restarted',
    registers,
    collect() {
      this.set(worker.isRunning() ? 1 : 0);
    },
  });
}
