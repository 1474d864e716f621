import { sql } from 'kysely';
import { Pool } from 'pg';
import { balanceOf } from '../../src/features/ledger/index.server.ts';
import { draftPayouts } from '../../src/features/payouts/runs/draft-payouts.server.ts';
import { createDb } from '../../src/platform/database/database.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';

const entries = byEffort({ full: 10_000_000, quick: 1_000_000, smoke: 20_000 });
const instructors = byEffort({ full: 10_000, quick: 10_000, smoke: 200 });
const reads = byEffort({ full: 500, quick: 200, smoke: 10 });
const allowedBalanceMs = 5;
const allowedDraftSeconds = 60;

/** How long it takes to read a balance in a ledger of ten million entries, and to draft a run with 10,000 payouts. */
export async function measurePayouts({ database }: Bench): Promise<Finding[]> {
  const pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => {});
  const db = createDb(pool);
  try {
    await addInstructors(pool);
    await addEntries(pool);
    await settle(pool);
    return [await measureBalance(pool, db), await measureDraft(pool, db)];
  } finally {
    await db.destroy();
  }
}

type Db = ReturnType<typeof createDb>;

const email = `'payee' || n || '@bench.example'`;

/** Adds instructors with approved payout details, unless an earlier run added them. */
async function addInstructors(pool: Pool): Promise<void> {
  await pool.query(
    `insert into users (name, email, role, verified_at, password_hash, social_links)
     select 'Payee ' || n, ${email}, 'instructor', now(), '', '{}' from generate_series(1, $1::int) n
     on conflict do nothing`,
    [instructors],
  );
  await pool.query(
    `insert into payout_profiles (user_id, method, sealed, hint, state, changed_at, usable_from)
     select id, 'bank', '', 'GB •••• 0000', 'approved', now(), now() from users where email like 'payee%@bench.example'
     on conflict do nothing`,
  );
}

/**
 * Adds entries that sum to zero, without the triggers that would check each of them, and sets the available balance of
 * every instructor to 100 dollars.
 */
async function addEntries(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as count from ledger_entries');
  const missing = Math.ceil((entries - rows[0].count) / 2);
  if (missing > 0) {
    const triggers = (what: 'disable' | 'enable') =>
      pool.query(
        `alter table ledger_entries ${what} trigger user; alter table ledger_journals ${what} trigger user`,
      );
    await triggers('disable');
    await pool.query(
      `with journal as (insert into ledger_journals (kind, at) values ('correction', now()) returning id)
       insert into ledger_entries (journal_id, account, cents, at)
       select journal.id, side.account, side.cents, now() - n * interval '1 second'
       from journal, generate_series(1, $1::int) n
       cross join lateral (values
         ('instructor:' || lpad(to_hex(n % 20000), 8, '0') || '-0000-0000-0000-000000000000:available', 10),
         ('platform:revenue', -10)) as side (account, cents)`,
      [missing],
    );
    await triggers('enable');
  }
  await pool.query(
    `insert into ledger_balances (account, cents)
     select 'instructor:' || user_id || ':available', 10000 from payout_profiles
     on conflict (account) do update set cents = excluded.cents`,
  );
}

/** Lets PostgreSQL finish the work that loading causes: otherwise reads wait for its checkpoint and its vacuum. */
async function settle(pool: Pool): Promise<void> {
  await pool.query(
    'vacuum (analyze) ledger_entries, ledger_journals, ledger_balances, payout_profiles, users',
  );
  await pool.query('checkpoint');
}

async function measureBalance(pool: Pool, db: Db): Promise<Finding> {
  const { rows } = await pool.query('select user_id from payout_profiles limit $1', [reads]);
  const times: number[] = [];
  for (const { user_id: id } of rows) {
    const begun = performance.now();
    await balanceOf(db, id, 'available');
    times.push(performance.now() - begun);
  }
  const ms = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return {
    name: 'ledger, a balance',
    product: `${entries.toLocaleString('en')} entries, p95`,
    limit: '',
    measured: `${ms.toFixed(1)} ms`,
    required: `≤ ${allowedBalanceMs} ms`,
    passed: ms <= allowedBalanceMs,
    numbers: { ms },
  };
}

/** Measures the draft of a run, which is rolled back, so that the next run measures the same. */
async function measureDraft(pool: Pool, db: Db): Promise<Finding> {
  const runId = await addRun(pool);
  const begun = performance.now();
  let drafted = 0;
  await db
    .transaction()
    .execute(async (trx) => {
      await draftPayouts(trx, { runId, minimumCents: 5000, now: new Date() });
      drafted = (await trx.selectFrom('payouts').select('id').where('runId', '=', runId).execute()).length;
      await checkNow(trx);
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
  const seconds = (performance.now() - begun) / 1000;
  await pool.query('delete from payout_runs where id = $1', [runId]);
  return {
    name: 'payouts, draft of a run',
    product: `${drafted.toLocaleString('en')} payouts`,
    limit: '',
    measured: `${seconds.toFixed(1)} s`,
    required: `≤ ${allowedDraftSeconds} s`,
    passed: drafted === instructors && seconds <= allowedDraftSeconds,
    numbers: { seconds, drafted },
  };
}

class RollBack extends Error {}

async function addRun(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    `insert into payout_runs (kind, payouts, cents, approvals_needed, created_at)
     values ('request', 0, 0, 1, now()) returning id`,
  );
  return rows[0].id;
}

type Trx = Parameters<typeof draftPayouts>[0];

/** Checks that every journal sums to zero, which the database would otherwise check only at the commit. */
async function checkNow(trx: Trx): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
}
