import assert from 'node:assert/strict';
import { Pool } from 'pg';
import { addLearners, learnerCookie } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { cpuOf } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';

const activities = byEffort({ full: 60, quick: 60, smoke: 3 });
/** The rate limits allow 30 packs and 100 files per learner and hour. */
const turns = byEffort({ full: 5, quick: 3, smoke: 1 });
const most = { seconds: 3, megabytes: 25 };

/**
 * The evidence pack of a certification with 60 activities, each with a reflection and a file: the CPU time that the
 * product uses, which is how long the pack takes on an idle machine, and the size of the pack.
 */
export async function measureEvidence({ database, product }: Bench): Promise<Finding[]> {
  await addLearners(database.url, 1);
  const { holding, entries } = await addActivities(database.url);
  for (const entry of entries) await addFile(`${product.origin}/api/renewals/entries/${entry}/evidence`);
  let bytes = 0;
  const before = cpuOf(product.pid);
  for (let turn = 0; turn < turns; turn += 1) {
    const response = await fetch(`${product.origin}/api/renewals/holdings/${holding}/evidence.zip`, {
      headers: { cookie: learnerCookie(0) },
    });
    bytes = (await response.arrayBuffer()).byteLength;
    assert.equal(response.status, 200, 'the evidence pack');
  }
  const seconds = (cpuOf(product.pid) - before) / turns;
  return [
    finding(`evidence pack of ${activities} activities, CPU`, seconds, most.seconds, 's'),
    finding('evidence pack, size', bytes / 1e6, most.megabytes, 'MB'),
  ];
}

/** A PDF of 300 kB: its padding is a comment. */
const proof = new Blob([`%PDF-1.4\n%${'-'.repeat(300_000)}\n%%EOF\n`], { type: 'application/pdf' });

async function addFile(url: string): Promise<void> {
  const body = new FormData();
  body.set('file', proof, 'attendance.pdf');
  const response = await fetch(url, { method: 'POST', body, headers: { cookie: learnerCookie(0) } });
  assert.equal(response.status, 200, await response.text());
}

/** Adds the certification and its activities. Those of an earlier run are deleted, so that files do not accumulate. */
async function addActivities(url: string): Promise<{ holding: string; entries: string[] }> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  try {
    const { rows: people } = await pool.query("select id from users where email = 'learner0@bench.example'");
    const learner = people[0].id;
    await pool.query('delete from credit_entries where user_id = $1', [learner]);
    await pool.query('delete from holdings where user_id = $1', [learner]);
    const { rows: holdings } = await pool.query(
      `insert into holdings (user_id, scheme_key, scheme_version, number, earned_on, starts_on, ends_on, time_zone)
       select $1, key, version, '1234567', '2026-01-01', '2026-01-01', '2028-12-31', 'UTC' from schemes
       where key = 'pmp' order by version desc limit 1 returning id`,
      [learner],
    );
    const holding: string = holdings[0].id;
    const { rows: entries } = await pool.query(
      `insert into credit_entries (user_id, title, provider, starts_on, ends_on, hours, reflection)
       select $1, 'Chapter evening ' || n, 'PMO Days', day, day, 100, repeat('Two teams, one plan. ', 40)
       from (select n, date '2026-01-01' + n as day from generate_series(1, $2::integer) n) days returning id`,
      [learner, activities],
    );
    await pool.query(
      `insert into credit_allocations (entry_id, holding_id, user_id, activity_group, areas)
       select id, $1, $2, 'education', '{"power-skills": 100}' from credit_entries where user_id = $2`,
      [holding, learner],
    );
    return { holding, entries: entries.map(({ id }) => id) };
  } finally {
    await pool.end();
  }
}

const finding = (name: string, value: number, limit: number, unit: string): Finding => ({
  name,
  product: `${activities} files, ${turns} turns`,
  limit: '',
  measured: `${value.toFixed(2)} ${unit}`,
  required: `≤ ${limit} ${unit}`,
  passed: value <= limit,
  numbers: { value, limit },
});
