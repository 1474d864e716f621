import { type Kysely, sql } from 'kysely';

/** What the badges of a course say, and for how long they are valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table courses
      add column skills text[] not null default '{}',
      add column criteria text not null default '',
      add column certificate_months integer check (certificate_months between 1 and 120)`.execute(db);
  await sql`alter table credentials add column valid_until timestamptz`.execute(db);
  await sql`create index credentials_expiring on credentials (valid_until) where valid_until is not null and revoked_at is null`.execute(
    db,
  );
  await sql`comment on column courses.criteria is 'Of its badges; empty for the sentence about the completion required'`.execute(
    db,
  );
  await sql`comment on column credentials.valid_until is 'As in its documents; null if it does not expire'`.execute(
    db,
  );
}
