import { type Kysely, sql } from 'kysely';

/** Who should take a course and who should choose another one, shown on its page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courses add column for_whom text[] not null default '{}'`.execute(db);
  await sql`alter table courses add column not_for_whom text[] not null default '{}'`.execute(db);
}
