import { type Kysely, sql } from 'kysely';

/** How often a course's page was opened and its preview started, counted by day and without anything about visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table course_visits (
      course_id uuid not null references courses (id) on delete cascade,
      day date not null,
      views integer not null default 0 check (views >= 0),
      previews integer not null default 0 check (previews >= 0),
      primary key (course_id, day)
    )`.execute(db);
  await sql`comment on column course_visits.day is 'In UTC.'`.execute(db);
}
