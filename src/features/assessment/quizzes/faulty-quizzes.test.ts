import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { number, quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, start, begun } = quizzing(() => product);
const [first, second] = [randomUUID(), randomUUID()];

test.each([
  ['without questions', { questions: [] }, 'questions'],
  ['with fixed questions and domains', { questions: [first], perDomain: { People: 1 } }, 'questions'],
  ['with a question twice', { questions: [first, second, first] }, 'questions'],
  ['with breaks but no time limit', { questions: [first], breaks: 1 }, 'breaks'],
  ['that draws 301 questions', { perDomain: { People: 200, Process: 101 } }, 'perDomain'],
])('a quiz %s is refused', async (_what, quiz, field) => {
  const { admin, course } = await world();
  const { status, body } = await request<{ fields?: object }>(product, `POST /courses/${course.id}/quizzes`, {
    as: admin,
    body: { title: 'Mock exam', ...quiz },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('a hidden quiz is shown only to learners who have started it', async () => {
  const { learner, admin, quizId, quizBody } = await begun();
  const open = async () => (await request(product, `GET /quizzes/${quizId}`, { as: learner })).status;
  await request(product, `PUT /quizzes/${quizId}`, { as: admin, body: { ...quizBody, isPublished: false } });
  expect(await open()).toBe(200);
  const hidden = await world({ isPublished: false });
  const { status } = await request(product, `GET /quizzes/${hidden.quizId}`, { as: hidden.learner });
  expect(status).toBe(404);
});

test('a quiz whose questions have all been removed cannot be started', async () => {
  const { admin, learner, quizId, questions } = await world();
  for (const id of questions) await request(product, `DELETE /questions/${id}`, { as: admin });
  expect((await start(learner, quizId)).body.code).toBe('assessment.no_questions');
});

test.each([
  ['fixed questions', (questions: string[]) => ({ questions })],
  ['questions drawn from two domains', () => ({ questions: [], perDomain: { People: 1, Process: 1 } })],
])('a quiz with %s that the certificate requires keeps its last question', async (_what, chosen) => {
  const { admin, learner, quizId, quizBody, questions } = await world();
  const body = { ...quizBody, ...chosen(questions), certificatePercent: 50 };
  expect((await request(product, `PUT /quizzes/${quizId}`, { as: admin, body })).status).toBe(200);
  const [person = '', sum = ''] = questions;
  const remove = async (id: string) =>
    (await request<{ code?: string }>(product, `DELETE /questions/${id}`, { as: admin })).body.code;
  const move = async (domain: string) =>
    (await request(product, `PUT /questions/${sum}`, { as: admin, body: { ...number, domain } })).status;
  expect(await remove(person)).toBeUndefined();
  expect(await remove(sum)).toBe('assessment.last_question');
  const voiding = { as: admin, body: { reason: 'Its answer is wrong.' } };
  const voided = await request<{ code?: string }>(product, `POST /questions/${sum}/voiding`, voiding);
  expect(voided.body.code).toBe('assessment.last_question');
  expect([await move('People'), await move('Elsewhere')]).toEqual([200, 'perDomain' in body ? 409 : 200]);
  expect((await start(learner, quizId)).status).toBe(200);
});

test('learners report questions of their own attempts only', async () => {
  const { learner, id, choice } = await begun();
  const other = await begun();
  const report = async (attempt: string, question: string) =>
    (
      await request(product, `POST /attempts/${attempt}/questions/${question}/report`, {
        as: learner,
        body: { text: 'Two are right.' },
      })
    ).status;
  expect(await report(other.id, other.choice._id)).toBe(404);
  expect(await report(id, other.choice._id)).toBe(404);
  expect(await report(id, choice._id)).toBe(200);
});

test('the moment that explains a question is before the end of its lecture', async () => {
  const { admin, course } = await world();
  const at = async (moment: number) =>
    (
      await request(product, `POST /courses/${course.id}/questions`, {
        as: admin,
        body: {
          ...{ kind: 'number', stem: 'Two and two?', value: 4, domain: 'Sums' },
          ...{ lectureId: course.lectureIds[0], second: moment },
        },
      })
    ).status;
  expect(await at(86_000)).toBe(400);
  expect(await at(1)).toBe(200);
});

test('a course has at most 2,000 questions and 50 quizzes', async () => {
  const { admin, course, quizBody } = await world();
  const sums = { kind: 'number', stem: 'Two and two?', value: 4, domain: 'Sums' };
  const add = async (what: 'questions' | 'quizzes', body: object) =>
    (await request(product, `POST /courses/${course.id}/${what}`, { as: admin, body })).status;
  expect([await add('questions', sums), await add('quizzes', quizBody)]).toEqual([200, 200]);
  await product.ctx.pool.query(
    `insert into questions (course_id, kind, stem, solution, domain, created_at)
     select course_id, kind, stem, solution, domain, created_at from questions, generate_series(1, 1997)
     where course_id = $1 and stem = 'Two and two?'`,
    [course.id],
  );
  await product.ctx.pool.query(
    `insert into quizzes (course_id, title, position, question_series, created_at)
     select course_id, title, position + n, question_series, created_at from quizzes, generate_series(1, 48) as n
     where course_id = $1 and position = 2`,
    [course.id],
  );
  expect([await add('questions', sums), await add('quizzes', quizBody)]).toEqual([409, 409]);
});
