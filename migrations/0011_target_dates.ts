import { type Kysely, sql } from 'kysely';

/** The day by which a learner wants to have finished a course. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enrolments add column target_date date`.execute(db);
}
