import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  // The first step of a later version's migration may only add.
  await product.ctx.pool.query(`
    alter table courses add column later_column text;
    create table later_table (id int);
    insert into kysely_migration (name, timestamp) values ('9999_of_a_later_version', now()::text)`);
});
afterAll(() => product.close());

test('a process of the previous version stays ready after a later version has migrated', async () => {
  expect((await product.app.request('/readyz')).status).toBe(200);
  expect(await pendingMigrations(product.ctx.pool)).toEqual({ pending: 0, unknown: 1 });
});

test('a process of the previous version starts again after a later version has migrated', async () => {
  expect(await migrate(product.ctx.pool)).toEqual([]);
  expect((await product.app.request('/api/courses')).status).toBe(200);
});

test('a process is not ready before its own migrations', async () => {
  await product.ctx.pool.query(
    'delete from kysely_migration where name = (select min(name) from kysely_migration)',
  );
  const response = await product.app.request('/readyz');
  expect([response.status, await response.json()]).toMatchObject([503, { database: 'not migrated' }]);
});
