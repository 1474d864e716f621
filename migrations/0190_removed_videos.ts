import { type Kysely, sql } from 'kysely';

/**
 * When a lecture loses its video, what learners have watched of it is forgotten: the next video is another one, however
 * much later it comes. Completed lectures stay completed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_watched_part() returns trigger language plpgsql as $$
    begin
      update lecture_progress
        set watched_percent = 0, position_seconds = 0
        where lecture_id = new.id and completed_at is null and (watched_percent > 0 or position_seconds > 0);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger forget_watched_part after update of duration_seconds on lectures
      for each row when (old.duration_seconds > 0 and new.duration_seconds = 0)
      execute function forget_watched_part()`.execute(db);
}
