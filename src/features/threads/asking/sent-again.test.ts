import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { ThreadDetail } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('a new question or answer that was changed before it is sent again is refused, and so is an edit of an earlier text', async () => {
  const course = await makeCourse(product.ctx, {});
  const { learner } = await makeEnrolment(product.ctx, { course });
  const other = (await makeEnrolment(product.ctx, { course })).learner;
  const [threadId, postId] = [randomUUID(), randomUUID()];
  const thread = (title: string, revision: string, as = learner) =>
    request(product, `PUT /courses/${course.id}/threads/${threadId}`, {
      as,
      body: { title, body: 'Both teams say no.', revision },
    });
  const post = (body: string, revision: string, as = learner) =>
    request(product, `PUT /threads/${threadId}/posts/${postId}`, { as, body: { body, revision } });
  const shown = async () =>
    (await request<ThreadDetail>(product, `GET /threads/${threadId}`, { as: learner })).body;
  for (const [save, text, exists] of [
    [thread, (n: number) => `Who owns risk ${n}?`, 'threads.question_exists'],
    [post, (n: number) => `Owner ${n}.`, 'threads.answer_exists'],
  ] as const) {
    expect((await save(text(1), '')).status).toBe(200);
    expect((await save(text(1), '')).status, 'unchanged').toBe(200);
    expect(await save(text(2), '')).toMatchObject({ status: 409, body: { code: exists } });
    expect((await save(text(2), '', other)).status, 'by someone else').toBe(404);
    const { createdAt = '' } = save === thread ? (await shown()).thread : ((await shown()).posts[0] ?? {});
    product.advance(1000);
    expect((await save(text(3), createdAt)).status).toBe(200);
    expect(await save(text(4), createdAt)).toMatchObject({ status: 409, body: { code: 'threads.changed' } });
  }
  expect(await shown()).toMatchObject({
    thread: { title: 'Who owns risk 3?' },
    posts: [{ body: 'Owner 3.' }],
  });
});
