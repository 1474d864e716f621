import { runMigrations } from 'graphile-worker';
import { Migrator } from 'kysely/migration';
import type { Pool, PoolClient } from 'pg';
import { migrations } from '../../../../migrations/index.ts';
import { StartupError } from '../../failures/startup-error.ts';
import { createDb } from '../database.ts';

/** The product's advisory lock: one process migrates while the others wait. */
const migrationLock = 7_305_114;

/**
 * Migrates the database: our tables and the job queue's. Two processes may start at the same time: one migrates, the
 * other waits and finds nothing to do.
 * @returns the names of the applied migrations
 */
export const migrate = (pool: Pool): Promise<string[]> =>
  locked(pool, async () => {
    // The migrator refuses migrations that it does not know: those of a later version, during an update.
    const applied = (await isMigrated(pool)) ? [] : await applyMigrations(pool);
    await runMigrations({ pgPool: pool });
    return applied;
  });

/**
 * Before a restore, migrates the database up to this migration, which it must not have passed yet, and the job queue.
 * The caller holds the lock of `holdMigrations`.
 */
export async function migrateTo(pool: Pool, last: string): Promise<void> {
  await applyMigrations(pool, last);
  await runMigrations({ pgPool: pool });
}

/** Makes starting processes wait, until this connection ends, before they migrate and so before they write. */
export async function holdMigrations(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
}

async function locked<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    holder.release();
  }
}

async function applyMigrations(pool: Pool, last?: string): Promise<string[]> {
  const migrator = new Migrator({ db: createDb(pool), provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  const failed = results.find((result) => result.status === 'Error');
  if (failed) throw new StartupError(`Migration ${failed.migrationName} failed: ${String(error)}`);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/**
 * Whether the database has every migration of this version; part of readiness. Those of a later version do no harm:
 * during an update both versions run.
 */
export const isMigrated = async (pool: Pool): Promise<boolean> =>
  (await pendingMigrations(pool)).pending === 0;

/**
 * How many migrations this database lacks, and how many it has from a later version of the product. Changes nothing.
 */
export async function pendingMigrations(pool: Pool): Promise<{ pending: number; unknown: number }> {
  const names = Object.keys(migrations);
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    "select to_regclass('kysely_migration') is not null as exists",
  );
  if (!tables[0]?.exists) return { pending: names.length, unknown: 0 };
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  const applied = new Set(rows.map(({ name }) => name));
  return {
    pending: names.filter((name) => !applied.has(name)).length,
    unknown: [...applied].filter((name) => !names.includes(name)).length,
  };
}

/** When the first migration was applied. */
export async function installedAt(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    'select min("timestamp")::timestamptz as at from kysely_migration',
  );
  return rows[0]?.at ?? new Date();
}

/** The name of the newest migration that has been applied. */
export async function lastMigration(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? '';
}
