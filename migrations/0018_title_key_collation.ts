import { type Kysely, sql } from 'kysely';

/**
 * The text of migration 0017 changed after it had landed: databases that ran its first version compare titles by their own
 * language. This gives them the "C" collation as well; a database that already has it is left alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ collation: string }>`
    select collname as collation from pg_attribute join pg_collation on pg_collation.oid = attcollation
    where attrelid = 'courses'::regclass and attname = 'title_key'`.execute(db);
  if (rows[0]?.collation === 'C') return;
  await sql`alter table courses alter column title_key type text collate "C"`.execute(db);
}
