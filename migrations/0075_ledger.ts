import { type Kysely, sql } from 'kysely';

/**
 * Who earns what of a sale, in double entry. Journals and entries never change, and every journal sums to zero: the
 * database refuses anything else. `ledger_sales` has the present state of each sale, `ledger_balances` of each
 * instructor's account; both follow from the entries, and a nightly job compares them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTerms(db);
  await addJournals(db);
  await addSales(db);
  await keepImmutable(db);
  await refuseUnbalanced(db);
  await keepBalances(db);
  for (const ahead of [0, 1, 2, 3])
    await sql`select add_month('ledger_entries', ${ahead}::integer)`.execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

async function addTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_terms (
      version integer primary key generated always as identity,
      effective_from timestamptz not null unique,
      own_permille smallint not null check (own_permille between 0 and 1000),
      platform_permille smallint not null check (platform_permille between 0 and 1000),
      hold_days smallint not null check (hold_days between 0 and 365),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into share_terms (effective_from, own_permille, platform_permille, hold_days)
    values ('2000-01-01T00:00:00Z', 970, 500, 30)`.execute(db);
}

async function addJournals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_journals (
      id uuid primary key default new_id(),
      kind text not null check (kind in ('sale', 'refund', 'dispute', 'dispute_won', 'release', 'correction')),
      order_id uuid,
      position smallint,
      reverses uuid references ledger_journals,
      memo text not null default '' check (char_length(memo) <= 500),
      actor_id uuid references users,
      at timestamptz not null,
      foreign key (order_id, position) references order_lines (order_id, position),
      check ((order_id is null) = (position is null))
    )`.execute(db);
  await sql`
    create unique index ledger_journals_sold_once on ledger_journals (order_id, position)
      where kind = 'sale'`.execute(db);
  await sql`create index ledger_journals_line on ledger_journals (order_id, position, at)`.execute(db);
  await sql`create index ledger_journals_newest on ledger_journals (at desc, id desc)`.execute(db);
  await sql`
    create table ledger_entries (
      id bigint generated always as identity,
      journal_id uuid not null references ledger_journals,
      account text not null check (account ~ ${sql.lit(accountPattern)}),
      cents bigint not null check (cents <> 0),
      currency char(3) not null default 'USD',
      available_at timestamptz,
      at timestamptz not null,
      primary key (id, at)
    ) partition by range (at)`.execute(db);
  await sql`create table ledger_entries_later partition of ledger_entries default`.execute(db);
  await sql`create index ledger_entries_journal on ledger_entries (journal_id)`.execute(db);
  await sql`create index ledger_entries_account on ledger_entries (account, at desc, id desc)`.execute(db);
}

const accountPattern =
  '^(provider:clearing|platform:revenue|platform:fees|tax:payable|reserve:disputes|instructor:[0-9a-f-]{36}:(held|available|paid))$';

async function addSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_sales (
      order_id uuid not null,
      position smallint not null,
      instructor_id uuid not null references users,
      course_id uuid references courses on delete set null,
      attribution text not null check (attribution in ('platform', 'instructor')),
      terms_version integer not null references share_terms,
      permille smallint not null,
      total_cents integer not null check (total_cents > 0),
      fee_cents integer not null check (fee_cents >= 0),
      tax_cents integer not null default 0 check (tax_cents >= 0),
      earned_cents integer not null check (earned_cents >= 0),
      refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
      reversed_cents integer not null default 0 check (reversed_cents between 0 and earned_cents),
      held_cents integer not null check (held_cents >= 0),
      reserved_cents integer not null default 0 check (reserved_cents >= 0),
      sold_at timestamptz not null,
      available_at timestamptz not null,
      primary key (order_id, position),
      foreign key (order_id, position) references order_lines (order_id, position)
    )`.execute(db);
  await sql`create index ledger_sales_instructor on ledger_sales (instructor_id, sold_at desc, order_id)`.execute(
    db,
  );
  await sql`create index ledger_sales_course on ledger_sales (course_id)`.execute(db);
  await sql`create index ledger_sales_due on ledger_sales (available_at) where held_cents > 0`.execute(db);
  await sql`
    create table ledger_balances (
      account text primary key,
      cents bigint not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table ledger_checks (
      id integer primary key generated always as identity,
      checked_at timestamptz not null,
      differences jsonb not null
    )`.execute(db);
}

/** Entries of a clock that is ahead may move from the later partition to their month; the sum is checked again. */
async function keepImmutable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and tg_table_name = 'ledger_entries_later' then return old; end if;
      raise exception 'the ledger never changes: add a journal that corrects it' using errcode = 'check_violation';
    end $$`.execute(db);
  for (const table of ['ledger_journals', 'ledger_entries'])
    await sql`
      create trigger ${sql.id(`${table}_never_change`)} before update or delete on ${sql.id(table)}
        for each row execute function refuse_ledger_change()`.execute(db);
}

/** Checked when the transaction commits: entries of a journal are written one after the other. */
async function refuseUnbalanced(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_journal() returns trigger language plpgsql as $$
    declare
      one uuid := (case tg_table_name when 'ledger_journals' then to_jsonb(new)->>'id'
        else coalesce(to_jsonb(new), to_jsonb(old))->>'journal_id' end)::uuid;
    begin
      if (select count(*) < 2 from ledger_entries where journal_id = one) then
        raise exception 'journal % has fewer than two entries', one using errcode = 'check_violation';
      end if;
      if exists (select from ledger_entries where journal_id = one group by currency having sum(cents) <> 0) then
        raise exception 'journal % does not sum to zero', one using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger journals_sum_to_zero after insert on ledger_journals
      deferrable initially deferred for each row execute function check_journal()`.execute(db);
  await sql`
    create constraint trigger entries_sum_to_zero after insert or delete on ledger_entries
      deferrable initially deferred for each row execute function check_journal()`.execute(db);
}

/** Only instructors' accounts: those of the platform take part in every sale, so one row each would queue all of them. */
async function keepBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_to_balance() returns trigger language plpgsql as $$
    begin
      if new.account like 'instructor:%' then
        insert into ledger_balances (account, cents) values (new.account, new.cents)
        on conflict (account) do update set cents = ledger_balances.cents + excluded.cents, updated_at = now();
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_balance after insert on ledger_entries
      for each row execute function add_to_balance()`.execute(db);
}

const comments = {
  'share_terms.own_permille': 'The instructor’s share of a sale they brought themselves',
  'share_terms.platform_permille': 'The instructor’s share of any other sale',
  'share_terms.hold_days': 'Days until a sale becomes available; never fewer than buyers have for a refund',
  'ledger_journals.reverses': 'The sale that a refund takes back',
  'ledger_entries.cents':
    'What moves into the account: what belongs to it if positive. The provider’s clearing account gives it',
  'ledger_entries.available_at': 'When held earnings become available',
  'ledger_sales.permille': 'The instructor’s share of the total less fee and tax',
  'ledger_sales.fee_cents': 'The provider’s fee, estimated from its published prices',
  'ledger_sales.earned_cents': 'The instructor’s part when it was sold',
  'ledger_sales.reversed_cents': 'How much of the instructor’s part refunds and lost disputes took back',
  'ledger_sales.held_cents': 'How much of the instructor’s part is not available yet',
  'ledger_sales.reserved_cents': 'How much of the instructor’s part a dispute holds back',
};
