import { type Kysely, sql } from 'kysely';

/**
 * Versions of the share terms that take effect later and are announced, and terms of single instructors. A version that
 * was cancelled before it took effect stays in the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table share_terms
      add created_by uuid,
      add announced_at timestamptz,
      add cancelled_at timestamptz,
      add cancelled_by uuid,
      add cancellation_announced_at timestamptz,
      drop constraint share_terms_effective_from_key,
      drop constraint share_terms_minimum_cents_check,
      add constraint share_terms_minimum_cents_check check (minimum_cents between 0 and 10000000)`.execute(
    db,
  );
  // The version that has always applied needs no announcement.
  await sql`update share_terms set announced_at = created_at`.execute(db);
  await sql`
    create unique index share_terms_in_force on share_terms (effective_from desc)
      where cancelled_at is null`.execute(db);
  await sql`
    create table share_overrides (
      id uuid primary key default new_id(),
      user_id uuid not null references users,
      effective_from timestamptz not null,
      own_permille smallint check (own_permille between 0 and 1000),
      platform_permille smallint check (platform_permille between 0 and 1000),
      created_by uuid references users,
      created_at timestamptz not null,
      announced_at timestamptz,
      cancelled_at timestamptz,
      cancelled_by uuid references users,
      cancellation_announced_at timestamptz,
      check ((own_permille is null) = (platform_permille is null))
    )`.execute(db);
  await sql`
    create unique index share_overrides_in_force on share_overrides (user_id, effective_from desc)
      where cancelled_at is null`.execute(db);
  await sql`create index share_overrides_newest on share_overrides (created_at desc, id)`.execute(db);
  await sql`alter table ledger_sales add override_id uuid references share_overrides`.execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const comments = {
  'share_terms.created_by':
    'An administrator; no foreign key, so that the first version outlives all accounts',
  'share_terms.announced_at': 'When all instructors were told by email',
  'share_terms.cancelled_at': 'Never after it took effect',
  'share_overrides.user_id': 'The instructor; kept with their sales when the account is deleted',
  'share_overrides.own_permille': 'As in the share terms; null: from then on the general shares apply again',
  'share_overrides.announced_at': 'When the instructor was told by email',
  'ledger_sales.override_id':
    'The instructor’s own shares that applied to the sale; null for the general ones',
};
