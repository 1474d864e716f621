import { version } from '../../contract/api/version.ts';
import type { Context } from '../../platform/context.ts';
import { lastMigration } from '../../platform/database/migrate.ts';
import { listJobProcesses } from '../../platform/jobs/job-processes.ts';
import { readQueue } from '../../platform/jobs/queue-figures.ts';
import { countWaitingEmails } from '../notifications/index.server.ts';
import type { System } from './contract.ts';

/** The state of the product: versions, jobs, and the processes that run them. */
export async function readSystem({ pool }: Pick<Context, 'pool'>): Promise<System> {
  const [queue, emails, processes, migration, postgres] = await Promise.all([
    readQueue(pool),
    countWaitingEmails({ pool }),
    listJobProcesses(pool),
    lastMigration(pool),
    pool.query<{ server_version: string }>('show server_version'),
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
  };
}
