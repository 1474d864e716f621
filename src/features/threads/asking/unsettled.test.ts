import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { ThreadDetail } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** A question, and functions that answer it, change something about it, and read its state. */
async function asked() {
  const teacher = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { instructorId: teacher.id });
  const [{ learner }, { learner: other }] = [
    await makeEnrolment(product.ctx, { course }),
    await makeEnrolment(product.ctx, { course }),
  ];
  const id = randomUUID();
  const question = { title: 'Who owns a shared risk?', body: 'Both teams say no.' };
  await request(product, `PUT /courses/${course.id}/threads/${id}`, { as: learner, body: question });
  const answer = async (as: Person): Promise<string> => {
    product.advance(1000);
    const post = randomUUID();
    await request(product, `PUT /threads/${id}/posts/${post}`, {
      as,
      body: { body: 'A risk has one owner.' },
    });
    return `/threads/${id}/posts/${post}`;
  };
  const state = async () =>
    (await request<ThreadDetail>(product, `GET /threads/${id}`, { as: learner })).body.thread.state;
  return { id, teacher, learner, other, answer, state };
}
const change = async (verb: 'PUT' | 'DELETE', path: string, as: Person, body?: object) =>
  expect((await request(product, `${verb} ${path}` as 'PUT /x', { as, body })).status).toBe(200);
const firstAnswered = async (id: string) =>
  (await product.ctx.db.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .firstAnsweredAt;

test('a question whose only answer by the instructor was deleted awaits an answer again', async () => {
  const { id, teacher, answer, state } = await asked();
  const post = await answer(teacher);
  expect(await state()).toBe('answered');
  await change('DELETE', post, teacher);
  expect([await state(), await firstAnswered(id)]).toEqual(['open', null]);
  const [first, second] = [await answer(teacher), await answer(teacher)];
  await change('DELETE', first, teacher);
  expect([await state(), await firstAnswered(id)]).toEqual(['answered', expect.any(Date)]);
  await change('DELETE', second, teacher);
  expect(await state()).toBe('open');
});

test('a question awaits an answer while an administrator has hidden the only one', async () => {
  const { teacher, answer, state } = await asked();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const post = await answer(teacher);
  await change('PUT', `${post}/hiding`, admin, { reason: 'It names a client.' });
  expect(await state()).toBe('open');
  await change('DELETE', `${post}/hiding`, admin);
  expect(await state()).toBe('answered');
});

test('a question awaits an answer once the learner’s answer that settled it is no longer accepted', async () => {
  const { teacher, learner, other, answer, state } = await asked();
  const post = await answer(other);
  await change('PUT', `${post}/acceptance`, teacher);
  expect(await state()).toBe('answered');
  await change('DELETE', `${post}/acceptance`, teacher);
  expect(await state()).toBe('open');
  await change('PUT', `${post}/acceptance`, teacher);
  await change('DELETE', post, other);
  expect(await state()).toBe('open');
  await answer(teacher);
  const more = await answer(learner);
  expect(await state()).toBe('open');
  await change('DELETE', more, learner);
  expect(await state()).toBe('answered');
});
