import assert from 'node:assert/strict';
import { learnerCookie } from '../filling/people.ts';

/** The 95th percentile of how long a learner waits for a response, in milliseconds, once everything is warm. */
export async function p95Of(url: string, requests: number): Promise<number> {
  for (let turn = 0; turn < 20; turn += 1) await timed(url);
  const took: number[] = [];
  for (let turn = 0; turn < requests; turn += 1) took.push(await timed(url));
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie: learnerCookie(0) } });
  await response.arrayBuffer();
  assert.equal(response.status, 200, url);
  return performance.now() - began;
}
