import { type Kysely, sql } from 'kysely';

/**
 * Evidence files of activities, and the emails about cycles that end. Both belong to one person and are deleted with them;
 * the files are also removed from the media store.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_evidence (
      id uuid primary key default new_id(),
      entry_id uuid not null references credit_entries on delete cascade,
      user_id uuid not null references users on delete cascade,
      asset_id uuid not null references assets on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index credit_evidence_entry on credit_evidence (entry_id)`.execute(db);
  await sql`create index credit_evidence_user on credit_evidence (user_id)`.execute(db);
  await sql`create unique index credit_evidence_asset on credit_evidence (asset_id)`.execute(db);
  await sql`
    create table renewal_emails (
      user_id uuid primary key references users on delete cascade,
      frequency text not null check (frequency in ('milestones', 'weekly', 'never'))
    )`.execute(db);
  await sql`
    create table renewal_reminders (
      holding_id uuid not null references holdings on delete cascade,
      occasion text not null,
      user_id uuid not null references users on delete cascade,
      sent_at timestamptz not null,
      primary key (holding_id, occasion)
    )`.execute(db);
  await sql`create index renewal_reminders_user on renewal_reminders (user_id)`.execute(db);
  await sql`create index holdings_ending on holdings (ends_on)`.execute(db);
  const comments: [column: string, comment: string][] = [
    ['renewal_emails.frequency', 'Without a row, reminders come 12, 6, 3 and 1 months before a cycle ends'],
    ['renewal_reminders.occasion', 'Such as 3-months, or the Monday of a weekly reminder: each is sent once'],
  ];
  for (const [column, comment] of comments)
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}
