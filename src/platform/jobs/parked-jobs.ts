import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A job whose last attempt has failed, and which is waiting for an administrator. */
export type ParkedJob = {
  id: string;
  name: string;
  /** Why the last attempt failed. */
  error: string;
  attempts: number;
  failedAt: Date;
};

const isParked = sql<boolean>`locked_at is null and attempts >= max_attempts`;

/** A page of parked jobs, the latest failure first. */
export async function listParkedJobs(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ParkedJob[]> {
  const { rows } = await sql<ParkedJob>`
    select id::text, task_identifier as name, coalesce(last_error, '') as error, attempts, updated_at as "failedAt"
    from graphile_worker.jobs where ${isParked}
    order by updated_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** When the last attempt of a job of this name failed; undefined if none is parked. */
export async function lastFailureOf(db: Db, name: string): Promise<Date | undefined> {
  const { rows } = await sql<{ failedAt: Date | null }>`
    select max(updated_at) as "failedAt" from graphile_worker.jobs
    where ${isParked} and task_identifier = ${name}`.execute(db);
  return rows[0]?.failedAt ?? undefined;
}

/** The number of parked jobs. */
export async function countParkedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where ${isParked}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The name of a parked job, or undefined if there is no such job or it is not parked. */
export async function nameOfParkedJob(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select task_identifier as name from graphile_worker.jobs where id::text = ${id} and ${isParked}`.execute(
    db,
  );
  return rows[0]?.name;
}

/** Lets a job run again now, with all its attempts. @returns whether it was still there */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.reschedule_jobs(
    job_ids => array[${id}::bigint], run_at => now(), attempts => 0)`.execute(db);
  return rows.length > 0;
}

/** Deletes a job, so that it never runs again. @returns whether it was still there */
export async function discardJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db);
  return rows.length > 0;
}
