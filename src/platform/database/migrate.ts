import { runMigrations } from 'graphile-worker';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { migrations } from '../../../migrations/index.ts';
import { StartupError } from '../startup-error.ts';
import { createDb } from './database.ts';

/** The advisory lock of the product: one process migrates while the others wait. */
const migrationLock = 7_305_114;

/**
 * Migrates the database: our tables and those of the job queue. Two processes may start at once: one migrates, the
 * other waits and finds nothing to do.
 * @returns the names of the applied migrations
 */
export async function migrate(pool: Pool): Promise<string[]> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await migrateTables(pool);
    await runMigrations({ pgPool: pool });
    return applied;
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    holder.release();
  }
}

async function migrateTables(pool: Pool): Promise<string[]> {
  const migrator = new Migrator({ db: createDb(pool), provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) throw new StartupError(`The migration ${failed.migrationName} failed: ${String(error)}`);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Whether every migration has been applied; part of readiness. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from kysely_migration');
  return rows[0]?.count === Object.keys(migrations).length;
}

/** The name of the newest migration that has been applied. */
export async function lastMigration(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? '';
}
