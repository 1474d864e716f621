import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../../../test/factories/courses.ts';
import { request } from '../../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../../test/harness/test-product.ts';
import type { CourseDetail } from '../../../../catalogue/contract.ts';
import { factsOf } from './course-facts.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const factsOfCourse = async (id: string) => {
  const { body } = await request<{ course: CourseDetail }>(product, `GET /courses/${id}`);
  const { included, ...facts } = factsOf(body.course, 'help@milepost.example', { days: 14, percent: 30 });
  return { ...facts, included: included.map(({ text }) => text) };
};

test('a course with a price says when learners can get a refund themselves; a free one says nothing', async () => {
  const { id } = await makeCourse(product.ctx, { priceCents: 4900 });
  const sold = await factsOfCourse(id);
  expect(sold.ownRefund).toMatch(
    /^Within 14 days of paying, and before you’ve completed 30% of the course, you can/,
  );
  expect(sold.questions[1]?.answer).toContain(sold.ownRefund);
  const free = await factsOfCourse((await makeCourse(product.ctx, { priceCents: 0 })).id);
  expect([free.ownRefund, free.refund]).toEqual([null, null]);
  expect(JSON.stringify(free.questions)).not.toContain('refund');
});

test('a course says how long its videos are; one of texts only does not mention videos', async () => {
  const { id } = await makeCourse(product.ctx, { lectures: [3600, 1800] });
  const videos = await factsOfCourse(id);
  expect(videos.curriculum).toBe('1 section · 2 lectures · 1 h 30 min');
  expect(videos.included).toContain('1 h 30 min of video');

  await product.ctx.db
    .updateTable('lectures')
    .set({ kind: 'text', body: 'Ask why.', videoAssetId: null, durationSeconds: 0 })
    .where('courseId', '=', id)
    .execute();
  await product.ctx.db.updateTable('courses').set({ totalSeconds: 0 }).where('id', '=', id).execute();
  const texts = await factsOfCourse(id);
  expect(texts.curriculum).toBe('1 section · 2 lectures');
  expect(texts.included.join()).not.toContain('video');
});
