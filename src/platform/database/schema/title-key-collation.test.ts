import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** Everything that the two versions of migration 0017 could have left different. */
async function titleKey() {
  const { rows } = await product.ctx.pool.query(`
    select collname, attgenerated, attnotnull, pg_get_expr(adbin, adrelid) as expression,
      (select json_agg(indexdef order by indexdef) from pg_indexes where tablename = 'courses') as indexes
    from pg_attribute
      join pg_collation on pg_collation.oid = attcollation
      join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = 'courses'::regclass and attname = 'title_key'`);
  return rows;
}

test('a database that ran the first version of 0017 ends up identical to one that ran the second', async () => {
  const { db } = product.ctx;
  const level = () => migrations['0018_title_key_collation']?.up(db);
  const wanted = await titleKey();
  expect(wanted).toMatchObject([{ collname: 'C' }]);
  await level();
  expect(await titleKey(), 'no difference remains').toEqual(wanted);

  const { rows: indexes } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes
    where tablename = 'courses' and indexdef ~ '\\mtitle_key\\M'`.execute(db);

  // The first version's own statement, and the indexes as later migrations created them.
  await sql`alter table courses drop column title_key`.execute(db);
  await sql`
    alter table courses add column title_key text not null generated always as
    (lower(regexp_replace(normalize(title, nfkd), '[\\u0300-\\u036f]', '', 'g'))) stored
  `.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  expect(await titleKey()).not.toEqual(wanted);

  await level();
  expect(await titleKey()).toEqual(wanted);
});
