import { type Kysely, sql } from 'kysely';

/**
 * Captions and texts are read again when the language of their course changes, because words are stored in the form that
 * the language gives them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function transcripts_are_due() returns trigger language plpgsql as $$
    begin
      update transcripts set due = true, tried_at = null
        where lecture_id in (select id from lectures where course_id = new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger changed_language_is_due after update of language on courses
      for each row when (old.language is distinct from new.language) execute function transcripts_are_due()`.execute(
    db,
  );
  await sql`
    update transcripts set due = true, tried_at = null where lecture_id in (
      select p.lecture_id from transcript_passages p join courses c on c.id = p.course_id
      where p.config <> (case c.language when 'English' then 'english' when 'Spanish' then 'spanish'
        when 'French' then 'french' when 'German' then 'german' else 'simple' end)::regconfig)`.execute(db);
  const due =
    'Whether the captions or the text, or the language of the course, changed since they were last read';
  await sql`comment on column transcripts.due is ${sql.lit(due)}`.execute(db);
}
