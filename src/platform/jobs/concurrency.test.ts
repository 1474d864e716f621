import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { addJob, handles } from './jobs.ts';
import { readQueue } from './queue-figures.ts';
import { startWorker } from './worker.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const patient = { timeout: 10_000 };

test('a worker runs as many jobs at once as it is set to, and no more', async () => {
  const { direct, db, log } = product.ctx;
  const job = { name: 'wait', payload: z.object({}) };
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  let most = 0;
  let running = 0;
  const wait = async () => {
    running += 1;
    most = Math.max(most, running);
    await go;
    running -= 1;
  };
  for (let count = 0; count < 5; count += 1) await addJob(db, job, {});
  const worker = startWorker({
    pool: direct,
    log,
    handlers: [handles(job, wait)],
    recurring: [],
    concurrency: 3,
  });
  await expect.poll(() => running, patient).toBe(3);
  expect(await readQueue(direct)).toMatchObject({ locked: 3, waiting: 2 });
  release();
  await expect.poll(() => readQueue(direct), patient).toMatchObject({ locked: 0, waiting: 0 });
  await worker.stop();
  expect(most).toBe(3);
});
