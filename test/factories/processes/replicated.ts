import { randomBytes } from 'node:crypto';
import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/platform/database/schema/migrate.ts';
import { createLog } from '../../../src/platform/observability/logging.ts';
import { locateBinaries } from '../../../src/platform/postgres/binaries.ts';
import { ensureCluster } from '../../../src/platform/postgres/cluster.ts';
import { takeOwnership } from '../../../src/platform/postgres/data-folder.ts';
import { chooseRunAs, type RunAs } from '../../../src/platform/postgres/run-as.ts';
import { startServer } from '../../../src/platform/postgres/server-process.ts';
import {
  connectionString,
  prepareSocketFolder,
  removeSocketFolder,
} from '../../../src/platform/postgres/socket-folder.ts';

const database = 'postgres';

/**
 * A migrated primary with a streaming replica: two real servers from the product's own PostgreSQL. The primary runs
 * once before its data is copied, because a replica needs at least the limits that the primary last ran with.
 */
export async function startReplicated() {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-replicated-'));
  // PostgreSQL may run as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  const runAs = await chooseRunAs();
  const [mainFolder, copyFolder] = [join(folder, 'primary'), join(folder, 'replica')];
  await ensureCluster(mainFolder, await locateBinaries(), runAs);
  // Nothing here has to survive a power cut, and a slow disk would make the replica lag.
  await appendFile(join(mainFolder, 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
  await (await startIn(mainFolder, runAs)).stop();
  await cp(mainFolder, copyFolder, { recursive: true });
  const primary = await startIn(mainFolder, runAs);
  await followIn(copyFolder, primary.socketDir);
  const replica = await startIn(copyFolder, runAs);
  const pool = createPool(primary.url, createLog('silent'), { max: 8 });
  await migrate(pool);
  await pool.query('create role reader login; grant pg_read_all_data to reader');
  return {
    pool,
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    /** The replica for a user who may only read. */
    readerUrl: replica.url.replace('app@', 'reader@'),
    stopReplica: replica.stop,
    close: async () => {
      await pool.end();
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function followIn(dataDir: string, socketDir: string): Promise<void> {
  await writeFile(join(dataDir, 'standby.signal'), '');
  const settings = [
    `primary_conninfo = 'host=${socketDir} port=5432 user=app'`,
    'wal_retrieve_retry_interval = 100',
  ];
  await appendFile(join(dataDir, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
}

async function startIn(dataDir: string, runAs: RunAs) {
  const socketDir = join(tmpdir(), `milepost-${randomBytes(6).toString('hex')}`);
  prepareSocketFolder(socketDir, runAs);
  takeOwnership(dataDir, runAs);
  const server = await startServer({
    dataDir,
    socketDir,
    binaries: await locateBinaries(),
    runAs,
    log: () => {},
  });
  const stop = async () => {
    await server.stop();
    removeSocketFolder(socketDir);
  };
  return { url: connectionString(socketDir, database), socketDir, stop };
}
