import { type Kysely, sql } from 'kysely';

/** What is spoken in lectures, searchable. Captions that change become due, and a job reads them within a minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transcripts (
      lecture_id uuid primary key references lectures (id) on delete cascade,
      due boolean not null default true,
      tried_at timestamptz
    )`.execute(db);
  await sql`create index transcripts_due on transcripts (tried_at nulls first) where due`.execute(db);
  await sql`
    create table transcript_passages (
      lecture_id uuid not null references lectures (id) on delete cascade,
      position integer not null,
      course_id uuid not null references courses (id) on delete cascade,
      second integer not null check (second >= 0),
      text text not null,
      config regconfig not null,
      searched tsvector not null generated always as (to_tsvector(config, text)) stored,
      primary key (lecture_id, position)
    )`.execute(db);
  await sql`create index passages_searched on transcript_passages using gin (searched)`.execute(db);
  await sql`create index passages_of_course on transcript_passages (course_id)`.execute(db);
  await sql`
    create function transcript_is_due() returns trigger language plpgsql as $$
    begin
      insert into transcripts (lecture_id) values (new.id)
        on conflict (lecture_id) do update set due = true, tried_at = null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger new_captions_are_due after insert on lectures
      for each row when (new.captions_asset_id is not null) execute function transcript_is_due()`.execute(db);
  await sql`
    create trigger changed_captions_are_due after update of captions_asset_id on lectures
      for each row when (old.captions_asset_id is distinct from new.captions_asset_id)
      execute function transcript_is_due()`.execute(db);
  await sql`insert into transcripts (lecture_id) select id from lectures where captions_asset_id is not null`.execute(
    db,
  );
  const comments = {
    'transcripts.due': 'Whether the captions changed since they were last read',
    'transcripts.tried_at': 'When a job last tried to read them: the longest untouched come first',
    'transcript_passages.text': 'A sentence or two: captions joined up to the end of a sentence',
    'transcript_passages.config': 'The language of the course, for stemming',
  };
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}
