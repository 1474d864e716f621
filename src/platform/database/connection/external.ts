import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { StartupError } from '../../failures/startup-error.ts';
import { whyUnreachable } from '../../failures/unreachable.ts';
import type { DatabaseSettings } from '../../settings/database-settings.ts';
import { detectPooling, type Pooling } from './pooler.ts';

const oldestVersion = 14;

/** What is known about the database behind a URL. */
export type Inspected = Pooling & {
  /** Such as `17.2`. */
  version: string;
};

/**
 * Checks the external database, and that every part of the product reaches it in a way that works.
 * @returns whether statements sent to `databaseUrl` may be named
 * @throws StartupError with what to change
 */
export async function checkExternalDatabase(
  databaseUrl: string,
  { databaseDirectUrl }: Pick<DatabaseSettings, 'databaseDirectUrl'>,
): Promise<{ namedStatements: boolean }> {
  const inspected = await inspectDatabase('DATABASE_URL', databaseUrl);
  refuseWrongMode(inspected, databaseDirectUrl !== undefined);
  if (databaseDirectUrl) refusePooler(await inspectDatabase('DATABASE_DIRECT_URL', databaseDirectUrl));
  return inspected;
}

/** @throws StartupError when it cannot be reached, is too old or is not in UTF-8 */
export async function inspectDatabase(setting: string, url: string): Promise<Inspected> {
  const pooling = await detectPooling(url).catch((error: unknown) => {
    const { host, pathname } = new URL(url);
    const place = `The database ${pathname.slice(1)} at ${host || 'the given socket'} (${setting})`;
    throw new StartupError(`${place} cannot be reached: ${whyUnreachable(error)}.`);
  });
  const { version, versionNumber, encoding } = pooling.server;
  if (versionNumber < oldestVersion * 10_000)
    throw new StartupError(
      `${setting} points to PostgreSQL ${version}, but Milepost needs version ${oldestVersion} or later.`,
    );
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The database of ${setting} is encoded in ${encoding}: create one in UTF-8, with “create database … encoding 'UTF8' template template0”.`,
    );
  return { ...pooling, version };
}

/** @throws StartupError when `DATABASE_URL` cannot be used in this mode */
export function refuseWrongMode({ mode }: Pooling, hasDirectUrl: boolean): void {
  if (mode === 'statement')
    throw new StartupError(
      'DATABASE_URL points to a connection pooler in statement mode, which allows no transactions: set its mode to transaction (in PgBouncer, pool_mode = transaction).',
    );
  if (mode === 'transaction' && !hasDirectUrl)
    throw new StartupError(
      'DATABASE_URL points to a connection pooler in transaction mode, such as PgBouncer: set DATABASE_DIRECT_URL to the URL of PostgreSQL itself.',
    );
}

/** @throws StartupError when `DATABASE_DIRECT_URL` points to a pooler that shares connections */
export function refusePooler({ mode }: Pooling): void {
  if (mode !== 'session')
    throw new StartupError(
      `DATABASE_DIRECT_URL points to a connection pooler in ${mode} mode: set it to the URL of PostgreSQL itself.`,
    );
}

/**
 * Refuses a direct URL to another database: migrations and jobs would go there. Two connections are in one database if
 * one of them sees a lock that the other holds.
 * @throws StartupError
 */
export async function refuseTwoDatabases(pool: Pool, direct: Pool): Promise<void> {
  const key = randomInt(2 ** 47);
  const holder = await direct.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [key]);
    const { rows } = await pool.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isFree"',
      [key],
    );
    await holder.query('rollback');
    if (rows[0]?.isFree)
      throw new StartupError(
        'DATABASE_URL and DATABASE_DIRECT_URL point to different databases: set both to the same one.',
      );
  } finally {
    holder.release();
  }
}
