import { type Kysely, sql } from 'kysely';

/**
 * Courses from A to Z as people sort them: capitals and accents aside. The key is compared character by character, so that
 * the database's own language does not change the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table courses add column title_key text collate "C" not null generated always as
    (lower(regexp_replace(normalize(title, nfkd), '[\\u0300-\\u036f]', '', 'g'))) stored
  `.execute(db);
  await sql`create index courses_title_key on courses (title_key, id) where is_public`.execute(db);
  await sql`drop index courses_title`.execute(db);
}
