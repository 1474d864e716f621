import { type Kysely, sql } from 'kysely';

/** What learners should have done or know before a course, beside what they need for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courses add column prerequisites text[] not null default '{}'`.execute(db);
}
