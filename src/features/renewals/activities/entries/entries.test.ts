import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { education, renewing } from '../../../../../test/factories/renewals.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { Entry } from '../../contract.ts';

let product: TestProduct;
let learner: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  learner = await makePerson(product.ctx);
});

const { add, change, entries, held, hold, holdings, today, yearsAgo } = renewing(() => product);

describe('an activity', () => {
  test('is split between areas and counts, rounded down for each of them', async () => {
    const pmp = await held(learner, 'pmp');
    await add(learner, {
      hours: 3,
      allocations: education(pmp, { 'power-skills': 1.3, 'ways-of-working': 1.7 }),
    });
    const [holding] = await holdings(learner);
    expect(holding).toMatchObject({ counted: 2.75, missing: 57.25 });
    expect(holding?.areas.map(({ key, counted }) => [key, counted])).toEqual([
      ['ways-of-working', 1.5],
      ['power-skills', 1.25],
      ['business-acumen', 0],
    ]);
  });

  test('says why it does not count', async () => {
    const pmp = await held(learner, 'pmp');
    const apm = await held(learner, 'apm-chpp');
    const before = yearsAgo(2);
    await add(learner, {
      startsOn: before,
      endsOn: before,
      allocations: [...education(pmp, { 'power-skills': 3 }), { holding: apm, group: 'learning' }],
    });
    await add(learner, { title: 'Reading', allocations: [{ holding: apm, group: 'learning' }] });
    const all = await entries(learner);
    expect(all.flatMap((entry) => entry.allocations.map(({ counted, reason }) => [counted, reason]))).toEqual(
      [
        [0, 'missing-reflection'],
        [0, 'outside-cycle'],
        [0, 'outside-cycle'],
      ],
    );
  });

  test('is added once if it is sent twice, also after a change or by someone else', async () => {
    const id = randomUUID();
    expect((await add(learner, { id, title: 'A talk' })).body.entry._id).toBe(id);
    for (const [as, title] of [
      [learner, 'A talk'],
      [learner, 'Another talk'],
      [await makePerson(product.ctx), 'Mine'],
    ] as const)
      expect(await add(as, { id, title })).toMatchObject({
        status: 409,
        body: { code: 'renewals.entry_exists' },
      });
    expect((await entries(learner)).map(({ title }) => title)).toEqual(['A talk']);
  });

  test('is changed, marked as reported, and removed', async () => {
    const pmp = await held(learner, 'pmp');
    const { body } = await add(learner, { allocations: education(pmp, { 'power-skills': 3 }) });
    const path = `/renewals/entries/${body.entry._id}` as const;
    const changed = {
      title: 'A talk about it',
      allocations: [{ holding: pmp, group: 'giving-back', reportedOn: today() }],
    };
    const other = await makePerson(product.ctx);
    expect((await change(other, body.entry._id, {})).status).toBe(404);
    expect((await change(learner, body.entry._id, changed)).status).toBe(200);
    expect(await entries(learner)).toMatchObject([
      {
        title: 'A talk about it',
        allocations: [{ group: 'giving-back', areas: {}, reportedOn: today(), counted: 3 }],
      },
    ]);
    expect((await request(product, `DELETE ${path}`, { as: other })).status).toBe(404);
    expect((await request(product, `DELETE ${path}`, { as: learner })).status).toBe(200);
    expect(await entries(learner)).toEqual([]);
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
    [{ url: 'http://localhost:1/courses' }, 'url', 'Please enter a valid link.'],
    [{ reflection: 'x'.repeat(2001) }, 'reflection', 'Please use at most 2,000 characters.'],
  ])('is refused with %j', async (wrong, field, sentence) => {
    const { status, body } = await add(learner, wrong);
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({ [field]: sentence });
    expect(await entries(learner)).toEqual([]);
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
    const pmp = await held(learner, 'pmp');
    const { status, body } = await add(learner, { hours, allocations: [{ holding: pmp, ...allocation }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: sentence, fields: { [`allocations.${pmp}`]: sentence } });
  });

  test('cannot be allocated to someone else’s certification', async () => {
    const other = await makePerson(product.ctx);
    const { body } = await hold(other, 'pmp');
    const refused = await add(learner, { allocations: education(body.holding._id, { 'power-skills': 3 }) });
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
    const { status, body } = await add(learner);
    expect([status, body.message]).toEqual([409, 'You can add up to 2,000 activities.']);
  });
});

test('an activity counts in two groups of one certification, each with its hours and its report', async () => {
  const pmp = await held(learner, 'pmp');
  const talk = { holding: pmp, group: 'giving-back', hours: 1, reportedOn: today() };
  const learned = { holding: pmp, group: 'education', hours: 2, areas: { 'power-skills': 2 } };
  const { body } = await add(learner, { hours: 4, allocations: [talk, learned] });
  expect((await entries(learner))[0]?.allocations).toMatchObject([
    { group: 'education', hours: 2, counted: 2, reportedOn: null },
    { group: 'giving-back', hours: 1, counted: 1, reportedOn: today() },
  ]);
  expect(await holdings(learner)).toMatchObject([{ counted: 3 }]);
  const whole = { allocations: [{ holding: pmp, group: 'giving-back' }] };
  expect((await change(learner, body.entry._id, whole)).status).toBe(200);
  expect(await entries(learner)).toMatchObject([{ allocations: [{ group: 'giving-back', counted: 3 }] }]);
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
  const pmp = await held(learner, 'pmp');
  const allocations = parts.map((part) => ({ holding: pmp, group: 'giving-back', ...part }));
  const { status, body } = await add(learner, { allocations });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ [`allocations.${pmp}.2`]: sentence });
  expect(await entries(learner)).toEqual([]);
});

test('the list is searched and paged, and the CSV has a line for each allocation, or one without any', async () => {
  const pmp = await held(learner, 'pmp');
  const csm = await held(learner, 'csm');
  await add(learner, {
    allocations: [...education(pmp, { 'power-skills': 3 }), { holding: csm, group: 'learning' }],
  });
  const before = { startsOn: '2020-01-02', endsOn: '2020-01-02' };
  await add(learner, { ...before, title: 'Early', allocations: education(pmp, { 'power-skills': 3 }) });
  await add(learner, { title: '=SUM(A1)', provider: 'Elsewhere' });
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
