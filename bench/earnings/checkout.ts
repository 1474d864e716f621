import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { fillCatalogue } from '../filling/fill.ts';
import { learnerCookie, signInLearners } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { cpuOf, cpuOfFamily } from '../running/cpu.ts';
import { fill } from '../running/database.ts';
import { byEffort, effort } from '../running/effort.ts';
import { place, root } from '../running/place.ts';
import { type Demo, startDemo } from '../running/processes.ts';

const rounds = byEffort({ full: 15, quick: 7, smoke: 1 });
const purchases = byEffort({ full: 200, quick: 100, smoke: 8 });
/** Simultaneous buyers, each of whom waits for a response before sending the next request. */
const concurrency = 4;
const atMost = 1.1;

type Step = 'place' | 'verify' | 'both' | 'cpu';
type Took = Record<Step, number>;
type Shop = { demo: Demo; pool: Pool; courses: string[]; bought: number };

/**
 * Placing an order and verifying its payment through the API, in this checkout and in an earlier one, whose folder is
 * given in BEFORE: the 95th percentile of both requests together. The rounds alternate, so that other work on the
 * machine affects both. Neither checkout runs jobs, because their timing would decide the result: emails are now sent
 * immediately, while people are still buying. The smoke run compares this checkout with itself, and buys courses from
 * the benchmark's catalogue, because the demo takes twenty seconds to load.
 */
export async function measureCheckout({ database }: Bench): Promise<Finding[]> {
  const before = process.env.BEFORE ?? (effort === 'smoke' ? root : '');
  if (!before || !existsSync(join(before, 'bin/start.mjs')))
    throw new Error('BEFORE must be the folder of an earlier checkout, with its packages installed.');
  const shops: Shop[] = [];
  try {
    const now = await openShop(shops, database.url, { name: 'now', port: '3694', checkout: root });
    const earlier =
      before === root
        ? now
        : await openShop(shops, database.url, { name: 'before', port: '3697', checkout: before });
    const cpu = (shop: Shop) => cpuOf(shop.demo.pid) + cpuOfFamily(database.pid);
    const buyMany = async (shop: Shop): Promise<Took> => {
      const before = cpu(shop);
      const took = await buyAll(shop);
      return { ...took, cpu: ((cpu(shop) - before) * 1000) / purchases };
    };
    for (const shop of [now, earlier]) await buyMany(shop);
    const measured: { now: Took; before: Took }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await buyMany(round % 2 === 0 ? now : earlier);
      const second = await buyMany(round % 2 === 0 ? earlier : now);
      measured.push(round % 2 === 0 ? { now: first, before: second } : { now: second, before: first });
    }
    return (['both', 'place', 'verify', 'cpu'] as const).map((step) => finding(step, measured));
  } finally {
    for (const { demo, pool } of shops) {
      await pool.end();
      await demo.kill();
    }
  }
}

/** Starts the product of a checkout with its demo and sandbox, on a new database of the measurements' PostgreSQL. */
async function openShop(
  shops: Shop[],
  databaseUrl: string,
  { name, port, checkout }: { name: string; port: string; checkout: string },
): Promise<Shop> {
  const database = `checkout_${name}`;
  const owner = new Client(databaseUrl);
  await owner.connect();
  await owner.query(`drop database if exists ${database} with (force)`);
  await owner.query(`create database ${database}`);
  await owner.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  if (effort === 'smoke') await fill(url.href, [fillCatalogue]);
  const settings = { PORT: port, DATABASE_URL: url.href, JOBS: 'off' };
  const demo = await startDemo(join(place.home, database), settings, checkout);
  const pool = new Pool({ connectionString: url.href, max: 1 });
  pool.on('error', () => {});
  const shop: Shop = { demo, pool, courses: [], bought: 0 };
  shops.push(shop);
  // Each learner buys once. In a comparison with itself, one product serves both sides.
  await signInLearners(url.href, 2 * (rounds + 1) * purchases);
  const { rows } = await pool.query(
    'select id from courses where is_public and charged_cents > 0 order by title limit 10',
  );
  shop.courses = rows.map(({ id }) => id);
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
  return shop;
}

/** A round of purchases, each by a different learner. @returns 95th percentiles in milliseconds */
async function buyAll(shop: Shop): Promise<Omit<Took, 'cpu'>> {
  const last = shop.bought + purchases;
  const took: { place: number; verify: number }[] = [];
  const buyer = async () => {
    while (shop.bought < last) {
      const learner = shop.bought++;
      const courseId = shop.courses[learner % shop.courses.length] as string;
      took.push(await buy(shop.demo.origin, learnerCookie(learner), courseId));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, buyer));
  return {
    place: p95(took.map(({ place }) => place)),
    verify: p95(took.map(({ verify }) => verify)),
    both: p95(took.map(({ place, verify }) => place + verify)),
  };
}

/** Buys a course with Stripe. The time at the provider's page does not count. */
async function buy(origin: string, cookie: string, courseId: string) {
  const placed = await post(`${origin}/api/payment/create-order`, cookie, {
    courseId,
    paymentMethod: 'stripe',
  });
  const form = new URLSearchParams({ outcome: 'pay' });
  const paid = await fetch(placed.body.url, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(paid.headers.get('location') ?? '');
  const verified = await post(`${origin}/api/payment/verify-payment`, cookie, {
    orderId: placed.body.orderId,
    paymentMethod: 'stripe',
    sessionId: back.searchParams.get('session_id') ?? '',
  });
  return { place: placed.ms, verify: verified.ms };
}

/** @throws when the request is refused, because a fast refusal would count as a checkout */
async function post(url: string, cookie: string, body: object) {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<'orderId' | 'url', string>;
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${JSON.stringify(answer)}`);
  return { ms, body: answer };
}

const p95 = (took: number[]): number => took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const names: Record<Step, string> = {
  both: 'checkout, p95',
  place: 'checkout, placing an order, p95',
  verify: 'checkout, verifying its payment, p95',
  cpu: 'checkout, CPU with PostgreSQL',
};

/** The median of the rounds' ratios. Only the time of both requests together has a limit. */
function finding(step: Step, measured: { now: Took; before: Took }[]): Finding {
  const ratios = measured.map(({ now, before }) => now[step] / before[step]);
  const ratio = median([...ratios]);
  const ms = (side: 'now' | 'before') =>
    `${median(measured.map((round) => round[side][step])).toFixed(1)} ms`;
  const required = step === 'both' ? `≤ ${atMost}` : undefined;
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return {
    name: names[step],
    product: ms('now'),
    limit: ms('before'),
    measured: `${ratio.toFixed(2)} (${range})`,
    required,
    passed: !required || ratio <= atMost,
    numbers: { measured },
  };
}
