import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizzing } from '../../../../test/factories/quizzing.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { begun, show, submit } = quizzing(() => product);

test('a result says whether the learner can already watch the lecture that explains an answer', async () => {
  const { learner, course, id, choice, sum } = await begun();
  const { db } = product.ctx;
  const [first = '', second = ''] = course.lectureIds;
  await db.updateTable('lectures').set({ isFreePreview: false }).where('courseId', '=', course.id).execute();
  for (const [questionId, lectureId] of [
    [choice._id, first],
    [sum._id, second],
  ] as const)
    await db.updateTable('questions').set({ lectureId, second: 3 }).where('id', '=', questionId).execute();
  await submit(learner, id);
  const lectures = async () =>
    new Map((await show(learner, id)).questions.map(({ _id, review }) => [_id, review?.lecture]));

  const seen = await lectures();
  expect(seen.get(choice._id)).toMatchObject({ _id: first, second: 3, isLocked: false });
  expect(seen.get(sum._id)).toMatchObject({ _id: second, second: 3, isLocked: true });

  const { id: enrolmentId } = await db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', learner.id)
    .executeTakeFirstOrThrow();
  await product.ctx.pool.query(
    `insert into lecture_progress (enrolment_id, lecture_id, completed_at, opened_at) values ($1, $2, now(), now())`,
    [enrolmentId, first],
  );
  expect((await lectures()).get(sum._id)).toMatchObject({ isLocked: false });
});
