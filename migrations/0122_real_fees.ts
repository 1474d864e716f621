import { type Kysely, sql } from 'kysely';

/**
 * The fee that a provider really took, next to the one that was estimated. The ledger checks journals and keeps
 * balances once for each statement instead of once for each entry: a run drafts ten thousand payouts in one statement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add fee_cents integer check (fee_cents >= 0)`.execute(db);
  await sql`alter table ledger_sales add fee_is_final boolean not null default false`.execute(db);
  await sql`
    update ledger_sales sale set fee_is_final = true from orders
    where orders.id = sale.order_id and orders.method = 'bank'`.execute(db);
  await checkByStatement(db);
  await keepBalancesByStatement(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

/** Each statement adds journals as a whole, so a sum that is checked once stays right. A journal without entries is found at the commit. */
async function checkByStatement(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger entries_sum_to_zero on ledger_entries`.execute(db);
  await sql`
    create function check_entries() returns trigger language plpgsql as $$
    declare
      one uuid;
    begin
      select journal_id into one from added group by journal_id having count(*) < 2 limit 1;
      if found then
        raise exception 'journal % has fewer than two entries', one using errcode = 'check_violation';
      end if;
      select journal_id into one from added group by journal_id, currency having sum(cents) <> 0 limit 1;
      if found then
        raise exception 'journal % does not sum to zero', one using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger entries_sum_to_zero after insert on ledger_entries
      referencing new table as added for each statement execute function check_entries()`.execute(db);
  await sql`
    create or replace function check_journal() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_entries where journal_id = new.id and at = new.at) and
        not exists (select from ledger_entries where journal_id = new.id) then
        raise exception 'journal % has fewer than two entries', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
}

/** Balances are locked in the order of their accounts, so that two transactions never wait for each other. */
async function keepBalancesByStatement(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger ledger_entries_balance on ledger_entries`.execute(db);
  await sql`drop function add_to_balance()`.execute(db);
  await sql`
    create function add_to_balances() returns trigger language plpgsql as $$
    begin
      insert into ledger_balances (account, cents)
        select account, sum(cents) from added where account like 'instructor:%' group by account order by account
      on conflict (account) do update set cents = ledger_balances.cents + excluded.cents, updated_at = now();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_balance after insert on ledger_entries
      referencing new table as added for each statement execute function add_to_balances()`.execute(db);
}

const comments = {
  'orders.fee_cents': 'The fee that the provider reported; null until it does',
  'ledger_sales.fee_cents':
    'The part of the provider’s fee: estimated from its published prices until it is final',
  'ledger_sales.fee_is_final': 'Whether the fee is the one that the provider reported, or there is none',
  'ledger_sales.earned_cents': 'The instructor’s part of the sale, after the provider’s fee as it is known',
};
