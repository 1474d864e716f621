import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdf } from '../../../../test/factories/buying/bank-purchase.ts';
import { type MadeCourse, makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { CourseDetail, Credit } from '../../catalogue/contract.ts';
import type { Entry } from '../contract.ts';
import { expireCredits } from './expire-credits.server.ts';
import type { CourseCredits, CreditClaim, CreditState } from './shapes.ts';

let product: TestProduct;
let instructor: Person;
let admin: Person;
let course: MadeCourse;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  instructor = await makePerson(product.ctx, { role: 'instructor' });
  admin = await makePerson(product.ctx, { role: 'admin' });
  // Six hours and 36 minutes.
  course = await makeCourse(product.ctx, {
    instructorId: instructor.id,
    lectures: [12_000, 11_760],
    category: 'Risk Management',
    status: 'approved',
  });
});

type Refused = { message: string; fields?: Record<string, string> };

const daysFromNow = (days: number) =>
  new Date(product.ctx.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const pmi = { family: 'pmi', amount: '6.5', 'area.ways-of-working': '2.5', 'area.power-skills': '4' };

function claim(
  fields: Record<string, string> = {},
  { as = instructor, file = new Blob([pdf()]) as Blob | null } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...pmi, ...fields })) form.set(name, value);
  if (file) form.set('file', file, 'proof.pdf');
  return request<{ claim: { _id: string } } & Refused>(product, `POST /courses/${course.id}/credits`, {
    as,
    form,
  });
}

const decide = (id: string, action: 'verify' | 'refuse', as = admin) =>
  request<Refused>(product, `PUT /admin/course-credits/${id}/${action}`, {
    as,
    ...(action === 'refuse' && { body: { reason: 'The number belongs to another provider.' } }),
  });

const shown = async (): Promise<Credit[]> =>
  (await request<{ course: CourseDetail }>(product, `GET /courses/${course.slug}`)).body.course.credits;

const queue = async (state: CreditState) =>
  (
    await request<{ claims: CreditClaim[] }>(product, `GET /admin/course-credits?state=${state}`, {
      as: admin,
    })
  ).body.claims;

const found = async (query: string) =>
  (
    await request<{ courses: { _id: string }[] }>(product, `GET /courses?limit=100&${query}`)
  ).body.courses.map(({ _id }) => _id);

