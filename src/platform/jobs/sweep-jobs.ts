import type { Pool } from 'pg';
import { z } from 'zod';
import type { Log } from '../observability/logging.ts';
import type { Job } from './jobs.ts';

/** Deletes jobs that have been parked for two weeks. */
export const sweepJobsJob: Job<Record<string, never>> = { name: 'sweep_jobs', payload: z.object({}) };

/** Days a job stays after its last failure, so that an operator can inspect and retry it. */
const parkedDays = 14;

/** Runs the recurring job. */
export async function sweepJobs({ pool, log }: { pool: Pool; log: Log }): Promise<void> {
  const { rows } = await pool.query<{ id: string; name: string; error: string | null }>(
    `select id, task_identifier as name, last_error as error from graphile_worker.jobs
     where locked_at is null and attempts >= max_attempts and updated_at < now() - make_interval(days => $1)`,
    [parkedDays],
  );
  if (rows.length === 0) return;
  await pool.query('select graphile_worker.complete_jobs($1::bigint[])', [rows.map(({ id }) => id)]);
  for (const job of rows) log.warn(job, 'deleted a job that had failed for the last time two weeks ago');
}
