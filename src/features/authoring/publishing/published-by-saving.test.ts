import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../test/factories/drafts.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { CourseHistory } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('publishing and unpublishing a course while saving it is part of its history', async () => {
  const as = await makePerson(product.ctx, { role: 'instructor' });
  const body = await makeCourseBody(product.ctx, as.id, { isPublished: true });
  const made = await request<{ course: { _id: string } }>(product, 'POST /courses', { as, body });
  const { _id } = made.body.course;
  for (const isPublished of [true, false])
    await request(product, `PUT /courses/${_id}`, { as, body: { ...body, isPublished } });
  const history = await request<CourseHistory>(product, `GET /courses/${_id}/history`, { as });
  expect(history.body.entries.map(({ action }) => action).toReversed()).toEqual([
    'course.created',
    'course.publication_requested',
    'course.updated',
    'course.updated',
    'course.unpublished',
  ]);
});
