import { type Kysely, sql } from 'kysely';

/**
 * What a learner has watched of a video is stored as a percentage. When a longer video replaces it, the minutes stay as
 * they are and the percentage falls: otherwise nobody who had watched the earlier video would have to watch the rest. A
 * shorter video leaves the percentage alone, because it was not watched either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_watched_minutes() returns trigger language plpgsql as $$
    begin
      update lecture_progress
        set watched_percent = watched_percent * old.duration_seconds / new.duration_seconds
        where lecture_id = new.id and watched_percent > 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_watched_minutes after update of duration_seconds on lectures
      for each row when (old.duration_seconds > 0 and new.duration_seconds > old.duration_seconds)
      execute function keep_watched_minutes()`.execute(db);
}
