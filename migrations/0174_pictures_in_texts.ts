import { type Kysely, sql } from 'kysely';

/** Finds the texts that show an image by an index. Every upload used to read all texts with images. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function picture_ids(markdown text) returns text[] language sql immutable strict parallel safe as $$
      select array(
        select found[1] from regexp_matches(markdown, '\\(/media/public/([a-zA-Z0-9_-]{1,64})(?=[\\s)])', 'g') found
      )
    $$`.execute(db);
  await sql`
    comment on function picture_ids(text) is 'The ids of our own images in a Markdown text'`.execute(db);
  await sql`
    create index lectures_pictures on lectures using gin (picture_ids(body))
      where body like '%](/media/public/%'`.execute(db);
  await sql`
    create index questions_pictures on questions using gin (picture_ids(stem || E'\\n' || explanation))
      where stem || E'\\n' || explanation like '%](/media/public/%'`.execute(db);
}
