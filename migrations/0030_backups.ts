import { type Kysely, sql } from 'kysely';

/** The backups that succeeded, for the metrics. Nothing in it is about a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id uuid primary key,
      place text not null,
      started_at timestamptz not null,
      finished_at timestamptz not null,
      bytes bigint not null
    )`.execute(db);
  await sql`comment on column backups.place is 'The path or URL that it was written to'`.execute(db);
  await sql`comment on column backups.bytes is 'The size of the archive'`.execute(db);
}
