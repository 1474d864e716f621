import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { CourseQuery } from '../contract.ts';
import { findCourses } from './find-courses.server.ts';

let product: TestProduct;
let courseId: string;
const credits = {
  pmi: { amount: 600, areas: { 'power-skills': 250, 'ways-of-working': 350 } },
  apm: { amount: 650, areas: {} },
};

beforeAll(async () => {
  product = await createTestProduct();
  const { id } = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  const { rows } = await product.ctx.pool.query(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language,
       price_cents, status, is_published, credits)
     values ('plans', $1, 'Grace Hopper', 'Plans', '', '', 'Risk Management', 'Advanced', 'English', 4900, 'published', true, $2)
     returning id`,
    [id, credits],
  );
  courseId = rows[0].id;
});
afterAll(() => product.close());

const change = (set: string, ...values: unknown[]) =>
  product.ctx.pool.query(`update courses set ${set} where id = '${courseId}'`, values);

/** The number of matching courses, then the titles on the page. */
async function found(params: Record<string, string>) {
  const { total, courses } = await findCourses(product.ctx.pool, CourseQuery.parse(params));
  return [total, ...courses.map(({ title }) => title)];
}

test('a list filtered by credits reflects every change to a course', async () => {
  const matching = { scheme: 'apm', minCredits: '6.5' };
  expect(await found(matching)).toEqual([1, 'Plans']);
  expect(await found({ minCredits: '6.5' })).toEqual([1, 'Plans']);
  expect(await found({ area: 'power-skills', minCredits: '2.75' })).toEqual([0]);

  await change(
    `title = 'Schedules', category = 'Business Analysis', level = 'Beginner', language = 'German', price_cents = 900`,
  );
  const changed = { category: 'Business Analysis', level: 'Beginner', language: 'German', maxPrice: '9' };
  expect(await found({ ...matching, ...changed, sort: 'title-asc' })).toEqual([1, 'Schedules']);

  await change('is_published = false');
  expect(await found(matching)).toEqual([0]);
  await change('is_published = true');
  expect(await found(matching)).toEqual([1, 'Schedules']);

  await change('credits = $1', { apm: { amount: 625, areas: {} } });
  expect(await found(matching)).toEqual([0]);
  expect(await found({ scheme: 'pmi' })).toEqual([0]);
  expect(await found({ scheme: 'apm' })).toEqual([1, 'Schedules']);

  await change('credits = null');
  expect(await found({ scheme: 'apm' })).toEqual([0]);
});
