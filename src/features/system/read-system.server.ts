import { version } from '../../contract/api/version.ts';
import { backUpJob } from '../../platform/backup/schedule/backup-job.ts';
import { lastBackup } from '../../platform/backup/schedule/keep-backup.ts';
import { nextBackup } from '../../platform/backup/schedule/next-backup.ts';
import type { Context } from '../../platform/context.ts';
import { lastMigration } from '../../platform/database/schema/migrate.ts';
import { listJobProcesses } from '../../platform/jobs/job-processes.ts';
import { lastFailureOf } from '../../platform/jobs/parked-jobs.ts';
import { readQueue } from '../../platform/jobs/queue-figures.ts';
import { countWaitingEmails } from '../notifications/index.server.ts';
import type { System } from './contract.ts';

type SystemContext = Pick<Context, 'pool' | 'db' | 'settings' | 'clock'>;

/** The state of the product: versions, jobs, and the processes that run them. */
export async function readSystem(ctx: SystemContext): Promise<System> {
  const { pool } = ctx;
  const [queue, emails, processes, migration, postgres, backups] = await Promise.all([
    readQueue(pool),
    countWaitingEmails({ pool }),
    listJobProcesses(pool),
    lastMigration(pool),
    pool.query<{ server_version: string }>('show server_version'),
    readBackups(ctx),
  ]);
  const { locked: running, ...jobs } = queue;
  return {
    versions: {
      product: version,
      node: process.versions.node,
      postgres: postgres.rows[0]?.server_version ?? '',
      migration,
    },
    jobs: { ...jobs, running, emails },
    processes: processes.map(({ id, seenAt, ...rest }) => ({
      _id: id,
      seenAt: seenAt.toISOString(),
      ...rest,
    })),
    backups,
  };
}

async function readBackups({ pool, db, settings, clock }: SystemContext): Promise<System['backups']> {
  const [last, failedAt] = await Promise.all([lastBackup(pool), lastFailureOf(db, backUpJob.name)]);
  const next = await nextBackup(pool, settings.backups, last);
  const hasFailed = failedAt && (!last || failedAt > last.finishedAt);
  const isOverdue = next && clock() > next.overdueAt;
  return {
    schedule: settings.backups.schedule ?? null,
    last: last
      ? { finishedAt: last.finishedAt.toISOString(), bytes: Number(last.bytes), place: last.place }
      : null,
    overdueSince: isOverdue ? next.startsAt.toISOString() : null,
    failedAt: hasFailed ? failedAt.toISOString() : null,
  };
}
