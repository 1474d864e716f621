import { type Kysely, sql } from 'kysely';

/** Breaks in timed quizzes: the clock stops, and the questions before a break close. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes
      add column breaks smallint not null default 0 check (breaks between 0 and 3),
      add column break_minutes smallint not null default 10 check (break_minutes between 1 and 30)`.execute(
    db,
  );
  await sql`
    alter table attempts
      add column breaks smallint not null default 0,
      add column break_minutes smallint not null default 10,
      add column breaks_taken smallint not null default 0 check (breaks_taken <= breaks),
      add column break_ends_at timestamptz`.execute(db);
  await sql`comment on column attempts.breaks is 'As the quiz had them when the attempt started'`.execute(db);
  await sql`comment on column attempts.breaks_taken is 'The questions before this many breaks are closed'`.execute(
    db,
  );
  await sql`comment on column attempts.break_ends_at is 'When the latest break ends or ended; due_at includes it'`.execute(
    db,
  );
}
