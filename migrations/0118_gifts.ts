import { type Kysely, sql } from 'kysely';

/**
 * Gifts: a course bought for another person, who claims it once with a link. A gift is written down before it is paid, so
 * that its buyer can try several payment methods; the first order that is paid makes it one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gifts (
      id uuid primary key default new_id(),
      user_id uuid not null references users,
      course_id uuid not null references courses on delete cascade,
      recipient_name text not null check (char_length(recipient_name) between 1 and 100),
      recipient_email text,
      message text not null default '' check (char_length(message) <= 500),
      deliver_on date not null,
      time_zone text not null,
      send_at timestamptz not null,
      token_hash bytea not null unique,
      token_sealed text not null,
      status text not null default 'draft'
        check (status in ('draft', 'scheduled', 'sent', 'claimed', 'refunded')),
      order_id uuid references orders on delete set null,
      sent_at timestamptz,
      reminded_at timestamptz,
      claimed_at timestamptz,
      claimed_by uuid references users,
      claimed_course_id uuid references courses,
      refunded_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((claimed_at is null) = (claimed_by is null)),
      check ((claimed_at is null) = (claimed_course_id is null))
    )`.execute(db);
  await sql`create index gifts_user on gifts (user_id, created_at desc)`.execute(db);
  await sql`create index gifts_course on gifts (course_id)`.execute(db);
  await sql`create index gifts_order on gifts (order_id) where order_id is not null`.execute(db);
  await sql`create index gifts_claimed_by on gifts (claimed_by) where claimed_by is not null`.execute(db);
  await sql`create index gifts_claimed_course on gifts (claimed_course_id) where claimed_course_id is not null`.execute(
    db,
  );
  await sql`create index gifts_to_send on gifts (send_at) where status = 'scheduled'`.execute(db);
  await sql`create index gifts_to_remind on gifts (sent_at) where status = 'sent' and reminded_at is null`.execute(
    db,
  );
  await sql`alter table orders add column gift_id uuid references gifts on delete set null`.execute(db);
  await sql`create index orders_gift on orders (gift_id) where gift_id is not null`.execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const comments = {
  'gifts.user_id': 'The buyer',
  'gifts.recipient_email': 'Null once it has been deleted',
  'gifts.deliver_on': 'The day in the buyer’s time zone',
  'gifts.send_at': 'When the email to the recipient is due',
  'gifts.token_sealed': 'The token of the link, encrypted, for emails and the card',
  'gifts.order_id': 'The order that paid for it',
  'gifts.claimed_course_id': 'Another course than the one bought, if the recipient had that one already',
  'orders.gift_id': 'The gift that is bought; kept apart from its course',
};
