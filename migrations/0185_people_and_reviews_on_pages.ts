import { type Kysely, sql } from 'kysely';

/**
 * Course pages show their instructor, and their reviews with their authors: a change to either empties the caches, too.
 * Adding or deleting a review does so already, because it changes the course's rating. Most people have neither a course
 * nor a review, so a change to them empties none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger reviews_tell_changed after update on reviews
      for each statement execute function tell_catalogue_changed()`.execute(db);
  await sql`
    create function tell_person_changed() returns trigger language plpgsql as $$
    begin
      if exists (select from courses where instructor_id = new.id)
        or exists (select from reviews where user_id = new.id) then
        perform pg_notify('catalogue_changed', '');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_tell_changed after update of name, bio, expertise, photo_asset_id on users
      for each row when ((old.name, old.bio, old.expertise, old.photo_asset_id)
        is distinct from (new.name, new.bio, new.expertise, new.photo_asset_id))
      execute function tell_person_changed()`.execute(db);
}
