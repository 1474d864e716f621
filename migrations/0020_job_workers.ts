import { type Kysely, sql } from 'kysely';

/** Who works on jobs, so that the jobs of a worker that died can be given to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_workers (
      id text primary key,
      host text not null,
      pid integer not null,
      began text not null,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
