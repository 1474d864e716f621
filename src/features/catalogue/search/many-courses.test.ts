import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

const stock = 1_050;
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  const { id } = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  await product.ctx.pool.query(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language,
       price_cents, status, is_published)
     select 'course-' || n, $1, 'Grace Hopper', 'Course ' || n, '', '', 'Risk Management', 'Beginner', 'English',
       4900, 'published', true
     from generate_series(1, ${stock}) as n`,
    [id],
  );
});
afterAll(() => product.close());

type List = { courses: unknown[]; total: number; totalIsCapped: boolean };

test.each([
  [1, { shown: 9, total: 1_000, totalIsCapped: true }],
  [112, { shown: 9, total: 1_000, totalIsCapped: true }],
  [116, { shown: 9, total: 1_000, totalIsCapped: true }],
  [117, { shown: 6, total: stock, totalIsCapped: false }],
  [500, { shown: 0, total: stock, totalIsCapped: false }],
])('with more courses than are counted, page %i says whether another one follows', async (page, expected) => {
  const { body } = await request<List>(product, `GET /courses?limit=9&page=${page}`);
  const { courses, total, totalIsCapped } = body;
  expect({ shown: courses.length, total, totalIsCapped }).toEqual(expected);
});

type Counts = { counts: { category: string; total: number; totalIsCapped: boolean }[] };

test('a whole category is counted up to the limit; a filter with too many matches has no counts', async () => {
  const all = await request<Counts>(product, 'GET /courses/categories');
  const large = all.body.counts.find(({ category }) => category === 'Risk Management');
  expect(large).toEqual({ category: 'Risk Management', total: 1_000, totalIsCapped: true });
  const filtered = await request<Counts>(product, 'GET /courses/categories?level=Beginner');
  expect(filtered.body.counts).toEqual([]);
  const few = await request<Counts>(product, 'GET /courses/categories?search=course-7');
  expect(few.body.counts.every(({ total }) => total === 0)).toBe(true);
});

test('a full last page is reported as the last', async () => {
  const { body } = await request<List>(product, 'GET /courses?limit=10&page=105');
  expect([body.courses.length, body.total, body.totalIsCapped]).toEqual([10, stock, false]);
});
