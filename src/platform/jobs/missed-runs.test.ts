import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { recurring } from '../../main/jobs.ts';
import { handles, type Recurring } from './jobs.ts';
import { startWorker } from './worker.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const job = { name: 'daily', payload: z.object({}) };
const later = { name: 'later', payload: z.object({}) };
const hour = 3_600_000;

/** Starts a worker as after an outage of two hours, during which both recurring jobs were due. */
async function runsAfterOutage(options: Partial<Recurring>): Promise<string[]> {
  const { direct, log } = product.ctx;
  const due = new Date(Date.now() - hour);
  const pattern = `${due.getUTCMinutes()} ${due.getUTCHours()} * * *`;
  await direct.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now() - interval '2 days', $2 from unnest($1::text[]) as name
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [[job.name, later.name], new Date(Date.now() - 2 * hour)],
  );
  const runs: string[] = [];
  const worker = startWorker({
    pool: direct,
    log,
    handlers: [job, later].map((each) => handles(each, async () => void runs.push(each.name))),
    recurring: [
      { pattern, job, ...options },
      { pattern, job: later, catchesUp: true },
    ],
    concurrency: 1,
  });
  await expect.poll(() => runs, { timeout: 10_000 }).toContain(later.name);
  await worker.stop();
  return runs.sort();
}

test('a daily job that was due while no process ran is made up for, once', async () => {
  expect(await runsAfterOutage({ catchesUp: true, maxAttempts: 3 })).toEqual([job.name, later.name]);
});

test('another recurring job waits for its next time', async () => {
  expect(await runsAfterOutage({})).toEqual([later.name]);
});

test('every job that is due once a day is made up for', () => {
  const daily = recurring.filter(({ pattern }) => /^\d+ \d+ /.test(pattern));
  expect(daily.map(({ job: { name } }) => name)).toContain('question_digests');
  expect(daily.filter(({ catchesUp }) => !catchesUp)).toEqual([]);
});
