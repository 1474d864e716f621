import { type Kysely, sql } from 'kysely';

/**
 * Keys whose private part may be known to others, and how far the credentials have been signed again. Nothing in it is
 * about a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credential_keys
      add column compromised_at timestamptz,
      add check (compromised_at is null or retired_at is not null)`.execute(db);
  await sql`
    create table credential_resignings (
      kid text primary key references credential_keys,
      total integer not null,
      done integer not null default 0,
      last_number text not null default '',
      started_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  const comments: [column: string, comment: string][] = [
    ['credential_keys.compromised_at', 'No longer published: nothing that it has signed is genuine'],
    ['credential_resignings.kid', 'The compromised key; its credentials are signed again with a new one'],
    ['credential_resignings.last_number', 'Signed again up to this one, in the order of the numbers'],
  ];
  for (const [column, comment] of comments)
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}