describe('a claim', () => {
  test('is self-reported until an administrator verifies it; only then is its provider number public', async () => {
    const { status, body } = await claim({ providerNumber: 'C174' });
    expect(status).toBe(200);
    expect(await shown()).toEqual([
      {
        family: 'pmi',
        label: 'about 6.5 PDU, self-reported',
        amount: 6.5,
        areas: [
          { key: 'ways-of-working', amount: 2.5 },
          { key: 'power-skills', amount: 4 },
        ],
        isVerified: false,
        providerNumber: null,
        validUntil: null,
      },
    ]);
    expect((await decide(body.claim._id, 'verify')).status).toBe(200);
    expect(await shown()).toMatchObject([{ isVerified: true, providerNumber: 'C174' }]);
    const audits = product.ctx.db.selectFrom('auditLog').select('action');
    const audited = await audits
      .where('subjectId', '=', course.id)
      .where('action', 'like', 'course_credits.%')
      .execute();
    expect(audited).toEqual([{ action: 'course_credits.verify' }]);
  });

  test('is refused with a reason, which the instructor sees; the course shows nothing, and another can follow', async () => {
    const { body } = await claim();
    expect((await decide(body.claim._id, 'refuse')).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await claim()).status).toBe(200);
    const own = await request<CourseCredits>(product, `GET /courses/${course.id}/credits`, {
      as: instructor,
    });
    expect(own.body.claims.map(({ state, note }) => [state, note])).toEqual([
      ['claimed', ''],
      ['refused', 'The number belongs to another provider.'],
    ]);
  });

  test('accepts only one decision when two administrators decide at the same time', async () => {
    const { body } = await claim();
    const other = await makePerson(product.ctx, { role: 'admin' });
    const answers = await Promise.all([
      decide(body.claim._id, 'verify'),
      decide(body.claim._id, 'refuse', other),
      decide(body.claim._id, 'verify', other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.message).toBe('A decision on this claim has already been made.');
  });

  test('is replaced by another for the same body until an administrator decides', async () => {
    const first = await claim();
    const second = await claim({ amount: '6', 'area.power-skills': '3.5' });
    expect(await shown()).toMatchObject([{ amount: 6 }]);
    expect((await decide(first.body.claim._id, 'verify')).status).toBe(404);
    await decide(second.body.claim._id, 'verify');
    const third = await claim();
    expect([third.status, third.body.message]).toEqual([
      409,
      'These credits are verified. Withdraw them before you claim new ones for the same body.',
    ]);
  });

  test.each([
    [{ amount: '6.75' }, 'amount', 'The learning time of this course allows at most 6.5 PDU.'],
    [{ amount: '6.6' }, 'amount', 'Please enter a multiple of 0.25 PDU.'],
    [{ amount: '0' }, 'amount', 'Please enter more than 0.'],
    [{ amount: 'six' }, 'amount', 'Please enter a number such as 6.5.'],
    [{ amount: '65e-1' }, 'amount', 'Please enter a number such as 6.5.'],
    [{ 'area.power-skills': '3' }, 'areas', 'The areas must add up to 6.5 PDU; they add up to 5.5.'],
    [{ family: 'peoplecert' }, 'areas', 'Only PMI splits credits into areas.'],
    [{ family: 'iso' }, 'family', 'Please choose a certification body.'],
    [
      { validFrom: '2999-01-01' },
      'validFrom',
      'The first day can’t be in the future. Claim the credits on that day.',
    ],
    [
      { validFrom: '2026-05-03', validUntil: '2026-05-02' },
      'validUntil',
      'The last day must be on or after the first day.',
    ],
    [
      { validFrom: '2020-01-01', validUntil: '2020-05-02' },
      'validUntil',
      'The last day can’t be in the past.',
    ],
    [{ providerNumber: 'x'.repeat(41) }, 'providerNumber', 'Please use at most 40 characters.'],
  ])('is refused with %j', async (change, field, sentence) => {
    const { status, body } = await claim(change);
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({ [field]: sentence });
    expect(await shown()).toEqual([]);
  });

  test('needs a proof that is a PDF or an image by its content, of at most 5 MB', async () => {
    const text = new Blob(['no PDF'], { type: 'application/pdf' });
    const large = new Blob([pdf(), new Uint8Array(5 * 1024 * 1024)]);
    expect((await claim({}, { file: null })).body.fields).toEqual({ file: 'Please upload your proof.' });
    expect((await claim({}, { file: text })).status).toBe(415);
    expect((await claim({}, { file: large })).status).toBe(413);
    expect(await shown()).toEqual([]);
  });

  test('can be made only by the course’s instructor', async () => {
    const other = await makePerson(product.ctx, { role: 'instructor' });
    expect((await claim({}, { as: other })).status).toBe(404);
  });
});

describe('the learning time', () => {
  const setPractice = async (minutes: number) => {
    await product.ctx.db
      .updateTable('courses')
      .set({ practiceMinutes: minutes })
      .where('id', '=', course.id)
      .execute();
  };

  test('includes the time for exercises, which the reviewer sees', async () => {
    await setPractice(30);
    await product.ctx.db
      .updateTable('lectures')
      .set({ practiceMinutes: 30 })
      .where('id', '=', course.lectureIds[1] ?? '')
      .execute();
    const { body } = await claim({ amount: '7', 'area.power-skills': '4.5' });
    const [waiting] = (await queue('claimed')).filter(({ _id }) => _id === body.claim._id);
    expect(waiting?.learning).toMatchObject({ practiceMinutes: 30, practice: [{ minutes: 30 }] });
  });

  test('lowers what the course shows, in whole steps, and its areas with it, when it becomes shorter', async () => {
    await setPractice(30);
    const { body } = await claim({ amount: '7', 'area.power-skills': '4.5' });
    expect(await shown()).toMatchObject([{ amount: 7 }]);
    await setPractice(0);
    expect(await shown()).toMatchObject([
      { amount: 6.5, areas: [{ amount: 2 }, { key: 'power-skills', amount: 4.5 }] },
    ]);
    await decide(body.claim._id, 'verify');
    expect((await product.runJobs()).at(-1)?.text).toContain('show 6.5 PDU for PMI');
    await product.ctx.db
      .updateTable('courses')
      .set({ totalSeconds: 800 })
      .where('id', '=', course.id)
      .execute();
    expect(await shown()).toEqual([]);
  });
});

test('the catalogue filters by body, area and minimum, with or without a search', async () => {
  const other = course;
  course = await makeCourse(product.ctx, { instructorId: instructor.id, lectures: [30_000] });
  await claim({ amount: '8', 'area.ways-of-working': '8', 'area.power-skills': '0' });
  const large = course;
  course = other;
  await claim();
  const both = (ids: string[]) => [ids.includes(other.id), ids.includes(large.id)];
  expect(both(await found('scheme=pmi'))).toEqual([true, true]);
  expect(both(await found('scheme=pmi&minCredits=7'))).toEqual([false, true]);
  expect(both(await found('minCredits=6.5'))).toEqual([true, true]);
  expect(both(await found('area=power-skills'))).toEqual([true, false]);
  expect(both(await found('area=power-skills&minCredits=4.25'))).toEqual([false, false]);
  expect(both(await found('scheme=apm'))).toEqual([false, false]);
  expect(both(await found('search=risk&scheme=pmi&minCredits=7'))).toEqual([false, true]);
  expect((await request(product, 'GET /courses?scheme=iso')).status).toBe(400);
  expect((await request(product, 'GET /courses?minCredits=-1')).status).toBe(400);
});

describe('completing the course', () => {
  async function complete(learner: Person) {
    await makeEnrolment(product.ctx, { learner, course });
    await completeLectures(product.ctx, learner.id, course, 1);
    await product.ctx.db
      .updateTable('lectures')
      .set({ videoAssetId: null })
      .where('courseId', '=', course.id)
      .execute();
    await request(product, `PUT /courses/${course.id}/progress`, {
      as: learner,
      body: { lectureId: course.lectureIds[1] },
    });
  }
  const hold = (learner: Person, scheme: string) =>
    request(product, 'POST /renewals/holdings', {
      as: learner,
      body: { scheme, earnedOn: daysFromNow(-100) },
    });
  const allocations = async (learner: Person) =>
    (
      await request<{ entries: Entry[] }>(product, 'GET /renewals/entries', { as: learner })
    ).body.entries.flatMap((entry) =>
      entry.allocations.map(({ name, hours, areas, counted }) => ({ name, hours, areas, counted })),
    );

  test('proposes the credits of the course for certifications of that body, and its hours for others', async () => {
    await claim();
    const learner = await makePerson(product.ctx);
    await hold(learner, 'pmp');
    await hold(learner, 'csm');
    await complete(learner);
    expect((await allocations(learner)).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'CSM', hours: 6.6, areas: {}, counted: 6.6 },
      { name: 'PMP', hours: 6.5, areas: { 'ways-of-working': 2.5, 'power-skills': 4 }, counted: 6.5 },
    ]);
  });

  test('keeps the credits if it happens before they end; from midnight UTC the course no longer shows them', async () => {
    const { body } = await claim({ validUntil: daysFromNow(2) });
    await decide(body.claim._id, 'verify');
    const learner = await makePerson(product.ctx);
    await complete(learner);
    const at = (moment: string) => ({ ...product.ctx, clock: () => new Date(moment) });
    await expireCredits(at(`${daysFromNow(2)}T23:59:59Z`));
    expect(await shown()).toMatchObject([{ validUntil: daysFromNow(2) }]);
    await expireCredits(at(`${daysFromNow(3)}T00:00:00Z`));
    expect(await shown()).toEqual([]);
    expect(await queue('expired')).toContainEqual(expect.objectContaining({ _id: body.claim._id }));
    await hold(learner, 'pmp');
    expect(await allocations(learner)).toMatchObject([{ name: 'PMP', hours: 6.5 }]);
  });
});
