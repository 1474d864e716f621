import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
  await makeCourse(product.ctx, { title: 'Leading', category: 'Leadership & Team Management' });
  await makeCourse(product.ctx, { title: 'Risks', category: 'Risk Management' });
});
afterAll(() => product.close());

const answer = (as: Person, value: string) =>
  request(product, 'PUT /dashboard/desk', { as, body: { answer: value } });
const stored = async (as: Person) =>
  (await request<{ answer: string | null }>(product, 'GET /dashboard/desk', { as })).body.answer;
const first = async (as: Person) =>
  (
    await request<{ recommendations: { reason: string; course: { title: string } }[] }>(
      product,
      'GET /dashboard/recommendations',
      { as },
    )
  ).body.recommendations[0];

test('what a learner has on their desk comes first in the recommendations, with the reason', async () => {
  const learner = await makePerson(product.ctx);
  expect(await stored(learner)).toBeNull();
  expect((await first(learner))?.course.title).toBe('Risks');
  await answer(learner, 'team');
  expect(await first(learner)).toMatchObject({ course: { title: 'Leading' }, reason: 'For: A team to lead' });
  await answer(learner, 'deliver');
  expect(await first(learner)).toMatchObject({ course: { title: 'Risks' } });
});

test('a skipped question is not asked again and changes nothing', async () => {
  const learner = await makePerson(product.ctx);
  await Promise.all([answer(learner, 'skipped'), answer(learner, 'skipped')]);
  expect(await stored(learner)).toBe('skipped');
  expect((await first(learner))?.reason).toBe('New in the catalogue');
  expect((await answer(learner, 'lunch')).status).toBe(400);
});

test('deleting a learner deletes the answer', async () => {
  const learner = await makePerson(product.ctx);
  await answer(learner, 'change');
  await request(product, `DELETE /admin/users/${learner.id}`, { as: admin });
  const rows = await product.ctx.db
    .selectFrom('learnerDesks')
    .select('answer')
    .where('userId', '=', learner.id)
    .execute();
  expect(rows).toEqual([]);
});
