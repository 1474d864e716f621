import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseAt } from '../../../../test/harness/database-names.ts';
import { createPool } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/observability/logging.ts';
import { createUploadLocks } from './upload-locks.server.ts';

const log = createLog('silent');
const open = () => createPool(databaseAt(inject('serverUrl'), 'postgres'), log, { max: 2 });
const pools = { one: open(), other: open() };
const forever = new AbortController().signal;
let one: ReturnType<typeof createUploadLocks>;
let other: typeof one;
beforeAll(() => {
  one = createUploadLocks({ direct: pools.one, log });
  other = createUploadLocks({ direct: pools.other, log });
});
afterAll(() => Promise.all([pools.one.end(), pools.other.end()]));

test.each(['the same process', 'another process'])(
  'the newest request for an upload asks the previous one in %s to end, and waits for it',
  async (where) => {
    const events: string[] = [];
    const id = crypto.randomUUID();
    const previous = one.newLock(id);
    await previous.lock(forever, async () => {
      events.push('asked');
      if (events.length > 1) return;
      await previous.unlock();
    });
    const next = (where === 'the same process' ? one : other).newLock(id);
    await next.lock(forever, () => void events.push('asked again'));
    events.push('taken');
    expect([events[0], events.at(-1)]).toEqual(['asked', 'taken']);
    expect(events).not.toContain('asked again');
    await next.unlock();
  },
);

test('uploads do not wait for each other, and their connection is free once none is being received', async () => {
  const locks = [one.newLock(crypto.randomUUID()), one.newLock(crypto.randomUUID())];
  for (const lock of locks) await lock.lock(forever, () => expect.unreachable());
  expect(pools.one.totalCount).toBe(1);
  for (const lock of locks) await lock.unlock();
  await expect.poll(() => pools.one.totalCount).toBe(0);
});

test('a lock is released when its database session ends, and its request is asked to end', async () => {
  const id = crypto.randomUUID();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const lost = one.newLock(id);
  await lost.lock(forever, resolve);
  await pools.other.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and ((classid::bigint << 32) | objid::bigint) = hashtextextended('upload ' || $1, 0)`,
    [id],
  );
  const next = other.newLock(id);
  await Promise.all([asked, next.lock(forever, () => {})]);
  await lost.unlock();
  await next.unlock();
  await lost.lock(forever, () => {});
  await lost.unlock();
});

test('a request that is not given the lock in time is told to try again', async () => {
  const id = crypto.randomUUID();
  const holder = one.newLock(id);
  await holder.lock(forever, () => {});
  for (const locks of [one, other]) {
    const impatient = locks.newLock(id).lock(AbortSignal.timeout(50), () => {});
    await expect(impatient).rejects.toMatchObject({ code: 'upload.busy', status: 503 });
  }
  await holder.unlock();
});
