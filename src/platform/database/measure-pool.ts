import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Adds gauges for the connections of this process to the database, and for what waits for one. */
export function measurePool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the primary by state: busy, idle, and the most it may open',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'most' }, pool.options.max);
    },
  });
  new Gauge({
    name: 'database_connection_waits',
    help: 'Queries of this process that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
