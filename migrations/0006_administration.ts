import { type Kysely, sql } from 'kysely';

/** What administrators look for: people by name and address, and the order their lists begin in. Deleted people with a history keep an empty row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column deleted_at timestamptz`.execute(db);
  await sql`
    create index users_search on users using gin ((name || E'\n' || email) gin_trgm_ops) where deleted_at is null
  `.execute(db);
  await sql`create index users_created on users (created_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index users_role_created on users (role, created_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
}
