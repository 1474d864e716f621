import { Counter, Gauge, type Registry } from 'prom-client';
import type { Reads } from './reader.ts';

/** Metrics of the replicas, if there are any. */
export function measureReads(registry: Registry, { report }: Reads): void {
  if (!report) return;
  const labelNames = ['replica'] as const;
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How far a replica is behind the primary',
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, lagSeconds } of report().replicas)
        if (lagSeconds !== undefined) this.set({ replica: name }, lagSeconds);
    },
  });
  new Gauge({
    name: 'database_replica_used',
    help: 'Whether a replica is reachable and at most 5 seconds behind',
    labelNames,
    registers: [registry],
    collect() {
      for (const { name, isUsed } of report().replicas) this.set({ replica: name }, isUsed ? 1 : 0);
    },
  });
  new Counter({
    name: 'database_reads_total',
    help: 'Queries that a replica may answer, by where they were answered',
    labelNames: ['target'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [target, count] of Object.entries(report().reads)) this.inc({ target }, count);
    },
  });
}
