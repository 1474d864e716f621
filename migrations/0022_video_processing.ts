import { type Kysely, sql } from 'kysely';

/**
 * What is known about each video, and where its processing is; null for other files. Videos that are there already wait:
 * the product looks at them when it next starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assets
      add column processing text check (processing in ('waiting', 'working', 'ready', 'failed')),
      add column container text,
      add column video_codec text,
      add column audio_codec text,
      add column playable_by text check (playable_by in ('browser', 'decoder', 'nothing')),
      add column processed_percent integer`.execute(db);
  await sql`update assets set processing = 'waiting' where kind = 'video'`.execute(db);
  await sql`create index assets_processing on assets (id) where processing in ('waiting', 'working')`.execute(
    db,
  );
}
