import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import type { ThreadDetail } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('deleting the accepted answer locks the question before the answer', async () => {
  const as = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { instructorId: as.id });
  const { learner } = await makeEnrolment(product.ctx, { course });
  const [id, postId] = [randomUUID(), randomUUID()];
  const post = `/threads/${id}/posts/${postId}` as const;
  const question = { title: 'Who owns a shared risk?', body: 'Both teams say no.' };
  await request(product, `PUT /courses/${course.id}/threads/${id}`, { as: learner, body: question });
  await request(product, `PUT ${post}`, { as, body: { body: 'It is in section 3.' } });
  await request(product, `PUT ${post}/acceptance`, { as });
  const held = await product.ctx.pool.connect();
  try {
    await held.query('begin');
    await held.query('select from threads where id = $1 for update', [id]);
    const removing = request(product, `DELETE ${post}`, { as });
    await expect.poll(() => waitingForLocks(product)).toBe(1);
    await held.query('select from posts where id = $1 for update', [postId]);
    await held.query('commit');
    expect((await removing).status).toBe(200);
  } finally {
    held.release();
  }
  const { body } = await request<ThreadDetail>(product, `GET /threads/${id}`, { as: learner });
  expect(body.posts).toEqual([]);
});
