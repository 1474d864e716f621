import { type Kysely, sql } from 'kysely';

/**
 * Payouts to instructors: where their money goes, the runs that administrators approve, and each payout. Its money
 * moves with its state, in journals of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLedger(db);
  await addProfiles(db);
  await addPayouts(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table share_terms
      add minimum_cents integer not null default 5000 check (minimum_cents between 100 and 10000000),
      add payout_day smallint not null default 15 check (payout_day between 1 and 28),
      add second_above_cents bigint not null default 500000 check (second_above_cents >= 0)`.execute(db);
  await sql`alter table ledger_journals drop constraint ledger_journals_kind_check`.execute(db);
  await sql`
    alter table ledger_journals
      add constraint ledger_journals_kind_check check (kind ~ '^[a-z_]{1,30}$'),
      add payout_id uuid`.execute(db);
  await sql`
    create unique index ledger_journals_payout on ledger_journals (payout_id, kind)
      where payout_id is not null`.execute(db);
  await sql`alter table ledger_entries drop constraint ledger_entries_account_check`.execute(db);
  await sql`
    alter table ledger_entries add constraint ledger_entries_account_check check (account ~ ${sql.lit(accounts)})`.execute(
    db,
  );
}

const accounts =
  '^(provider:clearing|platform:[a-z]{1,20}|tax:payable|reserve:[a-z]{1,20}|instructor:[0-9a-f-]{36}:(held|available|drafted|sent|paid))$';

async function addProfiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_profiles (
      user_id uuid primary key references users,
      version integer not null default 1,
      method text not null check (method ~ '^[a-z]{1,30}$'),
      sealed text not null,
      hint text not null check (char_length(hint) <= 100),
      reference text check (char_length(reference) <= 200),
      state text not null check (state in ('unconfirmed', 'to_check', 'approved', 'refused')),
      reason text not null default '' check (char_length(reason) <= 500),
      code_hash text,
      code_until timestamptz,
      code_attempts smallint not null default 0,
      changed_at timestamptz not null,
      usable_from timestamptz not null,
      checked_by uuid references users,
      checked_at timestamptz
    )`.execute(db);
  await sql`create index payout_profiles_listed on payout_profiles (state, changed_at desc, user_id)`.execute(
    db,
  );
  await sql`
    create index payout_profiles_reference on payout_profiles (method, reference) where reference is not null`.execute(
    db,
  );
}

async function addPayouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_runs (
      id uuid primary key default new_id(),
      kind text not null check (kind in ('monthly', 'extra', 'request')),
      period char(7) unique check (period ~ '^[0-9]{4}-[0-9]{2}$'),
      state text not null default 'drafted' check (state in ('drafted', 'approved', 'discarded')),
      payouts integer not null check (payouts >= 0),
      cents bigint not null check (cents >= 0),
      approvals_needed smallint not null check (approvals_needed in (1, 2)),
      created_by uuid references users,
      created_at timestamptz not null,
      approved_by uuid references users,
      second_approved_by uuid references users,
      decided_at timestamptz,
      check ((kind = 'monthly') = (period is not null)),
      check (second_approved_by is null or second_approved_by <> approved_by)
    )`.execute(db);
  await sql`
    create unique index payout_runs_one_draft on payout_runs ((true))
      where state = 'drafted' and kind <> 'request'`.execute(db);
  await sql`create index payout_runs_newest on payout_runs (created_at desc, id desc)`.execute(db);
  await sql`
    create table payouts (
      id uuid primary key default new_id(),
      run_id uuid not null references payout_runs,
      user_id uuid not null references users,
      method text not null check (method ~ '^[a-z]{1,30}$'),
      hint text not null,
      sealed text,
      profile_version integer not null,
      cents bigint not null check (cents > 0),
      state text not null default 'drafted'
        check (state in ('drafted', 'approved', 'sent', 'paid', 'failed', 'returned', 'cancelled')),
      reference text check (char_length(reference) <= 200),
      reason text not null default '' check (char_length(reason) <= 500),
      drafted_at timestamptz not null,
      sent_at timestamptz,
      asked_at timestamptz,
      settled_at timestamptz,
      unique (run_id, user_id)
    )`.execute(db);
  await sql`
    create unique index payouts_one_open on payouts (user_id) where state in ('drafted', 'approved')`.execute(
    db,
  );
  await sql`create index payouts_of_user on payouts (user_id, drafted_at desc, id)`.execute(db);
  await sql`create index payouts_sent on payouts (asked_at nulls first, id) where state = 'sent'`.execute(db);
  await sql`create index payouts_approved on payouts (id) where state = 'approved'`.execute(db);
  await sql`create index payouts_reference on payouts (reference) where reference is not null`.execute(db);
}

const comments = {
  'share_terms.minimum_cents': 'The least that is paid out',
  'share_terms.payout_day': 'The day of the month, in UTC, on which a run is drafted',
  'share_terms.second_above_cents': 'Runs and corrections above this need a second administrator',
  'ledger_journals.payout_id': 'The payout whose money this journal moves; each kind once',
  'payout_profiles.user_id': 'Deleted with the account; the instructor reads it, masked, in the API',
  'payout_profiles.version': 'Counts changes: a payout is only sent to the destination it was drafted for',
  'payout_profiles.method': 'The folder of a payment provider, or bank',
  'payout_profiles.sealed': 'Name, address, country, tax number and destination, encrypted',
  'payout_profiles.hint': 'The destination, masked',
  'payout_profiles.reference': 'The destination’s name at the provider',
  'payout_profiles.code_hash': 'Of the code that confirms an email',
  'payout_profiles.usable_from': 'Payouts wait for 72 hours after a change',
  'payout_runs.kind': 'Drafted on the payout day, by an administrator, or for one instructor who asked',
  'payouts.user_id': 'The instructor; the record is kept when the account is deleted',
  'payouts.sealed': 'Where it goes, encrypted; removed once it is paid or has failed',
  'payouts.reference': 'The payout’s name at the provider',
  'payouts.asked_at': 'When the provider was last asked about it',
};
