import { type Kysely, sql } from 'kysely';

/**
 * Who confirmed and who changed the rules of a scheme. Both are administrators in their office; the column is emptied
 * when their account is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table schemes
      add column checked_by uuid references users (id) on delete set null,
      add column created_at timestamptz,
      add column created_by uuid references users (id) on delete set null`.execute(db);
  await sql`comment on column schemes.created_at is 'Null for the rules that Milepost came with'`.execute(db);
}
