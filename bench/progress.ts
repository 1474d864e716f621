import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { hashToken } from '../src/features/accounts/tokens.server.ts';
import type { Bench, Finding } from './bench.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { video } from './fill.ts';

const learnerCount = 500;
/** How often a player saves while it plays, in milliseconds. */
const saveEvery = 2000;
const atMost = 3;
const rounds = 3;
const aloneCount = 200;

/**
 * 500 learners who all study at once, each player saving its place every two seconds, against one who studies alone:
 * how long the 95th of a hundred saves takes. The best of a few rounds counts: other work on the machine only slows.
 */
export async function measureProgress({ database, product, quick }: Bench): Promise<Finding[]> {
  await addLearners(database.url);
  const turns = quick ? 4 : 6;
  const agent = new Agent({ keepAlive: true, maxSockets: learnerCount });
  const save = (learner: number, second: number) => savePlace(agent, product.origin, learner, second);
  try {
    await alone(save);
    await together(save, 4); // Both sides warm, every connection open.
    const ratios: Pair[] = [];
    const before = { product: cpuOf(product.pid), database: cpuOfFamily(database.pid) };
    for (let round = 0; round < (quick ? 1 : rounds); round += 1)
      ratios.push({ alone: p95(await alone(save)), together: p95(await together(save, turns)) });
    const best = ratios.reduce((one, other) => (ratioOf(other) < ratioOf(one) ? other : one));
    const saves = ratios.length * (learnerCount * turns + aloneCount);
    const cpu = {
      product: ((cpuOf(product.pid) - before.product) * 1000) / saves,
      database: ((cpuOfFamily(database.pid) - before.database) * 1000) / saves,
    };
    return [finding(best, ratios), cost(cpu)];
  } finally {
    agent.destroy();
  }
}

type Save = (learner: number, second: number) => Promise<number>;
type Pair = { alone: number; together: number };

const ratioOf = (pair: Pair): number => pair.together / pair.alone;

async function alone(save: Save): Promise<number[]> {
  const took: number[] = [];
  for (let second = 0; second < aloneCount; second += 1) {
    took.push(await save(0, second));
    await pause(10);
  }
  return took;
}

/** Everybody begins somewhere within the two seconds, as people do. */
async function together(save: Save, times: number): Promise<number[]> {
  const took = await Promise.all(
    Array.from({ length: learnerCount }, async (_, learner) => {
      const own: number[] = [];
      let due = Date.now() + (learner / learnerCount) * saveEvery;
      for (let turn = 0; turn < times; turn += 1) {
        await pause(Math.max(0, due - Date.now()));
        own.push(await save(learner, turn * 2));
        due += saveEvery;
      }
      return own;
    }),
  );
  return took.flat();
}

const p95 = (took: number[]): number => took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;

/** @returns milliseconds; throws when it is refused: a fast refusal is no work */
function savePlace(agent: Agent, origin: string, learner: number, second: number): Promise<number> {
  const body = JSON.stringify({ position: second, percent: 0 });
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/api/courses/${video.courseId}/lectures/${video.lectureId}/playback`,
      {
        agent,
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          cookie: `__Host-session=${tokenOf(learner)}; session=${tokenOf(learner)}`,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`Saving progress answered ${answer.statusCode}.`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const tokenOf = (learner: number): string => `bench-learner-${learner}`;

/** Learners of the course with the video, signed in. Those of an earlier run are used again. */
async function addLearners(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const emails = Array.from({ length: learnerCount }, (_, learner) => `learner${learner}@bench.example`);
  const hashes = emails.map((_, learner) => hashToken(tokenOf(learner)));
  try {
    await pool.query(
      `insert into users (email, name, role, verified_at, password_hash)
       select email, 'A Learner', 'user', now(), '-' from unnest($1::text[]) as given (email)
       on conflict do nothing`,
      [emails],
    );
    await pool.query(
      `insert into sessions (token_hash, user_id, user_agent, address, expires_at)
       select hash, u.id, 'bench', '127.0.0.1', now() + interval '1 day'
       from unnest($1::text[], $2::bytea[]) as given (email, hash) join users u on u.email = given.email
       on conflict (token_hash) do update set expires_at = excluded.expires_at`,
      [emails, hashes],
    );
    await pool.query(
      `insert into enrolments (user_id, course_id) select id, $2 from users where email = any($1::text[])
       on conflict do nothing`,
      [emails, video.courseId],
    );
  } finally {
    await pool.end();
  }
}

function finding(best: Pair, all: Pair[]): Finding {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    name: 'progress, p95',
    product: `${learnerCount} learners: ${ms(best.together)}`,
    limit: `one: ${ms(best.alone)}`,
    measured: ratioOf(best).toFixed(2),
    required: `< ${atMost}`,
    passed: ratioOf(best) < atMost,
    numbers: { all, atMost },
  };
}

/** CPU time of one save, which other work on the machine does not change: 500 learners make 250 saves a second. */
function cost(cpu: { product: number; database: number }): Finding {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return {
    name: 'progress, CPU a save',
    product: ms(cpu.product),
    limit: `PostgreSQL: ${ms(cpu.database)}`,
    measured: ms(cpu.product + cpu.database),
    passed: true,
    numbers: cpu,
  };
}
