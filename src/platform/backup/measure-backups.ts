import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { sharedRead } from '../observability/metrics/shared-read.ts';
import type { BackupSettings } from './schedule/backup-settings.ts';
import { lastBackup } from './schedule/keep-backup.ts';
import { nextBackup } from './schedule/next-backup.ts';

/**
 * Adds gauges for the last successful backup of the database, and for the next one if backups are scheduled. NaN if there
 * was none, or the database does not respond.
 */
export function measureBackups(registry: Registry, pool: Pool, settings: BackupSettings): void {
  const registers = [registry];
  const read = sharedRead(() => readBackups(pool, settings), undefined);
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last successful backup ended, in seconds since 1970',
    registers,
    async collect() {
      this.set(secondsOf((await read())?.last?.finishedAt));
    },
  });
  new Gauge({
    name: 'backup_last_size_bytes',
    help: 'The size of the last successful backup',
    registers,
    async collect() {
      this.set((await read())?.last?.bytes ?? NaN);
    },
  });
  if (!settings.schedule) return;
  new Gauge({
    name: 'backup_overdue_timestamp_seconds',
    help: 'When the next scheduled backup becomes overdue unless one succeeds first, in seconds since 1970',
    registers,
    async collect() {
      this.set(secondsOf((await read())?.next?.overdueAt));
    },
  });
}

async function readBackups(pool: Pool, settings: BackupSettings) {
  const last = await lastBackup(pool);
  return { last, next: await nextBackup(pool, settings, last) };
}

const secondsOf = (moment: Date | undefined): number => (moment ? moment.getTime() / 1000 : NaN);
