import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { createDb, createPool } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { createLog } from '../../src/platform/observability/logging.ts';
import { databaseAt, databasePrefix } from './database-names.ts';
import { onServer } from './test-product.ts';

/** A database of an earlier version. */
export type OldDatabase = {
  pool: Pool;
  /** Migrates it to the given migration; returns the names of those applied. */
  migrateTo: (migration: string) => Promise<string[]>;
  /** Migrates it, as the next start of the product does. */
  migrateOn: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Creates an empty database at the given migration. Close it. */
export async function createOldDatabase(lastMigration: string): Promise<OldDatabase> {
  const name = databasePrefix(inject('runId')) + randomBytes(6).toString('hex');
  await onServer(`create database ${name}`);
  const pool = createPool(databaseAt(inject('serverUrl'), name), createLog('silent'), { max: 4 });
  const migrator = new Migrator({ db: createDb(pool), provider: { getMigrations: async () => migrations } });
  const migrateTo = async (migration: string) => {
    const { error, results = [] } = await migrator.migrateTo(migration);
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  };
  await migrateTo(lastMigration);
  return {
    pool,
    migrateTo,
    migrateOn: () => migrate(pool),
    close: async () => {
      await pool.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
