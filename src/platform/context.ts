import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Limiter } from './http/security/limiter.ts';
import type { Log } from './logging.ts';
import type { MediaStores } from './media/stores.ts';
import type { Settings } from './settings/settings.ts';

/** The parts of the platform that features are given. Made once, by `main` or by a test. */
export type Context = MediaStores & {
  settings: Settings;
  pool: Pool;
  db: Db;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  /** Keys derived from the one application secret, by purpose. */
  keyFor: (purpose: string) => Buffer;
};
