import { type Kysely, sql } from 'kysely';

/**
 * What learners ask for: a refund of one line of an order. It is made at once within the terms; otherwise an administrator
 * decides. A refund may be for one line, and is then taken from that line only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column line_position smallint`.execute(db);
  await sql`alter table refunds add column is_spread boolean not null default false`.execute(db);
  await sql`
    create table refund_requests (
      id uuid primary key default new_id(),
      order_id uuid not null,
      position smallint not null,
      user_id uuid not null references users on delete cascade,
      reason text not null check (char_length(reason) between 1 and 1000),
      cause text check (cause in ('bank', 'late', 'progress', 'again', 'provider')),
      status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
      answer text check (char_length(answer) <= 1000),
      decided_by uuid references users on delete set null,
      decided_at timestamptz,
      refund_id uuid references refunds on delete set null,
      created_at timestamptz not null default now(),
      foreign key (order_id, position) references order_lines (order_id, position) on delete cascade,
      check ((status = 'waiting') = (decided_at is null)),
      check ((status = 'refused') = (answer is not null))
    )`.execute(db);
  await sql`
    create unique index refund_requests_one_waiting on refund_requests (order_id, position)
      where status = 'waiting'`.execute(db);
  await sql`create index refund_requests_line on refund_requests (order_id, position, created_at)`.execute(
    db,
  );
  await sql`create index refund_requests_newest on refund_requests (created_at desc, id desc)`.execute(db);
  await sql`create index refund_requests_user on refund_requests (user_id)`.execute(db);
  await sql`create index refund_requests_refund on refund_requests (refund_id)`.execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const comments = {
  'refunds.line_position': 'The line that is refunded; null for a refund of the order as a whole',
  'refunds.is_spread': 'Whether the order’s lines show it',
  'refund_requests.cause': 'Why an administrator decides; null if the terms allowed it at once',
  'refund_requests.decided_by': 'Null if the terms decided',
};
