import { sql } from 'kysely';
import type { ZodType } from 'zod';
import type { Db } from '../database/database.ts';
import { carriedTrace } from '../observability/tracing/spans.ts';
import { traceJob } from '../observability/tracing/trace-jobs.ts';

/** A kind of background work, run after the transaction that requested it. */
export type Job<Payload> = { name: string; payload: ZodType<Payload> };

type AddOptions = {
  /** A waiting job is replaced by a new one with the same key. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
  /** Jobs of one queue run one after another, across all processes. */
  queue?: string;
  /** Jobs with a lower number run first; 0 by default. */
  priority?: number;
};

/**
 * Adds a job inside the caller's transaction: it runs after the commit, and never after a rollback. A failing job is
 * retried with increasing back-off and parked after its last attempt. It continues the caller's trace, if there is one.
 */
export async function addJob<Payload>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  options: AddOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${job.name}::text,
    payload => ${JSON.stringify({ ...payload, ...carriedTrace() })}::json,
    run_at => ${options.runAt ?? null}::timestamptz,
    queue_name => ${options.queue ?? null}::text,
    max_attempts => ${options.maxAttempts ?? 12}::int,
    job_key => ${options.key ?? null}::text,
    priority => ${options.priority ?? 0}::int
  )`.execute(db);
}

/** Adds many jobs of one kind, each with its key, in one statement; otherwise like `addJob`. */
export async function addJobs<Payload>(
  db: Db,
  job: Job<Payload>,
  jobs: readonly { payload: Payload; key: string }[],
): Promise<void> {
  const rows = jobs.map(({ payload, key }) => ({ payload: { ...payload, ...carriedTrace() }, key }));
  await sql`select count(*) from graphile_worker.add_jobs(array(
    select row(${job.name}::text, payload, null, null, 12, key, null, null)::graphile_worker.job_spec
    from json_to_recordset(${JSON.stringify(rows)}::json) as job (payload json, key text)
  ))`.execute(db);
}

/**
 * The keys of the jobs of a kind that are running or will be tried. Adding a job with the key of a running job would
 * use up that job's attempts, so it would count as parked if its process died.
 */
export async function keysInUse(db: Db, { name }: Pick<Job<unknown>, 'name'>): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = ${name} and key is not null
    and (locked_at is not null or attempts < max_attempts)`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Removes the waiting job with a key, in the caller's transaction. Does nothing if there is none. */
export async function removeJob(db: Db, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key}::text)`.execute(db);
}

/** Makes the waiting job with a key due now, in the caller's transaction. Does nothing if there is none. */
export async function makeJobDue(db: Db, key: string): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where key = ${key}), run_at => now())`.execute(db);
}

/** The function that a worker runs for one kind of job. `id` is the same in every attempt. */
export type JobHandler = { name: string; run: (payload: unknown, id: string) => Promise<void> };

/** Pairs a job with its use case, which must be idempotent because it may run more than once. */
export function handles<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, id: string) => Promise<void>,
): JobHandler {
  return {
    name: job.name,
    run: (stored, id) => traceJob(job.name, stored, (payload) => run(job.payload.parse(payload), id)),
  };
}

/** Recurring work: a job that has no payload, and its crontab pattern. */
export type Recurring = {
  pattern: string;
  job: Job<Record<string, never>>;
  /** 25 by default. */
  maxAttempts?: number;
  /** For work that is due once a day: a run that was missed in the last 12 hours is made up for at the next start. */
  catchesUp?: boolean;
};
