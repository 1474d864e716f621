import { type Kysely, sql } from 'kysely';

/** Who receives the newsletter, and why those who left did. Who left keeps a row, so that leaving is remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscribers (
      id uuid primary key default new_id(),
      email text not null unique,
      subscribed_at timestamptz not null default now(),
      unsubscribed_at timestamptz,
      reason text check (reason in ('too-many-emails', 'content-not-relevant', 'never-subscribed', 'other')),
      feedback text,
      check (unsubscribed_at is not null or (reason is null and feedback is null)),
      check (feedback is null or reason = 'other')
    )`.execute(db);
  await sql`create index newsletter_subscribers_newest on newsletter_subscribers (subscribed_at desc, id desc)`.execute(
    db,
  );
}
