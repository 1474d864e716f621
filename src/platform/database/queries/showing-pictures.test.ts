import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { pictureIdsIn } from '../../../contract/text/markdown-rules.ts';
import { showsAnyOf } from './showing-pictures.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test.each([
  'Look: ![A chart](/media/public/a-1_B) and ![two](/media/public/b2 "A title")',
  '![one](/media/public/a1)\n![the same](/media/public/a1)',
  '[a link](/media/public/a1), /media/public/b2, ![elsewhere](https://example.com/media/public/c3)',
  '![not closed](/media/public/a1',
  `![too long](/media/public/${'x'.repeat(65)})`,
  'No image',
])('the database finds the same images in a text as our own code: %s', async (text) => {
  const { rows } = await product.ctx.pool.query('select picture_ids($1) as ids', [text]);
  expect(rows[0].ids).toEqual(pictureIdsIn(text));
});

test('looking for an image among 5,000 lectures with images reads only the lectures that show it', async () => {
  const { db, pool } = product.ctx;
  const course = await makeCourse(product.ctx);
  await pool.query(
    `insert into lectures (course_id, section_id, title, position, kind, body)
     select $1, section_id, 'Text', 10 + n, 'text', '![A chart](/media/public/' || gen_random_uuid() || ')'
     from (select section_id from lectures where course_id = $1 limit 1) one, generate_series(1, 5000) n`,
    [course.id],
  );
  const image = randomUUID();
  const shown = `![A chart](/media/public/${image})`;
  const { rows: changed } = await pool.query(
    `update lectures set body = $1 where id = (select id from lectures where body <> '' limit 1) returning id`,
    [shown],
  );
  await pool.query('vacuum (analyze) lectures');

  const found = db
    .selectFrom('lectures')
    .select('id')
    .where(showsAnyOf(sql`body`, [image, randomUUID()]));
  expect(await found.execute()).toEqual(changed);
  const { sql: statement, parameters } = found.compile();
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${statement}`, [...parameters]);
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(30);
});
