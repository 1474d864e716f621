import { type Kysely, sql } from 'kysely';

/**
 * The emails that badges are about to expire, each sent once, and who does not want them. Both belong to one person and
 * are deleted with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table badge_reminders (
      number text not null references credentials (number) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      valid_until timestamptz not null,
      days integer not null check (days > 0),
      sent_at timestamptz not null,
      primary key (number, valid_until, days)
    )`.execute(db);
  await sql`create index on badge_reminders (user_id)`.execute(db);
  await sql`
    create table badge_emails (
      user_id uuid primary key references users (id) on delete cascade,
      is_wanted boolean not null
    )`.execute(db);
  await sql`comment on column badge_reminders.valid_until is 'A corrected date has reminders of its own'`.execute(
    db,
  );
  await sql`comment on column badge_reminders.days is 'How many days before the date it was due'`.execute(db);
}
