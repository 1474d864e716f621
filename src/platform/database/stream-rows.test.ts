import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
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

const people = (patienceMs?: number, most = 2000) =>
  streamRows(product.ctx.db, product.ctx.db.selectFrom('users').select('name').limit(most), patienceMs);
const inUse = () => product.ctx.pool.totalCount - product.ctx.pool.idleCount;

test('every row is read, a few hundred at a time, and the connection is given back', async () => {
  const sizes: number[] = [];
  for await (const rows of people()) sizes.push(rows.length);
  expect(sizes).toEqual([500, 500, 203]);
  expect(inUse()).toBe(0);
});

test('what is read at once holds no connection, however long its reader takes', async () => {
  const few = people(undefined, 100);
  expect((await few.next()).value).toHaveLength(100);
  expect(inUse()).toBe(0);
  expect((await few.next()).done).toBe(true);
});

test('readers who take their time leave connections to everybody else, and room to others when they are done', async () => {
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

test('a reader who never comes back gives up the connection, and learns of it if it does', async () => {
  const lost = people(1);
  expect((await lost.next()).value).toHaveLength(500);
  await expect.poll(inUse).toBe(0);
  await expect(lost.next()).rejects.toThrow();
  expect(inUse()).toBe(0);
});

test('a query that fails leaves neither a connection nor a reader behind', async () => {
  const wrong = product.ctx.db.selectFrom('users').select('name').where('email', '=', 'a\u0000b');
  for (let times = 0; times < 5; times += 1)
    await expect(streamRows(product.ctx.db, wrong).next()).rejects.toThrow(/invalid byte sequence/);
  expect(inUse()).toBe(0);
});
