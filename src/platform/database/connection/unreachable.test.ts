import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { databaseAt } from '../../../../test/harness/database-names.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';
import { createLog } from '../../observability/logging.ts';
import { createPool, isDatabaseAway } from '../database.ts';

const silent = createLog('silent');

/** A socket like PostgreSQL's whose process is too busy to accept: connections queue, and the queue is short. */
async function busyServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'busy-'));
  const worker = new Worker(
    `const { createServer } = require('node:net');
     const { parentPort, workerData } = require('node:worker_threads');
     const path = workerData + '/.s.PGSQL.5432';
     createServer().listen({ path, backlog: 1 }, () => {
       parentPort.postMessage('listening');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
    { eval: true, workerData: folder },
  );
  onTestFinished(async () => {
    await worker.terminate();
    await rm(folder, { recursive: true, force: true });
  });
  await once(worker, 'message');
  return `postgres://app@/milepost?host=${encodeURIComponent(folder)}&port=5432`;
}

test('a server that is too busy to accept connections counts as unreachable', async () => {
  const pool = createPool(await busyServer(), silent, { max: 6, timeoutMs: 300 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => pool.connect()));
  await pool.end();
  const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
  expect(reasons.some(({ code }) => code === 'EAGAIN')).toBe(true);
  expect(reasons.filter((reason) => !isDatabaseAway(reason))).toEqual([]);
});

test('a pool that is closing counts as unreachable', async () => {
  const pool = createPool(databaseAt(inject('serverUrl'), 'postgres'), silent, { max: 1 });
  await pool.end();
  expect(isDatabaseAway(await pool.query('select 1').catch((reason: unknown) => reason))).toBe(true);
});

test.each([
  Object.assign(new Error('connect EMFILE'), { code: 'EMFILE', syscall: 'connect' }),
  Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }),
  new Error('timeout expired'),
  new Error('Client was closed and is not queryable'),
  new AggregateError(
    ['127.0.0.1', '::1'].map((address) =>
      Object.assign(new Error(`connect ECONNREFUSED ${address}`), {
        code: 'ECONNREFUSED',
        syscall: 'connect',
      }),
    ),
  ),
])('%s counts as unreachable', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  Object.assign(new Error('open /data/film.mp4'), { code: 'ENOENT', syscall: 'open' }),
  Object.assign(new Error('duplicate key'), { code: '23505' }),
  new AggregateError([], 'no errors'),
  new TypeError('undefined is not a function'),
  'timeout expired',
])('%s does not count as unreachable', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('requests that find no connection are answered with 503 and Retry-After', async () => {
  const product = await createTestProduct();
  onTestFinished(() => product.close());
  const person = await makePerson(product.ctx);
  const { pool } = product.ctx;
  const reasons = ['connect EAGAIN', 'timeout exceeded when trying to connect'];
  for (const reason of reasons) {
    const error = Object.assign(
      new Error(reason),
      reason.startsWith('connect') && { code: 'EAGAIN', syscall: 'connect' },
    );
    Object.assign(pool, {
      connect: (done?: (reason: Error) => void) => (done ? done(error) : Promise.reject(error)),
    });
    for (const line of ['GET /courses', 'GET /user', 'POST /login'] as const) {
      const body = line === 'POST /login' ? { email: 'a@example.com', password: 'a password' } : undefined;
      const { status, headers } = await request(product, line, {
        body,
        as: person,
      });
      expect({ line, reason, status, retryAfter: headers.get('retry-after') }).toEqual({
        line,
        reason,
        status: 503,
        retryAfter: '5',
      });
    }
  }
  Reflect.deleteProperty(pool, 'connect');
});
