import { type Kysely, sql } from 'kysely';

/** Learners' private notes at a second of a lecture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notes (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null,
      course_id uuid not null references courses (id) on delete cascade,
      lecture_id uuid references lectures (id) on delete set null,
      second integer not null check (second >= 0),
      text text not null check (char_length(text) between 1 and 2000),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (user_id, id)
    )`.execute(db);
  await sql`comment on column notes.id is 'Chosen by the device, so that a note sent twice is stored once'`.execute(
    db,
  );
  await sql`comment on column notes.lecture_id is 'Null once the lecture was removed: the note stays'`.execute(
    db,
  );
  await sql`create index notes_course on notes (user_id, course_id)`.execute(db);
  await sql`create index notes_of_course on notes (course_id)`.execute(db);
  await sql`create index notes_of_lecture on notes (lecture_id)`.execute(db);
}
