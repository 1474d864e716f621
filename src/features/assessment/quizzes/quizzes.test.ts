import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneOf, quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { EditedQuiz, Quiz } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, add, start, show, begun } = quizzing(() => product);

test('questions are drawn by domain; a quiz that asks for more than the bank has is refused', async () => {
  const { admin, learner, course, quizBody } = await world();
  await add(admin, course.id, oneOf('the plan'));
  const create = (perDomain: Record<string, number>) =>
    request<{ quiz: EditedQuiz; code: string }>(product, `POST /courses/${course.id}/quizzes`, {
      as: admin,
      body: { ...quizBody, questions: [], perDomain },
    });
  expect((await create({ People: 3 })).body.code).toBe('assessment.not_enough');
  const { quiz } = (await create({ People: 1, Process: 1 })).body;
  const { questions } = await show(learner, (await start(learner, quiz._id)).body.attempt._id);
  expect(questions.map(({ domain }) => domain).sort()).toEqual(['People', 'Process']);
});

test('a hidden quiz is not listed and cannot be started', async () => {
  const { learner, course, quizId } = await world({ isPublished: false });
  expect((await start(learner, quizId)).status).toBe(404);
  const listed = await request<{ quizzes: Quiz[] }>(product, `GET /courses/${course.id}/quizzes`, {
    as: learner,
  });
  expect(listed.body.quizzes).toEqual([]);
});

test('a quiz cannot contain questions of another course', async () => {
  const { admin, quizBody, quizId } = await world();
  const other = await world();
  const changed = await request(product, `PUT /quizzes/${quizId}`, {
    as: admin,
    body: { ...quizBody, questions: other.questions },
  });
  expect(changed.status).toBe(404);
});

test('a quiz that was taken cannot be deleted, and a deleted account leaves no attempt behind', async () => {
  const { admin, learner, quizId, id } = await begun();
  expect((await request(product, `DELETE /quizzes/${quizId}`, { as: admin })).status).toBe(409);
  await request(product, `DELETE /admin/users/${learner.id}`, { as: admin });
  expect(await product.ctx.db.selectFrom('attempts').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('a quiz that is sent twice is added once', async () => {
  const { admin, course, quizBody } = await world();
  const id = randomUUID();
  const create = (title: string) =>
    request<{ quiz: EditedQuiz }>(product, `POST /courses/${course.id}/quizzes`, {
      as: admin,
      body: { ...quizBody, id, title },
    });
  expect((await create('First')).body.quiz._id).toBe(id);
  for (const title of ['First', 'Second'])
    expect(await create(title)).toMatchObject({ status: 409, body: { code: 'assessment.quiz_exists' } });
  const { body } = await request<{ quiz: EditedQuiz }>(product, `GET /quizzes/${id}/edit`, { as: admin });
  expect(body.quiz.title).toBe('First');
});
