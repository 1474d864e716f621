import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Entry, Holding } from '../contract.ts';
import { courseCompleted } from './propose-allocations.server.ts';

let product: TestProduct;
let learner: Person;
let pmp: string;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  learner = await makePerson(product.ctx);
  const { body } = await request<{ holding: { _id: string } }>(product, 'POST /renewals/holdings', {
    as: learner,
    body: { scheme: 'pmp', earnedOn: today() },
  });
  pmp = body.holding._id;
});

const today = () => product.ctx.clock().toISOString().slice(0, 10);

const activity = (change: object) => ({
  title: 'Leading without authority',
  provider: 'PMO Days',
  startsOn: today(),
  endsOn: today(),
  hours: 3,
  ...change,
});

type Saved = { entry: { _id: string }; fields?: Record<string, string> };
const add = (body: object) =>
  request<Saved>(product, 'POST /renewals/entries', { as: learner, body: activity(body) });

const change = (id: string, body: object) =>
  request(product, `PUT /renewals/entries/${id}`, { as: learner, body: activity(body) });

const entries = async () =>
  (await request<{ entries: Entry[] }>(product, 'GET /renewals/entries', { as: learner })).body.entries;

test('an activity counts in two groups of one certification, each with its hours and its report', async () => {
  const talk = { holding: pmp, group: 'giving-back', hours: 1, reportedOn: today() };
  const learned = { holding: pmp, group: 'education', hours: 2, areas: { 'power-skills': 2 } };
  const { body } = await add({ hours: 4, allocations: [talk, learned] });
  expect((await entries())[0]?.allocations).toMatchObject([
    { group: 'education', hours: 2, counted: 2, reportedOn: null },
    { group: 'giving-back', hours: 1, counted: 1, reportedOn: today() },
  ]);
  const { holdings } = (
    await request<{ holdings: Holding[] }>(product, 'GET /renewals/holdings', { as: learner })
  ).body;
  expect(holdings).toMatchObject([{ counted: 3 }]);
  const whole = { allocations: [{ holding: pmp, group: 'giving-back' }] };
  expect((await change(body.entry._id, whole)).status).toBe(200);
  expect(await entries()).toMatchObject([{ allocations: [{ group: 'giving-back', counted: 3 }] }]);
});

test.each([
  [[{ hours: 1 }, { hours: 1 }], 'Please choose each PMP group only once.'],
  [
    [{ hours: 2 }, { group: 'practitioner', hours: 1.5 }],
    'The activity has only 3 hours, so 3.5 can’t count for PMP.',
  ],
  [[{ hours: 2 }, { group: 'practitioner' }], 'Please enter the hours of each part.'],
  [[{ hours: 2 }, { group: '', hours: 1 }], 'Please choose what it counts as.'],
])('an activity is refused when it is split as %j', async (parts, sentence) => {
  const allocations = parts.map((part) => ({ holding: pmp, group: 'giving-back', ...part }));
  const { status, body } = await add({ allocations });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ [`allocations.${pmp}.2`]: sentence });
  expect(await entries()).toEqual([]);
});

test('a course whose group the learner has changed is not proposed again', async () => {
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
  const [proposed] = await entries();
  expect(proposed).toMatchObject({ allocations: [{ group: 'education' }] });
  await change(proposed?._id ?? '', { hours: 2, allocations: [{ holding: pmp, group: 'giving-back' }] });
  await complete();
  expect(await entries()).toMatchObject([{ allocations: [{ group: 'giving-back' }] }]);
});
