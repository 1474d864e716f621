import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { createLog } from '../../src/platform/observability/logging.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import { databaseAt, isLeftOver, templateOf } from './database-names.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database on the test server, as its superuser. */
    serverUrl: string;
    /** The same server behind a pooler, if there is one. */
    poolerUrl: string | undefined;
    runId: number;
  }
}

/**
 * Starts a real PostgreSQL for the whole run, or uses the one at `TEST_DATABASE_DIRECT_URL`, whose pooler is at
 * `TEST_DATABASE_URL`. Makes the migrated template that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: poolerUrl, TEST_DATABASE_DIRECT_URL: serverUrl } = process.env;
  const server = serverUrl ? { connectionString: serverUrl, stop: async () => {} } : await startOwnServer();
  await makeTemplate(server.connectionString, templateOf(process.pid));
  project.provide('serverUrl', server.connectionString);
  project.provide('poolerUrl', poolerUrl || undefined);
  project.provide('runId', process.pid);
  return () => server.stop();
}

async function startOwnServer() {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  const server = await startEmbeddedPostgres({
    dataDir: join(serverFolder(), `milepost-test-${checkout}`, 'postgres'),
  });
  const admin = new Client({ connectionString: server.connectionString });
  await admin.connect();
  await configureForTests(admin).finally(() => admin.end());
  return server;
}

/**
 * Where the test server keeps its data: in memory if Linux has two gigabytes to spare there. The run creates and drops
 * hundreds of databases of a thousand files each, and ext4 does not reuse an inode within seconds of its deletion:
 * looking for others took 30% of the run's CPU time.
 */
function serverFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}

async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
  const leftOver = rows.map(({ datname }) => datname).filter(isLeftOver);
  for (const database of leftOver) await admin.query(`drop database if exists "${database}" with (force)`);
  await admin.query(`create database ${name}`);

  const pool = createPool(databaseAt(serverUrl, name), createLog('silent'), { max: 2 });
  await migrate(pool);
  await pool.end();
  // A database cannot be copied while anyone is connected to it.
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.end();
}

/**
 * The data need not survive a power cut; with fsync, dropping a database waits half a second for the disk. Autovacuum
 * connects to the template too, and then a test file cannot copy it.
 */
async function configureForTests(admin: Client): Promise<void> {
  await admin.query('alter system set autovacuum = off');
  await admin.query('alter system set fsync = off');
  await admin.query('alter system set full_page_writes = off');
  await admin.query('select pg_reload_conf()');
}
