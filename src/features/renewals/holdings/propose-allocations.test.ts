import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { renewing } from '../../../../test/factories/renewals.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { courseCompleted } from './propose-allocations.server.ts';

let product: TestProduct;
let learner: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  learner = await makePerson(product.ctx);
});

const { almostCompleted, change, entries, held, hold, today } = renewing(() => product);

describe('completing a course', () => {
  test('enters it and proposes the area of its category in every certification', async () => {
    await hold(learner, 'pmp');
    await hold(learner, 'itil');
    const { course, complete } = await almostCompleted(learner);
    expect((await complete()).status).toBe(200);
    await complete();
    const [entry, ...others] = await entries(learner);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      courseId: course.id,
      title: course.title,
      provider: 'Milepost',
      hours: 2.02,
    });
    expect(entry?.endsOn).toBe(today());
    expect(entry?.allocations.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'ITIL', group: 'learning', areas: {}, counted: 2 },
      { name: 'PMP', group: 'education', areas: { 'power-skills': 2.02 }, counted: 2 },
    ]);
  });

  test('enters nothing without a certification; adding one enters completed courses', async () => {
    const { complete } = await almostCompleted(learner, 'Business Analysis');
    await complete();
    expect(await entries(learner)).toEqual([]);
    await hold(learner, 'pmp');
    expect(await entries(learner)).toMatchObject([{ allocations: [{ areas: { 'business-acumen': 2.02 } }] }]);
  });
});

test('an activity entered for a course can be saved with its link, even if the product is on a local host', async () => {
  await hold(learner, 'pmp');
  const { course, complete } = await almostCompleted(learner);
  await complete();
  const [entry] = await entries(learner);
  const url = `http://localhost:3000/courses/${course.slug}`;
  expect(entry?.url).toBe(url);
  expect((await change(learner, entry?._id ?? '', { url })).status).toBe(200);
  expect(await entries(learner)).toMatchObject([{ url }]);
  const before = 'http://localhost:3190/courses/before-the-address-changed';
  expect((await change(learner, entry?._id ?? '', { url: before })).status).toBe(400);
  await product.ctx.db
    .updateTable('creditEntries')
    .set({ url: before })
    .where('userId', '=', learner.id)
    .execute();
  expect((await change(learner, entry?._id ?? '', { url: before })).status).toBe(200);
});

test('a course whose group the learner has changed is not proposed again', async () => {
  const pmp = await held(learner, 'pmp');
  const course = await makeCourse(product.ctx, { lectures: [3600, 3700] });
  await makeEnrolment(product.ctx, { learner, course });
  await completeLectures(product.ctx, learner.id, course, 2);
  await product.ctx.db
    .updateTable('enrolments')
    .set({ completedAt: product.ctx.clock() })
    .where('courseId', '=', course.id)
    .execute();
  const complete = () =>
    product.ctx.db
      .transaction()
      .execute((trx) => courseCompleted(trx, { userId: learner.id, appUrl: '', courseId: course.id }));
  await complete();
  const [proposed] = await entries(learner);
  expect(proposed).toMatchObject({ allocations: [{ group: 'education' }] });
  await change(learner, proposed?._id ?? '', {
    hours: 2,
    allocations: [{ holding: pmp, group: 'giving-back' }],
  });
  await complete();
  expect(await entries(learner)).toMatchObject([{ allocations: [{ group: 'giving-back' }] }]);
});
