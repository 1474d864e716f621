import { type Kysely, sql } from 'kysely';

/** Lists of questions in exactly the order of an index, so that a page costs the same however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index threads_of_course`.execute(db);
  await sql`
    create index threads_of_course on threads (course_id, (pinned_at is null), active_at desc, id)`.execute(
    db,
  );
  await sql`drop index threads_of_lecture`.execute(db);
  await sql`create index threads_of_lecture on threads (lecture_id, second, created_at, id)`.execute(db);
}
