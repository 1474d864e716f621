import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { lastBackup } from './keep-backup.ts';

/** Adds gauges for the last successful backup of the database. NaN if there was none, or the database is unreachable. */
export function measureBackups(registry: Registry, pool: Pool): void {
  const registers = [registry];
  const read = () => lastBackup(pool).catch(() => undefined);
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last successful backup ended, in seconds since 1970',
    registers,
    async collect() {
      const last = await read();
      this.set(last ? last.finishedAt.getTime() / 1000 : NaN);
    },
  });
  new Gauge({
    name: 'backup_last_size_bytes',
    help: 'The size of the last successful backup',
    registers,
    async collect() {
      this.set((await read())?.bytes ?? NaN);
    },
  });
}
