import { type Kysely, sql } from 'kysely';

/** Punctuation and symbols outside ASCII: PostgreSQL takes them for letters in a database with the locale C. */
const marks = [
  '\\u00a0-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7',
  '\\u2000-\\u206f\\u2190-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\u3030',
  '\\uff01-\\uff0f\\uff1a-\\uff20\\U0001f000-\\U0001faff',
].join('');

/**
 * Words beside typographic quotation marks, apostrophes, dashes and non-breaking spaces are found, whatever the locale of
 * the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function searchable(text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(translate($1, '‘’ʼ′', ''''''''''), ${sql.lit(`[${marks}]`)}, ' ', 'g')
    $$`.execute(db);
  await sql`
    comment on function searchable(text) is
      'A text whose marks PostgreSQL reads alike in every locale: every character keeps its place'`.execute(
    db,
  );
  await sql`alter table transcript_passages drop column searched`.execute(db);
  await sql`
    alter table transcript_passages add column
      searched tsvector not null generated always as (to_tsvector(config, searchable(text))) stored`.execute(
    db,
  );
  await sql`create index passages_searched on transcript_passages using gin (searched)`.execute(db);
  await sql`alter table threads drop column searched`.execute(db);
  await sql`
    alter table threads add column searched tsvector not null
      generated always as (to_tsvector('english', searchable(title || ' ' || body))) stored`.execute(db);
  await sql`create index threads_searched on threads using gin (searched)`.execute(db);
}
