import { type Kysely, sql } from 'kysely';

/**
 * Searching a million courses. A phrase is found by the seven characters around each of its spaces, which few courses share.
 * A frequent word is looked for in the index of all courses by age, until enough of them are counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function text_junctions(text text) returns text[] language sql immutable strict parallel safe
    return array(
      select substr(text, position - 3, 7) from generate_series(4, length(text) - 3) as position
      where substr(text, position, 1) = ' '
    )
  `.execute(db);
  await sql`
    create index courses_junctions on courses using gin (text_junctions(search_text)) where is_public
  `.execute(db);
  await sql`drop index courses_created`.execute(db);
  await sql`
    create index courses_created on courses (created_at desc, id desc)
    include (is_public, search_text, category, level, language, charged_cents)
  `.execute(db);
}
