import { sql } from 'kysely';
import type { Context } from '../../../src/platform/context.ts';

/** Adds a job that has failed for the last time. @returns its id */
export async function parkJob(
  { db }: Pick<Context, 'db'>,
  name = 'nothing',
  error = 'Something broke',
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.permanently_fail_jobs(
      array[(graphile_worker.add_job(${name}::text, '{}'::json)).id], ${error}::text)`.execute(db);
  return rows[0]?.id ?? '';
}
