import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Study } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/**
 * Replaces a video that a learner has watched to the end with one that is `times` as long.
 * @returns the percentage that then counts as watched, and the status of the learner's attempt to complete the lecture
 */
async function watched(times: number, { isRemovedFirst = false, completedAt = null as Date | null } = {}) {
  const { learner, course } = await makeEnrolment(product.ctx);
  const [lectureId = ''] = course.lectureIds;
  const { id: enrolmentId } = await product.ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('courseId', '=', course.id)
    .executeTakeFirstOrThrow();
  await product.ctx.db
    .insertInto('lectureProgress')
    .values({ enrolmentId, lectureId, watchedPercent: 100, completedAt })
    .execute();
  const lecture = () => product.ctx.db.updateTable('lectures').where('id', '=', lectureId);
  const { durationSeconds } = await product.ctx.db
    .selectFrom('lectures')
    .select('durationSeconds')
    .where('id', '=', lectureId)
    .executeTakeFirstOrThrow();
  if (isRemovedFirst) await lecture().set({ durationSeconds: 0 }).execute();
  await lecture()
    .set({ durationSeconds: durationSeconds * times })
    .execute();
  const { body } = await request<Study>(product, `GET /courses/${course.id}/study`, { as: learner });
  const { status } = await request(product, `PUT /courses/${course.id}/progress`, {
    as: learner,
    body: { lectureId },
  });
  return { percent: body.sections[0]?.lectures[0]?.percent, status };
}

test('after a longer video has replaced the old one, the learner has to watch the rest', async () => {
  expect(await watched(4)).toEqual({ percent: 25, status: 409 });
});

test('a shorter video that replaces a watched one counts as watched', async () => {
  expect(await watched(0.5)).toEqual({ percent: 100, status: 200 });
});

test('a video added after another was removed does not count as watched', async () => {
  expect(await watched(1, { isRemovedFirst: true })).toEqual({ percent: 0, status: 409 });
});

test('a lecture that was completed stays completed when its video is removed and another one added', async () => {
  const completedAt = product.ctx.clock();
  expect(await watched(1, { isRemovedFirst: true, completedAt })).toEqual({ percent: 100, status: 200 });
});
