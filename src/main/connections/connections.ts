import { join } from 'node:path';
import type { Pool } from 'pg';
import { checkExternalDatabase, refuseTwoDatabases } from '../../platform/database/connection/external.ts';
import { createPool } from '../../platform/database/database.ts';
import { connectionsFor } from '../../platform/jobs/worker.ts';
import type { Log } from '../../platform/observability/logging.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Connections to the database; `direct` bypasses any pooler. */
export type Connections = { pool: Pool; direct: Pool; close: () => Promise<void> };

/** Milliseconds that a statement of a request or a job may take. */
const statementMs = 60_000;
/** Besides the job worker's, one connection listens for changes to the catalogue and one holds the locks of uploads. */
const listeners = 1;
const uploads = 1;
/** Checks of the replicas ask the primary for its position. */
const forReplicas = ({ databaseReplicaUrls }: Settings): number => (databaseReplicaUrls.length > 0 ? 1 : 0);
/** A scheduled backup reads the database through its own connection. */
const forBackups = ({ backups }: Settings): number => (backups.schedule ? 1 : 0);

/**
 * Connects to the external database, or starts the embedded one.
 * @throws StartupError when it cannot be used as it is configured
 */
export async function openConnections(settings: Settings, log: Log): Promise<Connections> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = settings;
  if (!databaseUrl || !databaseDirectUrl) return startEmbedded(settings, log);
  const { namedStatements } = await checkExternalDatabase(databaseUrl, settings);
  const pool = createPool(databaseUrl, log, { max: settings.databasePool, namedStatements, statementMs });
  const direct = createDirectPool(databaseDirectUrl, settings, log);
  const close = async () => {
    await Promise.all([pool.end(), direct.end()]);
  };
  try {
    if (databaseUrl !== databaseDirectUrl) await refuseTwoDatabases(pool, direct);
    return { pool, direct, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startEmbedded(settings: Settings, log: Log): Promise<Connections> {
  const server = await startEmbeddedPostgres({
    dataDir: join(settings.dataDir, 'postgres'),
    log: (line) => log.debug({ part: 'postgres' }, line),
  });
  const pool = createPool(server.connectionString, log, { max: settings.databasePool, statementMs });
  const direct = createDirectPool(server.connectionString, settings, log);
  return {
    pool,
    direct,
    close: async () => {
      await Promise.all([pool.end(), direct.end()]);
      await server.stop();
    },
  };
}

const createDirectPool = (url: string, settings: Settings, log: Log): Pool =>
  createPool(url, log, {
    max:
      connectionsFor(settings.workerConcurrency) +
      listeners +
      uploads +
      forBackups(settings) +
      forReplicas(settings),
  });
