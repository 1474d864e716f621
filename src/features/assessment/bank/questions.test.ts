import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneOf, quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { BankQuestion } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, add, show, begun } = quizzing(() => product);

test('editing a question that was asked makes a new version; the attempt keeps the old one', async () => {
  const { admin, learner, id, questions, choice } = await begun();
  const [first = ''] = questions;
  const change = { ...oneOf('the charter'), options: [...oneOf('x').options].reverse() };
  const { body } = await request<{ question: BankQuestion }>(product, `PUT /questions/${first}`, {
    as: admin,
    body: change,
  });
  expect(body.question.version).toBe(2);
  const { questions: asked } = await show(learner, id);
  expect(asked.find(({ _id }) => _id === choice._id)?.stem).toBe('Who signs the case?');
  await request(product, `DELETE /questions/${first}`, { as: admin });
  expect((await show(learner, id)).questions).toHaveLength(2);
});

test('a question that is sent twice is added once', async () => {
  const { admin, course } = await world();
  const id = randomUUID();
  expect((await add(admin, course.id, { ...oneOf('first'), id })).body.question._id).toBe(id);
  for (const stem of ['first', 'second'])
    expect(await add(admin, course.id, { ...oneOf(stem), id })).toMatchObject({
      status: 409,
      body: { code: 'assessment.question_exists' },
    });
  const { body } = await request<{ total: number }>(product, `GET /courses/${course.id}/questions`, {
    as: admin,
  });
  expect(body.total).toBe(3);
});

const option = (text: string, isCorrect = false) => ({ text, isCorrect });
test.each([
  ['no options', { options: [] }, 'options'],
  ['11 options', { options: Array.from({ length: 11 }, (_, i) => option(`${i}`, i === 0)) }, 'options'],
  ['nothing correct', { options: [option('a'), option('b')] }, 'options'],
  ['everything correct', { options: [option('a', true), option('b', true)] }, 'options'],
  ['the same option twice', { options: [option('a', true), option(' A ')] }, 'options'],
  ['an empty stem', { stem: ' ' }, 'stem'],
  ['a stem of 4,001 characters', { stem: 'a'.repeat(4001) }, 'stem'],
  ['no domain', { domain: '' }, 'domain'],
  ['11 points', { points: 11 }, 'points'],
  ['a second without a lecture', { second: 3 }, 'lectureId'],
  ['a number without its value', { kind: 'number' }, 'value'],
  ['a number that no learner can type', { kind: 'number', value: 0.0000001 }, 'value'],
  ['a text without answers', { kind: 'text' }, 'accepted'],
])('a question with %s is refused', async (_, change, field) => {
  const { admin, course } = await world();
  const { status, body } = await add(admin, course.id, { ...oneOf('it'), ...change });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toEqual([expect.stringMatching(new RegExp(`^${field}`))]);
});

test('a question cannot refer to a lecture of another course', async () => {
  const { admin, course } = await world();
  const [lectureId] = (await world()).course.lectureIds;
  expect((await add(admin, course.id, { ...oneOf('it'), lectureId })).status).toBe(404);
});

test('a search with a control character or a percent sign causes no server error', async () => {
  const { admin, course } = await world();
  for (const query of ['search=%00CPI', 'domain=%00People', 'search=%25']) {
    const { status } = await request(product, `GET /courses/${course.id}/questions?${query}`, { as: admin });
    expect([200, 400]).toContain(status);
  }
});
