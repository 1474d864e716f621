import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { video } from '../filling/fill.ts';
import { addLearners, learnerCookie } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { cpuOf, cpuOfFamily } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';

const learnerCount = byEffort({ full: 500, quick: 500, smoke: 20 });
/** How often a playing player saves, in milliseconds. */
const saveEvery = byEffort({ full: 2000, quick: 2000, smoke: 200 });
const atMost = 3;
const rounds = byEffort({ full: 3, quick: 1, smoke: 1 });
const aloneCount = byEffort({ full: 200, quick: 200, smoke: 10 });

/**
 * 500 learners studying at the same time, each player saving its position every two seconds, against a single learner:
 * the 95th percentile of a save. The best of a few rounds counts, because other work on the machine only slows it down.
 */
export async function measureProgress({ database, product }: Bench): Promise<Finding[]> {
  await addLearners(database.url, learnerCount);
  const turns = byEffort({ full: 6, quick: 4, smoke: 1 });
  const agent = new Agent({ keepAlive: true, maxSockets: learnerCount });
  const save = (learner: number, second: number) => savePosition(agent, product.origin, learner, second);
  try {
    await alone(save);
    await together(save, Math.min(turns, 4)); // A warm-up, which also opens every connection.
    const ratios: Pair[] = [];
    const before = { product: cpuOf(product.pid), database: cpuOfFamily(database.pid) };
    for (let round = 0; round < rounds; round += 1)
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

/** Start times are spread over the two seconds, as with real people. */
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

/** @returns the milliseconds that a save took @throws when it is refused, because a fast refusal would count as work */
function savePosition(agent: Agent, origin: string, learner: number, second: number): Promise<number> {
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
          cookie: learnerCookie(learner),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`Saving progress responded with ${response.statusCode}.`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
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

/**
 * CPU time of one save. Unlike elapsed time, it does not depend on other work on the machine. 500 learners make 250
 * saves a second.
 */
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
