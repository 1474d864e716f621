import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { authorCookies } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';
import { place, root } from '../running/place.ts';
import type { Running } from '../running/processes.ts';
import * as client from './uploading.ts';

const authorCount = byEffort({ full: 20, quick: 20, smoke: 4 });
const mostSlower = 1.5;
const abortedCount = byEffort({ full: 1000, quick: 1000, smoke: 40 });
const callCount = byEffort({ full: 400, quick: 400, smoke: 20 });

/** The effect of twenty uploads on visitors, and what a thousand aborted ones leave behind. */
export async function measureUploadCrowd({ database, product }: Bench): Promise<Finding[]> {
  const cookies = await authorCookies(database.url, authorCount);
  return [await besideUploads(product, cookies), await afterAborts(product, cookies)];
}

/**
 * The 95th percentile of 400 catalogue requests, alone and alongside twenty uploads. The best round of each counts,
 * because other work on the machine only slows it down.
 */
async function besideUploads(product: Running, cookies: string[]): Promise<Finding> {
  await catalogueP95(product); // A warm-up, which is not measured.
  const rounds: { alone: number; beside: number }[] = [];
  for (let round = 0; round < byEffort({ full: 4, quick: 2, smoke: 1 }); round += 1) {
    const alone = await catalogueP95(product);
    const stop = await slowUploads(product, cookies);
    const beside = await catalogueP95(product);
    await stop();
    rounds.push({ alone, beside });
  }
  // The best round of each: one busy moment on either side would distort a round's ratio.
  const alone = Math.min(...rounds.map((round) => round.alone));
  const beside = Math.min(...rounds.map((round) => round.beside));
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    name: `catalogue beside ${authorCount} uploads, p95`,
    product: ms(beside),
    limit: `alone: ${ms(alone)}`,
    measured: (beside / alone).toFixed(2),
    required: `≤ ${mostSlower}`,
    passed: beside / alone <= mostSlower,
    numbers: { rounds },
  };
}

async function catalogueP95({ origin }: Running): Promise<number> {
  const took: number[] = [];
  for (let call = 0; call < callCount; call += 1) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/courses?limit=9`);
    await response.arrayBuffer();
    took.push(performance.now() - began);
    await pause(5);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
}

/** Starts twenty uploads, each by a different author. @returns how to stop them */
async function slowUploads({ origin }: Running, cookies: string[]) {
  const child = fork(join(root, 'bench/uploads/slow-uploads.ts'), {
    env: { ...process.env, ORIGIN: origin, COOKIES: cookies.join(' ') },
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  return async () => {
    child.send('stop');
    await ended;
  };
}

/**
 * What uploads leave behind when their connection is cut midway: half in one request, half resumable and then
 * cancelled.
 */
async function afterAborts(product: Running, cookies: string[]): Promise<Finding> {
  await abort(product, cookies, 2 * authorCount); // Opens the database connections and loads all code.
  const before = leftBy(product);
  await abort(product, cookies, abortedCount);
  const deadline = Date.now() + 30_000;
  let after = leftBy(product);
  while (after.files + after.descriptors > before.files + before.descriptors && Date.now() < deadline) {
    await pause(200);
    after = leftBy(product);
  }
  const files = after.files - before.files;
  const descriptors = after.descriptors - before.descriptors;
  return {
    name: `${abortedCount} aborted uploads`,
    product: `${files} files, ${descriptors} descriptors left`,
    limit: '',
    measured: String(files + descriptors),
    required: '≤ 0',
    passed: files <= 0 && descriptors <= 0,
    numbers: { before, after },
  };
}

async function abort({ origin }: Running, cookies: string[], times: number): Promise<void> {
  const one = async (cookie: string, index: number) => {
    if (index % 2 === 0)
      return client.breakConnection(
        `${origin}/api/media`,
        'POST',
        client.formHeaders(cookie),
        client.formHead,
      );
    const url = await client.begin(origin, cookie, 1);
    await client.breakConnection(url, 'PATCH', client.resumableHeaders(cookie));
    await client.giveUp(url, cookie);
  };
  const perAuthor = times / cookies.length;
  await Promise.all(
    cookies.map(async (cookie) => {
      for (let index = 0; index < perAuthor; index += 1) await one(cookie, index);
    }),
  );
}

/** Counts what the product holds: open descriptors, and files of uploads in progress. */
function leftBy({ pid }: Running): { files: number; descriptors: number } {
  const inFolder = (name: string) => {
    try {
      return readdirSync(join(place.dataDir, name)).length;
    } catch {
      return 0;
    }
  };
  return {
    files: inFolder('uploads') + inFolder('incoming'),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
