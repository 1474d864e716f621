import { type Kysely, sql } from 'kysely';

/**
 * Accounts. An address may carry several unverified accounts, one for each attempt to register it,
 * but only one verified account: confirming an attempt removes the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await createIds(db);
  await sql`
    create table users (
      id uuid primary key default new_id(),
      email text not null,
      name text not null,
      role text not null default 'user' check (role in ('user', 'instructor', 'admin')),
      verified_at timestamptz,
      is_active boolean not null default true,
      password_hash text not null,
      bio text not null default '',
      expertise text not null default '',
      social_links jsonb not null default '{}',
      photo_asset_id uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index users_verified_email on users (email) where verified_at is not null`.execute(
    db,
  );
  await sql`create index users_email on users (email, created_at desc)`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key default new_id(),
      token_hash bytea not null unique,
      user_id uuid not null references users on delete cascade,
      user_agent text not null default '',
      address text not null default '',
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`
    create table email_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index email_tokens_user on email_tokens (user_id, purpose)`.execute(db);
  await sql`
    create table audit_log (
      id uuid primary key default new_id(),
      at timestamptz not null default now(),
      actor_id uuid,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_log_at on audit_log (at desc)`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject_type, subject_id, at desc)`.execute(db);
  await sql`create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  );
}

/**
 * Ids that sort by the time they were made (UUID version 7, RFC 9562): 48 bits of milliseconds, then chance. PostgreSQL 18
 * has a function of its own; this one serves 14 to 17 as well.
 */
async function createIds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function new_id() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send(gen_random_uuid())
              placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6
            ),
            52, 1
          ),
          53, 1
        ),
        'hex'
      )::uuid
    $$`.execute(db);
}
