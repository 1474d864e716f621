import { type Kysely, sql } from 'kysely';

/** Refunds that administrators asked for. An order has one under way at a time, so that two people cannot ask at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id uuid primary key default new_id(),
      order_id uuid not null references orders on delete cascade,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null,
      reason text not null,
      requested_by uuid references users on delete set null,
      status text not null default 'requested' check (status in ('requested', 'sent', 'done', 'refused')),
      refusal text,
      tried_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index refunds_order on refunds (order_id, created_at)`.execute(db);
  await sql`create unique index refunds_one_at_a_time on refunds (order_id) where status = 'requested'`.execute(
    db,
  );
}
