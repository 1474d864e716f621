import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Reads } from './database/replicas/reader.ts';
import type { Limiter } from './http/security/limiter.ts';
import type { MediaStores } from './media/stores.ts';
import type { Log } from './observability/logging.ts';
import type { Settings } from './settings/settings.ts';

/** The platform services that features receive. Created once, by `main` or by a test. */
export type Context = MediaStores & {
  settings: Settings;
  pool: Pool;
  /** Connections to PostgreSQL itself, past any pooler: for LISTEN, job workers and anything else tied to a session. */
  direct: Pool;
  db: Db;
  /** For reads that may be a few seconds old: a replica, if there are any. Endpoints call `readingFrom`. */
  reads: Reads;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  /** Keys derived from the application secret, by purpose. */
  keyFor: (purpose: string) => Buffer;
};
