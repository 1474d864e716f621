import { type Kysely, sql } from 'kysely';

/** What buyers hand in as proof of a bank transfer: a private kind of file, one for each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assets drop constraint assets_kind_check`.execute(db);
  await sql`alter table assets add check (kind in ('image', 'video', 'raw', 'receipt'))`.execute(db);
  await sql`
    create table bank_receipts (
      order_id uuid primary key references orders on delete cascade,
      asset_id uuid not null references assets,
      account_id text not null,
      bank_name text not null,
      account_number text not null,
      account_currency text not null,
      submitted_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index bank_receipts_asset on bank_receipts (asset_id)`.execute(db);
}
