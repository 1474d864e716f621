import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { StartupError } from '../failures/startup-error.ts';

/** Advisory locks. One backup or restore runs at a time. */
const oneAtATime = 7_305_116;
/** Held while media are copied, so that no file is removed that the copied database refers to. */
const mediaStay = 7_305_117;

export class AlreadyRunning extends StartupError {
  constructor() {
    super('Another backup or restore of this database is running: wait until it has ended.');
  }
}

/**
 * Runs a backup or restore alone, on its own connection. After a failure the locks end with the connection, and
 * we wait until PostgreSQL has noticed, so that the next attempt is not refused.
 * @param direct connections to PostgreSQL itself: the locks belong to a session
 * @throws AlreadyRunning
 */
export async function alone<T>(direct: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await direct.connect();
  let serverProcess: number | undefined;
  try {
    const { rows } = await client.query<{ taken: boolean; pid: number }>(
      'select pg_try_advisory_lock($1) as taken, pg_backend_pid() as pid',
      [oneAtATime],
    );
    serverProcess = rows[0]?.pid;
    if (!rows[0]?.taken) throw new AlreadyRunning();
    await disableTimeouts(client);
    return await work(client);
  } finally {
    client.release(true);
    // Fails when the database is unreachable; then its locks are gone as well.
    await direct.query('select pg_terminate_backend($1, 5000)', [serverProcess]).catch(() => {});
  }
}

/** The error of a backup or restore; if the connection to the database was lost, one sentence that says so. */
export const explainLoss = (error: unknown, outcome: string): unknown =>
  isDatabaseAway(error) && !(error instanceof StartupError)
    ? new StartupError(
        `The connection to the database was lost: check the database, then try again. ${outcome}`,
        {
          cause: error,
        },
      )
    : error;

/** Turns off the server's timeouts: they are meant for requests, and a copy may take longer. */
async function disableTimeouts(client: PoolClient): Promise<void> {
  const timeouts = [
    'statement_timeout',
    'transaction_timeout',
    'idle_in_transaction_session_timeout',
    'idle_session_timeout',
  ];
  // Older servers lack some of these settings.
  await client.query("select set_config(name, '0', false) from pg_settings where name = any($1)", [timeouts]);
}

/** Prevents the removal of media until this connection ends. Waits for removals in progress. */
export async function delayMediaRemoval(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [mediaStay]);
}

/**
 * Removes media, unless a backup is running that may still have to copy them.
 * @returns whether they were removed
 */
export function unlessBackupRuns(pool: Pool, remove: () => Promise<void>): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1) as "isFree"',
      [mediaStay],
    );
    const isFree = rows[0]?.isFree ?? false;
    if (isFree) await remove();
    return isFree;
  });
}
