import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { FullCourse } from '../../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('parts that are sent twice with the same id are all stored, and the totals agree with them', async () => {
  const as = await makePerson(product.ctx, { role: 'instructor' });
  const body = await makeCourseBody(product.ctx, as.id);
  type Saved = { course: { _id: string } };
  const { course } = (await request<Saved>(product, 'POST /courses', { as, body })).body;
  const stored = async () =>
    (await request<{ course: FullCourse }>(product, `GET /courses/${course._id}/edit`, { as })).body.course;
  const [section] = (await stored()).sections;
  const lectures = section?.lectures.map(({ _id, title, video }) => ({ _id, title, video }));
  const sections = ['Kept', 'Copied'].map((title) => ({ _id: section?._id, title, lectures }));
  const saved = await request(product, `PUT /courses/${course._id}`, { as, body: { ...body, sections } });
  expect(saved.status).toBe(200);

  const now = await stored();
  expect(now.sections.map(({ title, lectures }) => [title, lectures.length])).toEqual([
    ['Kept', 2],
    ['Copied', 2],
  ]);
  expect(now.sections[0]?.lectures.map(({ _id }) => _id)).toEqual(lectures?.map(({ _id }) => _id));
  const seconds = now.sections.flatMap(({ lectures }) => lectures.map(({ duration }) => duration));
  expect(now.totalLectures).toBe(seconds.length);
  expect(now.totalHours * 3600).toBeCloseTo(
    seconds.reduce((sum, each) => sum + each, 0),
    0,
  );
});
