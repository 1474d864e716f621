import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { streamRows } from './stream-rows.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    name: `Person ${n}`,
    email: `${randomUUID()}@people.example`,
    passwordHash: '',
    socialLinks: '{}',
  }));
  await product.ctx.db.insertInto('users').values(rows).execute();
});
afterAll(() => product.close());

const people = (timeoutMs?: number, most = 2000) =>
  streamRows(product.ctx.db.selectFrom('users').select('name').limit(most), timeoutMs);
const inUse = () => product.ctx.pool.totalCount - product.ctx.pool.idleCount;

test('every row is read in batches of a few hundred, and the connection is released', async () => {
  const sizes: number[] = [];
  for await (const rows of people()) sizes.push(rows.length);
  expect(sizes).toEqual([500, 500, 203]);
  expect(inUse()).toBe(0);
});

test('rows read later are as of the start of the query', async () => {
  const reader = people(undefined, 2000);
  await reader.next();
  await product.ctx.db.updateTable('users').set({ name: 'Renamed' }).execute();
  const rest = [];
  for await (const rows of reader) rest.push(...rows);
  expect(rest).toHaveLength(703);
  expect(rest.filter(({ name }) => name === 'Renamed')).toEqual([]);
});

test('a result that fits in one batch holds no connection, however slow its reader', async () => {
  const few = people(undefined, 100);
  expect((await few.next()).value).toHaveLength(100);
  expect(inUse()).toBe(0);
  expect((await few.next()).done).toBe(true);
});

test('slow readers leave connections for other requests, and make room for new readers when they finish', async () => {
  const slow = [people(), people(), people(), people()];
  for (const reader of slow) expect((await reader.next()).value).toHaveLength(500);
  await expect(people().next()).rejects.toMatchObject({ code: 'service.busy', status: 503 });
  expect((await product.ctx.pool.query('select 1')).rowCount).toBe(1);

  for (const reader of slow) await reader.return(undefined);
  expect(inUse()).toBe(0);
  const next = people();
  expect((await next.next()).value).toHaveLength(500);
  await next.return(undefined);
});

test('a reader that pauses too long loses its connection, and gets an error when it continues', async () => {
  const lost = people(1);
  expect((await lost.next()).value).toHaveLength(500);
  await expect.poll(inUse).toBe(0);
  await expect(lost.next()).rejects.toThrow();
  expect(inUse()).toBe(0);
});

test('a failing query releases both its connection and its reader slot', async () => {
  const wrong = product.ctx.db.selectFrom('users').select('name').where('email', '=', 'a\u0000b');
  for (let times = 0; times < 5; times += 1)
    await expect(streamRows(wrong).next()).rejects.toThrow(/invalid byte sequence/);
  expect(inUse()).toBe(0);
});
