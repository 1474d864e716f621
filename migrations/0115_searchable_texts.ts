import { type Kysely, sql } from 'kysely';

/** Texts are searched as captions are. Their passages have no second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table transcript_passages alter column second drop not null`.execute(db);
  await sql`
    create trigger new_text_is_due after insert on lectures
      for each row when (new.body <> '') execute function transcript_is_due()`.execute(db);
  await sql`
    create trigger changed_text_is_due after update of body on lectures
      for each row when (old.body <> new.body) execute function transcript_is_due()`.execute(db);
  await sql`
    insert into transcripts (lecture_id) select id from lectures where body <> ''
      on conflict (lecture_id) do update set due = true, tried_at = null`.execute(db);
  const comments = {
    'transcripts.due': 'Whether the captions or the text changed since they were last read',
    'transcript_passages.second': 'Of the video; null in a text',
    'transcript_passages.text':
      'A sentence or two: captions joined up to the end of a sentence, or part of a paragraph',
  };
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}
