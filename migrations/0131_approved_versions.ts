import { type Kysely, sql } from 'kysely';

/** The version of each course that was approved last, so that reviewers see what has changed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table approved_versions (
      course_id uuid primary key references courses (id) on delete cascade,
      approved_at timestamptz not null,
      version jsonb not null
    )`.execute(db);
  await sql`comment on column approved_versions.version is 'Its fields, sections and lectures; files by id and name'`.execute(
    db,
  );
}
