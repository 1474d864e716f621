import { type Kysely, sql } from 'kysely';

/** Says aloud that the catalogue has changed, once a statement, so that every process forgets the pages it has kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger courses_tell_changed
      after insert or update or delete or truncate on courses
      for each statement execute function tell_catalogue_changed()`.execute(db);
}
