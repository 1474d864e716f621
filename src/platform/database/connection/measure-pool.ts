import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/**
 * Adds gauges for the database connections of this process, and for the queries that wait for one.
 * @returns a function that reads them; a scrape calls it before its own queries, which would count as well
 */
export function measurePool(registry: Registry, pool: Pool): () => void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the primary by state: busy or idle',
    labelNames: ['state'] as const,
    registers: [registry],
  });
  const limit = new Gauge({
    name: 'database_connections_limit',
    help: 'The maximum number of connections to the primary that this process opens for requests',
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries of this process that wait for a connection',
    registers: [registry],
  });
  limit.set(pool.options.max);
  return () => {
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    waiting.set(pool.waitingCount);
  };
}
