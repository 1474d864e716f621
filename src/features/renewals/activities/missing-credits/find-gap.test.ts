import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { Gap } from './shapes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const daysAgo = (days: number) =>
  new Date(product.ctx.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10);

async function hold(learner: Person, scheme: string, earnedOn = daysAgo(100)): Promise<string> {
  const body = { scheme, earnedOn };
  const answer = await request<{ holding: { _id: string } }>(product, 'POST /renewals/holdings', {
    as: learner,
    body,
  });
  return answer.body.holding._id;
}

const gap = (learner: Person, id: string) =>
  request<Gap>(product, `GET /renewals/holdings/${id}/gap`, { as: learner });

/** A course with credits in hundredths. */
async function courseWith(
  title: string,
  priceCents: number,
  areas: Record<string, number>,
  isPublished = true,
) {
  const course = await makeCourse(product.ctx, { title, priceCents, lectures: [90_000], isPublished });
  await product.ctx.db
    .insertInto('courseCredits')
    .values({
      courseId: course.id,
      family: 'pmi',
      amount: Object.values(areas).reduce((sum, part) => sum + part, 0),
      areas: JSON.stringify(areas),
      validFrom: daysAgo(10),
      claimedAt: product.ctx.clock(),
    })
    .execute();
  return course;
}

test('a gap is closed by the cheapest courses that the learner is not enrolled in, with their sums', async () => {
  const learner = await makePerson(product.ctx);
  const capm = await hold(learner, 'capm');
  const owned = await courseWith('Owned', 0, {
    'ways-of-working': 800,
    'power-skills': 800,
    'business-acumen': 800,
  });
  await makeEnrolment(product.ctx, { learner, course: owned });
  await courseWith(
    'Hidden',
    0,
    { 'ways-of-working': 800, 'power-skills': 800, 'business-acumen': 800 },
    false,
  );
  await courseWith('One area', 1000, { 'ways-of-working': 1100 });
  await courseWith('Two areas', 2000, { 'power-skills': 200, 'business-acumen': 200 });
  await courseWith('Everything', 9000, {
    'ways-of-working': 500,
    'power-skills': 500,
    'business-acumen': 500,
  });
  const { body } = await gap(learner, capm);
  expect(body.needed).toEqual({
    amount: 15,
    areas: [
      { key: 'ways-of-working', name: 'Ways of Working', amount: 2 },
      { key: 'power-skills', name: 'Power Skills', amount: 2 },
      { key: 'business-acumen', name: 'Business Acumen', amount: 2 },
    ],
  });
  expect(body.courses.map(({ title, price }) => [title, price])).toEqual([
    ['One area', 10],
    ['Two areas', 20],
  ]);
  expect(body.sum).toMatchObject({ price: 30, amount: 15 });
  for (const { title, areas } of body.courses)
    await request(product, 'POST /renewals/entries', {
      as: learner,
      body: {
        title,
        provider: 'Milepost',
        startsOn: daysAgo(3),
        endsOn: daysAgo(1),
        hours: areas.reduce((sum, { amount }) => sum + amount, 0),
        allocations: [
          {
            holding: capm,
            group: 'education',
            areas: Object.fromEntries(areas.map(({ key, amount }) => [key, amount])),
          },
        ],
      },
    });
  expect((await gap(learner, capm)).body).toMatchObject({ needed: { amount: 0, areas: [] }, courses: [] });
});

const startOf = (endsOn: string) => (endsOn < daysAgo(5) ? endsOn : daysAgo(5));
const report = (learner: Person, holding: string, hours: number, endsOn = daysAgo(1)) =>
  request(product, 'POST /renewals/entries', {
    as: learner,
    body: {
      ...{ title: `A talk on ${endsOn}`, provider: 'PMO Days', startsOn: startOf(endsOn), endsOn, hours },
      ...{ reflection: 'What I learnt.', allocations: [{ holding, group: 'learning' }] },
    },
  });

test('with a yearly minimum, the credits for this year are due at its end, and those for later years are listed separately', async () => {
  const learner = await makePerson(product.ctx);
  const prince2 = await hold(learner, 'prince2');
  const before = (await gap(learner, prince2)).body;
  const lastDay = new Date(`${daysAgo(100)}T00:00:00Z`);
  lastDay.setUTCFullYear(lastDay.getUTCFullYear() + 1);
  lastDay.setUTCDate(lastDay.getUTCDate() - 1);
  expect(before).toMatchObject({ by: lastDay.toISOString().slice(0, 10), needed: { amount: 20 }, later: 40 });
  expect(before.by < before.holding.endsOn).toBe(true);
  await report(learner, prince2, 15, daysAgo(2));
  await report(learner, prince2, 5, daysAgo(1));
  const after = (await gap(learner, prince2)).body;
  expect(after).toMatchObject({ by: before.by, needed: { amount: 0 }, later: 40 });
});

test('credits that a past year lacks are not needed later', async () => {
  const learner = await makePerson(product.ctx);
  const prince2 = await hold(learner, 'prince2', daysAgo(500));
  await report(learner, prince2, 12, daysAgo(400));
  expect((await gap(learner, prince2)).body).toMatchObject({
    needed: { amount: 20 },
    later: 20,
    missed: 8,
  });
});

test('an activity that is still required is part of the gap, even if no hours are missing', async () => {
  const learner = await makePerson(product.ctx);
  const apm = await hold(learner, 'apm-chpp');
  await report(learner, apm, 40);
  const { body } = await gap(learner, apm);
  expect(body).toMatchObject({ needed: { amount: 0 }, later: 0, missingActivities: 1 });
});

test('a gap that no three courses can close lists no courses; only its holder can see it', async () => {
  const learner = await makePerson(product.ctx);
  const csm = await hold(learner, 'csm');
  const { body } = await gap(learner, csm);
  expect(body).toMatchObject({ family: 'scrum-alliance', needed: { amount: 20 }, courses: [] });
  expect((await gap(await makePerson(product.ctx), csm)).status).toBe(404);
});

test('the learner’s time zone decides to which year a gap belongs', async () => {
  const before = product.ctx.clock().getTime();
  const lastDay = Date.UTC(2031, 11, 31);
  product.advance(lastDay + 22 * 3_600_000 - before);
  try {
    const learner = await makePerson(product.ctx);
    const { body } = await request<{ holding: { _id: string } }>(product, 'POST /renewals/holdings', {
      as: learner,
      body: { scheme: 'prince2', earnedOn: '2031-01-01', timeZone: 'Pacific/Auckland' },
    });
    const found = await gap(learner, body.holding._id);
    expect(found.body).toMatchObject({ by: '2032-12-31', missed: 20, needed: { amount: 20 } });
  } finally {
    product.advance(before - lastDay - 22 * 3_600_000);
  }
});
