import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keysFrom, loadSecret } from '../platform/crypto/keys.ts';
import { createDb } from '../platform/database/database.ts';
import { onlyPrimary } from '../platform/database/replicas/reader.ts';
import { migrate } from '../platform/database/schema/migrate.ts';
import { createLimiter, noLimits } from '../platform/http/security/limiter.ts';
import { openStores } from '../platform/media/stores.ts';
import { createLog, type Log } from '../platform/observability/logging.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type Connections, openConnections } from './connections/connections.ts';

export type Platform = { ctx: Context; close: () => Promise<void> };

/** Opens the database (starting the embedded one if no URL is given), migrates it and assembles the platform. */
export async function openPlatform(settings: Settings): Promise<Platform> {
  const log = createLog(settings.logLevel);
  const database = await openConnections(settings, log);
  try {
    const applied = await migrate(database.direct);
    if (applied.length > 0) log.info(summaryOf(applied), 'database migrated');
    const ctx = await gather(settings, log, database);
    return { ctx, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Logs only the first and the last name, because the first start applies all migrations. */
const summaryOf = (applied: string[]) => ({
  applied: applied.length,
  first: applied[0],
  last: applied.at(-1),
});

async function gather(settings: Settings, log: Log, { pool, direct }: Connections): Promise<Context> {
  const db = createDb(pool);
  return {
    settings,
    pool,
    direct,
    db,
    reads: onlyPrimary({ pool, db }),
    clock: systemClock,
    log,
    limiter: settings.rateLimits ? createLimiter(pool) : noLimits,
    ...openStores(settings),
    keyFor: keysFrom(await loadSecret(settings.appSecret, settings.dataDir)),
  };
}
