import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Pool } from 'pg';
import type { Bench, Finding } from './running/bench.ts';
import { byEffort } from './running/effort.ts';

type Endpoint = { path: string; body: (email: string) => object };

const endpoints: Record<string, Endpoint> = {
  register: { path: '/api/register', body: (email) => ({ name: 'Ada', email, password: 'abcdef' }) },
  'forgot password': { path: '/api/user/forget-password', body: (email) => ({ email }) },
  'resend confirmation': { path: '/api/user/verify-email', body: (email) => ({ email }) },
  'sign in': { path: '/api/login', body: (email) => ({ email, password: 'not the right one' }) },
};

/** A difference in milliseconds that is too small to measure over a network, however quiet the machine. */
const leastNoise = 1;

/**
 * How long the account endpoints take for a known and an unknown email, alternating: the medians may differ by no more
 * than the responses of one kind differ among themselves.
 */
export async function measureAccountTiming({ database, product }: Bench): Promise<Finding[]> {
  const pool = new Pool({ connectionString: database.url });
  const mark = `timing-${randomUUID()}.example`;
  try {
    const findings: Finding[] = [];
    const tries = byEffort({ full: 200, quick: 30, smoke: 3 });
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const times = await timesOf(pool, product.origin, endpoint, { mark, tries });
      findings.push(finding(name, times));
    }
    return findings;
  } finally {
    await forget(pool, mark);
    await pool.end();
  }
}

type Times = { known: number[]; unknown: number[] };

async function timesOf(
  pool: Pool,
  origin: string,
  { path, body }: Endpoint,
  { mark, tries }: { mark: string; tries: number },
): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const emails = { known: `${randomUUID()}@${mark}`, unknown: `${randomUUID()}@${mark}` };
    await addKnown(pool, emails.known);
    await pool.query('delete from rate_limits');
    const kinds = ['known', 'unknown'] as const;
    for (const kind of attempt % 2 === 0 ? kinds : kinds.toReversed()) {
      times[kind].push(await timed(origin + path, body(emails[kind])));
    }
  }
  return times;
}

/** Milliseconds until the response is complete. @throws on a refusal, except for a wrong password */
async function timed(address: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok && response.status !== 401) throw new Error(`${address}: ${response.status} ${text}`);
  return performance.now() - begun;
}

const password = await hash('the right one', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Adds an account and the maximum number of unconfirmed registrations of the same email, each with a password. */
const addKnown = (pool: Pool, email: string) =>
  pool.query(
    `insert into users (email, name, password_hash, verified_at)
     select $1, 'Ada', $2, case when n = 0 then now() end from generate_series(0, 4) n`,
    [email, password],
  );

/** Removes the accounts, and the emails queued for them. */
async function forget(pool: Pool, mark: string): Promise<void> {
  await pool.query('delete from users where email like $1', [`%@${mark}`]);
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker._private_jobs where payload::text like $1 or payload::text like '%"sealed"%'
     ))`,
    [`%@${mark}%`],
  );
}

function finding(name: string, { known, unknown }: Times): Finding {
  const noise = Math.max(leastNoise, spreadOf(known), spreadOf(unknown));
  const difference = Math.abs(at(known, 0.5) - at(unknown, 0.5));
  const inMs = (value: number) => `${value.toFixed(2)} ms`;
  return {
    name: `${name}: a known email (limit: an unknown one)`,
    product: inMs(at(known, 0.5)),
    limit: inMs(at(unknown, 0.5)),
    measured: inMs(difference),
    required: `≤ ${inMs(noise)}`,
    passed: difference <= noise,
    numbers: { known, unknown, difference, noise },
  };
}

/** The interquartile range. */
const spreadOf = (values: number[]): number => at(values, 0.75) - at(values, 0.25);

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
