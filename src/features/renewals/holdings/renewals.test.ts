import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Entry, Holding } from '../contract.ts';

let product: TestProduct;
let learner: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  learner = await makePerson(product.ctx);
});

type Refused = { message: string; fields?: Record<string, string> };

const today = () => product.ctx.clock().toISOString().slice(0, 10);
const yearsAgo = (years: number) => {
  const day = product.ctx.clock();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

const hold = (scheme: string, body: object = {}, as = learner) =>
  request<{ holding: { _id: string } } & Refused>(product, 'POST /renewals/holdings', {
    as,
    body: { scheme, earnedOn: yearsAgo(1), ...body },
  });

const holdings = async (as = learner) =>
  (await request<{ holdings: Holding[] }>(product, 'GET /renewals/holdings', { as })).body.holdings;

const entries = async (as = learner) =>
  (await request<{ entries: Entry[] }>(product, 'GET /renewals/entries', { as })).body.entries;

const activity = (change: object = {}) => ({
  title: 'Leading without authority',
  provider: 'PMO Days',
  startsOn: today(),
  endsOn: today(),
  hours: 3,
  ...change,
});

const add = (body: object, as = learner) =>
  request<{ entry: { _id: string } } & Refused>(product, 'POST /renewals/entries', { as, body });

const held = async (scheme: string) => (await hold(scheme)).body.holding._id;

const education = (holding: string, areas: object) => [{ holding, group: 'education', areas }];

/** A two-hour course of which the learner has one lecture left, and a function that completes that lecture. */
async function almostCompleted(category = 'Strategic Leadership') {
  const course = await makeCourse(product.ctx, { lectures: [3600, 3700], category });
  await makeEnrolment(product.ctx, { learner, course });
  await completeLectures(product.ctx, learner.id, course, 1);
  await product.ctx.db.updateTable('lectures').set({ videoAssetId: null }).execute();
  const complete = () =>
    request(product, `PUT /courses/${course.id}/progress`, {
      as: learner,
      body: { lectureId: course.lectureIds[1] },
    });
  return { course, complete };
}

describe('a certification', () => {
  test('is added with the cycle that contains today', async () => {
    expect((await hold('pmp', { earnedOn: yearsAgo(4), number: '123' })).status).toBe(200);
    const [pmp] = await holdings();
    expect(pmp).toMatchObject({ number: '123', earnedOn: yearsAgo(4), startsOn: yearsAgo(1), counted: 0 });
    expect(pmp?.scheme).toMatchObject({ name: 'PMP', unit: 'PDU', total: 60, checkedOn: null });
    expect(pmp?.missing).toBe(60);
    expect(pmp && pmp.endsOn > today()).toBe(true);
  });

  test('is refused twice in one cycle, unknown, or earned in the future', async () => {
    await hold('csm');
    expect((await hold('csm')).status).toBe(409);
    expect((await hold('no-such')).body.fields).toHaveProperty('scheme');
    expect((await hold('pmp', { earnedOn: '2999-01-01' })).body.fields).toHaveProperty('earnedOn');
    expect((await hold('pmp', { timeZone: 'Mars/Olympus' })).status).toBe(400);
    expect(await holdings()).toHaveLength(1);
  });

  test('is removed without its activities, and only by its holder', async () => {
    const pmp = await held('pmp');
    await add(activity({ allocations: education(pmp, { 'power-skills': 3 }) }));
    const other = await makePerson(product.ctx);
    const remove = (as: Person) => request(product, `DELETE /renewals/holdings/${pmp}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(learner)).status).toBe(200);
    expect(await holdings()).toEqual([]);
    expect(await entries()).toMatchObject([{ allocations: [] }]);
  });
});

describe('completing a course', () => {
  test('enters it and proposes the area of its category in every certification', async () => {
    await hold('pmp');
    await hold('itil');
    const { course, complete } = await almostCompleted();
    expect((await complete()).status).toBe(200);
    await complete();
    const [entry, ...others] = await entries();
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
    const { complete } = await almostCompleted('Business Analysis');
    await complete();
    expect(await entries()).toEqual([]);
    await hold('pmp');
    expect(await entries()).toMatchObject([{ allocations: [{ areas: { 'business-acumen': 2.02 } }] }]);
  });
});

describe('an activity', () => {
  test('is split between areas and counts, rounded down for each of them', async () => {
    const pmp = await held('pmp');
    await add(
      activity({ hours: 3, allocations: education(pmp, { 'power-skills': 1.3, 'ways-of-working': 1.7 }) }),
    );
    const [holding] = await holdings();
    expect(holding).toMatchObject({ counted: 2.75, missing: 57.25 });
    expect(holding?.areas.map(({ key, counted }) => [key, counted])).toEqual([
      ['ways-of-working', 1.5],
      ['power-skills', 1.25],
      ['business-acumen', 0],
    ]);
  });

  test('says why it does not count', async () => {
    const pmp = await held('pmp');
    const apm = await held('apm-chpp');
    const before = yearsAgo(2);
    await add(
      activity({
        startsOn: before,
        endsOn: before,
        allocations: [...education(pmp, { 'power-skills': 3 }), { holding: apm, group: 'learning' }],
      }),
    );
    await add(activity({ title: 'Reading', allocations: [{ holding: apm, group: 'learning' }] }));
    const all = await entries();
    expect(all.flatMap((entry) => entry.allocations.map(({ counted, reason }) => [counted, reason]))).toEqual(
      [
        [0, 'missing-reflection'],
        [0, 'outside-cycle'],
        [0, 'outside-cycle'],
      ],
    );
  });

  test('is changed, marked as reported, and removed', async () => {
    const pmp = await held('pmp');
    const { body } = await add(activity({ allocations: education(pmp, { 'power-skills': 3 }) }));
    const path = `/renewals/entries/${body.entry._id}` as const;
    const changed = activity({
      title: 'A talk about it',
      allocations: [{ holding: pmp, group: 'giving-back', reportedOn: today() }],
    });
    const other = await makePerson(product.ctx);
    const put = (as: Person, change: object) => request(product, `PUT ${path}`, { as, body: change });
    expect((await put(other, activity())).status).toBe(404);
    expect((await put(learner, changed)).status).toBe(200);
    expect(await entries()).toMatchObject([
      {
        title: 'A talk about it',
        allocations: [{ group: 'giving-back', areas: {}, reportedOn: today(), counted: 3 }],
      },
    ]);
    expect((await request(product, `DELETE ${path}`, { as: other })).status).toBe(404);
    expect((await request(product, `DELETE ${path}`, { as: learner })).status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  test.each([
    [
      { startsOn: '2026-05-04', endsOn: '2026-05-03' },
      'endsOn',
      'The last day must be on or after the first day.',
    ],
    [{ startsOn: '2026-05-04', endsOn: '2999-05-03' }, 'endsOn', 'The last day can’t be in the future.'],
    [{ startsOn: '0026-05-04' }, 'startsOn', 'Please check the year.'],
    [{ hours: 24.01 }, 'hours', 'That’s more than 24 hours a day.'],
    [{ hours: 0 }, 'hours', 'Please enter more than 0 hours.'],
    [{ hours: 1.005 }, 'hours', 'Please use at most two decimals.'],
    [{ hours: 'three' }, 'hours', 'Please enter the hours as a number, such as 1.5.'],
    [{ title: ' ' }, 'title', 'Please enter a title.'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters.'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Please enter a valid link.'],
    [{ reflection: 'x'.repeat(2001) }, 'reflection', 'Please use at most 2,000 characters.'],
  ])('is refused with %j', async (change, field, sentence) => {
    const { status, body } = await add(activity(change));
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({ [field]: sentence });
    expect(await entries()).toEqual([]);
  });

  test.each([
    [
      3,
      { group: 'education', areas: { 'power-skills': 2 } },
      'The hours of the areas must add up to 3; they add up to 2.',
    ],
    [3, { group: 'education' }, 'The hours of the areas must add up to 3; they add up to 0.'],
    [3, { group: 'education', areas: { 'soft-skills': 3 } }, 'PMP has no such area.'],
    [
      3,
      { group: 'giving-back', areas: { 'power-skills': 3 } },
      'Only hours for “Education” are split into areas.',
    ],
    [3, { group: 'leisure' }, 'PMP has no such group of activities.'],
    [0.2, { group: 'giving-back' }, 'PMP counts in steps of 0.25 PDU; the activity is shorter.'],
  ])('is refused with %d hours for a certification with %j', async (hours, allocation, sentence) => {
    const pmp = await held('pmp');
    const { status, body } = await add(activity({ hours, allocations: [{ holding: pmp, ...allocation }] }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: sentence, fields: { [`allocations.${pmp}`]: sentence } });
  });

  test('does not count for someone else’s certification', async () => {
    const other = await makePerson(product.ctx);
    const { body } = await hold('pmp', {}, other);
    const refused = await add(activity({ allocations: education(body.holding._id, { 'power-skills': 3 }) }));
    expect(refused.body.message).toBe('Please choose one of your certifications.');
  });

  test('is refused when it is the 2,001st', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      userId: learner.id,
      title: `Event ${index}`,
      provider: 'PMO Days',
      startsOn: today(),
      endsOn: today(),
      hours: 100,
    }));
    await product.ctx.db.insertInto('creditEntries').values(rows).execute();
    const { status, body } = await add(activity());
    expect([status, body.message]).toEqual([409, 'You can add up to 2,000 activities.']);
  });
});

test('the list is searched and paged, and the CSV has a line per certification', async () => {
  const pmp = await held('pmp');
  const csm = await held('csm');
  await add(
    activity({
      allocations: [...education(pmp, { 'power-skills': 3 }), { holding: csm, group: 'learning' }],
    }),
  );
  const before = { startsOn: '2020-01-02', endsOn: '2020-01-02' };
  await add(activity({ ...before, title: 'Early', allocations: education(pmp, { 'power-skills': 3 }) }));
  await add(activity({ title: '=SUM(A1)', provider: 'Elsewhere' }));
  const found = await request<{ entries: Entry[]; total: number }>(
    product,
    'GET /renewals/entries?search=elsewhere&limit=1',
    { as: learner },
  );
  expect([found.body.total, found.body.entries[0]?.title]).toEqual([1, '=SUM(A1)']);
  const csv = await request<string>(product, 'GET /renewals/entries.csv', { as: learner });
  const lines = csv.body.trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => line.includes('Leading without authority'))).toHaveLength(2);
  expect(csv.body).toContain("'=SUM(A1)");
  expect(csv.body).toContain(',Education,Power Skills 3,3,PDU,,');
  expect(csv.body).toContain(',Education,Power Skills 3,0,PDU,Outside the cycle,');
});

test('deleting a person deletes their certifications and activities', async () => {
  const pmp = await held('pmp');
  await add(activity({ allocations: education(pmp, { 'power-skills': 3 }) }));
  const { complete } = await almostCompleted();
  await complete();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  expect((await request(product, `DELETE /admin/users/${learner.id}`, { as: admin })).status).toBe(200);
  for (const table of ['holdings', 'creditEntries', 'creditAllocations'] as const)
    expect(
      await product.ctx.db.selectFrom(table).selectAll().where('userId', '=', learner.id).execute(),
    ).toEqual([]);
});
