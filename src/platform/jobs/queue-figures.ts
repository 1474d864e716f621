import type { Pool } from 'pg';

/** The state of the job queue. */
export type QueueFigures = {
  /** Jobs that are due and not yet taken. */
  waiting: number;
  /** Jobs held by a worker. */
  locked: number;
  /** Jobs that have failed for the last time. */
  parked: number;
  /** Seconds the oldest waiting job has been due; 0 when none is waiting. */
  oldestWaitingSeconds: number;
};

/** Reads the state of the job queue. */
export async function readQueue(pool: Pool): Promise<QueueFigures> {
  const { rows } = await pool.query<QueueFigures>(
    `select
       count(*) filter (where is_waiting)::int as waiting,
       count(*) filter (where locked_at is not null)::int as locked,
       count(*) filter (where locked_at is null and attempts >= max_attempts)::int as parked,
       coalesce(extract(epoch from now() - min(run_at) filter (where is_waiting)), 0)::float8
         as "oldestWaitingSeconds"
     from (
       select *, locked_at is null and attempts < max_attempts and run_at <= now() as is_waiting
       from graphile_worker.jobs
     ) as jobs`,
  );
  return rows[0] as QueueFigures;
}

/** Counts the jobs with these names that are waiting or running, due or not. */
export async function countJobs(pool: Pool, names: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs
     where task_identifier = any($1) and attempts < max_attempts`,
    [names],
  );
  return rows[0]?.count ?? 0;
}
