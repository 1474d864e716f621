import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/in-transaction.ts';
import type { Log } from '../observability/logging.ts';
import { isProcessAlive, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** How long a worker on another host may be silent before its jobs are released, in milliseconds. */
const silenceLimit = 45_000;
/** Milliseconds between heartbeats. */
export const heartbeatMs = 5_000;

/** Workers of this process that have not released all their jobs. */
const ownWorkers = new Set<string>();

type Row = ProcessIdentity & { id: string; seen: string };
type Sighting = { seen: string; since: number };

/**
 * Tracks which workers are alive, so that jobs locked by dead ones are released: immediately if the process ran on this
 * host, otherwise after 45 seconds without a heartbeat. This process measures the wait while it has database access
 * without interruption, so a database outage or a wrong clock never makes a living worker look dead.
 * @param now milliseconds of a monotonic clock
 */
export function createWorkerRegister(pool: Pool, log: Log, now: () => number = () => performance.now()) {
  const self = ownIdentity();
  const sightings = new Map<string, Sighting>();
  /** Stopped workers of this process, with jobs they completed but could not record as completed. */
  const ended = new Map<string, string[]>();

  /** Registers a worker, which must not take jobs before that. */
  async function register(id: string): Promise<void> {
    ownWorkers.add(id);
    await sendHeartbeat(pool, self, [id]);
  }

  /** Records that a worker of this process has stopped; the next heartbeat releases the jobs it still holds. */
  function end(id: string, done: string[]): void {
    ownWorkers.delete(id);
    ended.set(id, done);
  }

  /** Sends a heartbeat and releases the jobs of dead workers. Any number of processes may do so at the same time. */
  async function beat(): Promise<void> {
    try {
      await sendHeartbeat(pool, self, [...ownWorkers]);
      for (const [id, done] of ended) {
        await releaseOwn(id, done);
        ended.delete(id);
      }
      await releaseDead();
      await releaseUnknown(pool, log);
    } catch (error) {
      sightings.clear();
      throw error;
    }
  }

  const releaseOwn = (id: string, done: string[]): Promise<void> =>
    inTransaction(pool, async (client) => {
      await client.query('delete from job_workers where id = $1', [id]);
      await unlockJobs(client, [id]);
      await client.query('select graphile_worker.complete_jobs($1::bigint[])', [done]);
    });

  async function releaseDead(): Promise<void> {
    const { rows } = await pool.query<Row>(
      'select id, host, pid, began, seen_at::text as seen from job_workers where id <> all($1::text[])',
      [[...ownWorkers, ...ended.keys()]],
    );
    for (const id of sightings.keys()) if (!rows.some((row) => row.id === id)) sightings.delete(id);
    const dead = rows.filter(isDead);
    if (dead.length === 0) return;
    const released = await release(pool, dead);
    if (released.length > 0) log.warn({ workers: released }, 'released the jobs of dead workers');
  }

  function isDead(row: Row): boolean {
    if (row.host === self.host && row.pid === self.pid && row.began === self.began)
      return !ownWorkers.has(row.id);
    const living = isProcessAlive(row);
    if (living !== undefined) return !living;
    const sighting = sightings.get(row.id);
    if (sighting?.seen === row.seen) return now() - sighting.since >= silenceLimit;
    sightings.set(row.id, { seen: row.seen, since: now() });
    return false;
  }

  return { register, end, beat };
}

async function sendHeartbeat(
  pool: Pool,
  { host, pid, began }: ProcessIdentity,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  await pool.query(
    `insert into job_workers (id, host, pid, began) select unnest($1::text[]), $2, $3, $4
     on conflict (id) do update set seen_at = clock_timestamp()`,
    [ids, host, pid, began],
  );
}

/** Deletes those of the workers that have sent no heartbeat since `seen`, and unlocks their jobs. @returns their ids */
const release = (pool: Pool, workers: Row[]): Promise<string[]> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `delete from job_workers using unnest($1::text[], $2::text[]) as dead (id, seen)
       where job_workers.id = dead.id and seen_at = dead.seen::timestamptz returning job_workers.id`,
      [workers.map(({ id }) => id), workers.map(({ seen }) => seen)],
    );
    const ids = rows.map(({ id }) => id);
    await unlockJobs(client, ids);
    return ids;
  });

/** Unlocks the jobs of workers. A job without attempts left and without an error gets one that says why. */
async function unlockJobs(client: PoolClient, workers: string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from graphile_worker.jobs
     where locked_by = any($1::text[]) and attempts >= max_attempts and last_error is null`,
    [workers],
  );
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
  await client.query('select graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [
    rows.map(({ id }) => id),
    'The worker stopped while it ran this job.',
  ]);
}

/** Unlocks jobs that unregistered workers have held for ten minutes: workers of a version without this table. */
async function releaseUnknown(pool: Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - interval '10 minutes'
     and not exists (select from job_workers where id = locked_by)`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await inTransaction(pool, (client) => unlockJobs(client, ids));
  log.warn({ workers: ids }, 'released the jobs of unknown workers');
}
