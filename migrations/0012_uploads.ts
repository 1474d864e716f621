import { type Kysely, sql } from 'kysely';

/** Files that arrive piece by piece. The pieces are on disk; once a file is whole it becomes an asset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      owner_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('image', 'video', 'raw')),
      original_name text not null,
      bytes bigint not null check (bytes > 0),
      duration_seconds double precision,
      asset_id uuid references assets on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index uploads_owner on uploads (owner_id)`.execute(db);
  await sql`create index uploads_created on uploads (created_at)`.execute(db);
  await sql`create index uploads_asset on uploads (asset_id) where asset_id is not null`.execute(db);
}
