import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { FullCourse } from '../../authoring/contract.ts';
import type { Study } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** A course, its lectures, and `keep`, with which its instructor replaces its lectures. */
async function taughtCourse() {
  const instructor = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { instructorId: instructor.id });
  const { body } = await request<{ course: FullCourse }>(product, `GET /courses/${course.id}/edit`, {
    as: instructor,
  });
  const keep = async (lectures: object[]) => {
    const sections = [{ ...body.course.sections[0], lectures }];
    const saved = await request(product, `PUT /courses/${course.id}`, {
      as: instructor,
      body: { ...body.course, version: undefined, sections },
    });
    expect(saved.body).toMatchObject({ success: true });
    await product.runJobs();
  };
  return { course, lectures: body.course.sections[0]?.lectures ?? [], keep };
}

async function completedAt(userId: string): Promise<Date | null> {
  const enrolment = await product.ctx.db
    .selectFrom('enrolments')
    .select('completedAt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return enrolment.completedAt;
}

test('a learner who has completed every lecture that is left has completed the course, whatever is added later', async () => {
  const { course, lectures, keep } = await taughtCourse();
  const { learner } = await makeEnrolment(product.ctx, { course });
  const { learner: beginner } = await makeEnrolment(product.ctx, { course });
  await completeLectures(product.ctx, learner.id, course, 2);
  await completeLectures(product.ctx, beginner.id, course, 1);
  await keep(lectures.slice(0, 2));
  expect(await completedAt(learner.id)).toBeInstanceOf(Date);
  expect(await completedAt(beginner.id)).toBeNull();

  await keep([...lectures.slice(0, 2), { title: 'Further reading', kind: 'text', body: 'Three books.' }]);
  const study = await request<Study>(product, `GET /courses/${course.id}/study`, { as: learner });
  expect(study.body.progress).toMatchObject({ progress: 100, completed: true });
});

test('a course that ended for a learner is not completed', async () => {
  const { course, lectures, keep } = await taughtCourse();
  const { learner } = await makeEnrolment(product.ctx, { course });
  await completeLectures(product.ctx, learner.id, course, 2);
  await product.ctx.db
    .updateTable('enrolments')
    .set({ endedAt: product.ctx.clock() })
    .where('userId', '=', learner.id)
    .execute();
  await keep(lectures.slice(0, 2));
  expect(await completedAt(learner.id)).toBeNull();
});
