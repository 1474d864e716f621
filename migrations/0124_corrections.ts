import { type Kysely, sql } from 'kysely';

/** Corrections of the ledger by administrators: proposed by one, and above a limit approved by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_corrections (
      id uuid primary key default new_id(),
      state text not null check (state in ('proposed', 'booked', 'discarded')),
      cents bigint not null check (cents > 0),
      entries jsonb not null,
      memo text not null check (char_length(memo) between 1 and 500),
      created_by uuid not null references users,
      created_at timestamptz not null,
      decided_by uuid references users,
      decided_at timestamptz,
      journal_id uuid unique references ledger_journals,
      check ((state = 'booked') = (journal_id is not null)),
      check ((state = 'proposed') = (decided_at is null))
    )`.execute(db);
  await sql`create index ledger_corrections_newest on ledger_corrections (created_at desc, id desc)`.execute(
    db,
  );
  await sql`comment on column ledger_corrections.cents is 'What it moves: the sum of the positive entries'`.execute(
    db,
  );
  await sql`
    comment on column ledger_corrections.entries is
      'Accounts and cents, which sum to zero. Those of an instructor name the account of a person; kept with the ledger'`.execute(
    db,
  );
}
