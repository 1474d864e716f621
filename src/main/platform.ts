import { join } from 'node:path';
import type { Pool } from 'pg';
import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keysFrom, loadSecret } from '../platform/crypto/keys.ts';
import { createDb, createPool } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLimiter, noLimits } from '../platform/http/security/limiter.ts';
import { createLog, type Log } from '../platform/logging.ts';
import { openStores } from '../platform/media/stores.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { StartupError } from '../platform/startup-error.ts';

export type Platform = { ctx: Context; close: () => Promise<void> };

/** Opens the database (starting the embedded one if no URL is given), migrates it and assembles the platform. */
export async function openPlatform(settings: Settings): Promise<Platform> {
  const log = createLog(settings.logLevel);
  const database = await openDatabase(settings, log);
  try {
    const applied = await migrate(database.pool);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    const ctx = await gather(settings, log, database.pool);
    return { ctx, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function gather(settings: Settings, log: Log, pool: Pool): Promise<Context> {
  return {
    settings,
    pool,
    db: createDb(pool),
    clock: systemClock,
    log,
    limiter: settings.rateLimits ? createLimiter(pool) : noLimits,
    ...openStores(settings),
    keyFor: keysFrom(await loadSecret(settings.appSecret, settings.dataDir)),
  };
}

async function openDatabase(
  settings: Settings,
  log: Log,
): Promise<{ pool: Pool; close: () => Promise<void> }> {
  if (settings.databaseUrl) {
    const pool = createPool(settings.databaseUrl, log);
    await reach(pool, settings.databaseUrl);
    return { pool, close: () => pool.end() };
  }
  const server = await startEmbeddedPostgres({
    dataDir: join(settings.dataDir, 'postgres'),
    log: (line) => log.debug({ part: 'postgres' }, line),
  });
  const pool = createPool(server.connectionString, log);
  return {
    pool,
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

async function reach(pool: Pool, address: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host, pathname } = new URL(address);
    const reason =
      error instanceof Error ? error.message || String('code' in error && error.code) : String(error);
    await pool.end();
    throw new StartupError(
      `The database ${pathname.slice(1)} at ${host || 'the given socket'} cannot be reached: ${reason}`,
    );
  }
}
