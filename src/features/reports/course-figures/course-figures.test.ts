import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { CourseFunnel, DropOff, TaughtReview } from '../contract.ts';

let product: TestProduct;
let teacher: Person;
let course: MadeCourse;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  teacher = await makePerson(product.ctx, { role: 'instructor' });
  course = await makeCourse(product.ctx, { instructorId: teacher.id, priceCents: 5000 });
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
type Visit = { kind?: string; as?: Person; userAgent?: string; id?: string };
const visit = ({ kind = 'view', as, userAgent = browser, id = course.id }: Visit = {}) =>
  request(product, `POST /courses/${id}/visits`, {
    as,
    body: { kind },
    headers: { 'user-agent': userAgent },
  });
const read = async <T>(path: string) =>
  (await request<T>(product, `GET /courses/instructor-${path}`, { as: teacher })).body;
const funnel = async () => (await read<{ courses: CourseFunnel[] }>('funnel')).courses;

test('views and previews of visitors and learners are counted by course', async () => {
  const learner = await makePerson(product.ctx);
  await Promise.all([visit(), visit({ as: learner }), visit(), visit({ kind: 'preview' })]);
  await makeEnrolment(product.ctx, { learner, course });
  expect(await funnel()).toEqual([
    { _id: course.id, title: course.title, views: 3, previews: 1, checkouts: 0, enrolments: 1 },
  ]);
});

test('robots, administrators and the instructor are not counted', async () => {
  const admin = await makePerson(product.ctx, { role: 'admin' });
  for (const userAgent of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8', ''])
    await visit({ userAgent });
  expect((await visit({ as: admin })).status).toBe(200);
  expect((await visit({ as: teacher })).status).toBe(200);
  expect(await funnel()).toMatchObject([{ views: 0 }]);
});

test('a course that is not public, or does not exist, is not found', async () => {
  const hidden = await makeCourse(product.ctx, { instructorId: teacher.id, isPublished: false });
  expect((await visit({ id: hidden.id })).status).toBe(404);
  expect((await visit({ id: teacher.id })).status).toBe(404);
  expect((await visit({ kind: 'visit' })).status).toBe(400);
});

test('counters older than 30 days are left out', async () => {
  await product.ctx.db
    .insertInto('courseVisits')
    .values({ courseId: course.id, day: '2020-01-01', views: 7, previews: 7 })
    .execute();
  expect(await funnel()).toMatchObject([{ views: 0, previews: 0 }]);
});

test('a lecture is reached by learners who opened it or a later one', async () => {
  const [first = '', second = ''] = course.lectureIds;
  for (const lectureId of [null, first, second]) await startAt(lectureId);
  const { learners, lectures } = await read<DropOff>(`drop-off?course=${course.id}`);
  expect(learners).toBe(3);
  expect(lectures.map(({ reached }) => reached)).toEqual([2, 1, 0]);
  const other = await makeCourse(product.ctx);
  const refused = await request(product, `GET /courses/instructor-drop-off?course=${other.id}`, {
    as: teacher,
  });
  expect(refused.status).toBe(404);
});

/** A learner who opened one lecture, or none. */
async function startAt(lectureId: string | null): Promise<void> {
  const { learner } = await makeEnrolment(product.ctx, { course });
  if (!lectureId) return;
  const { id: enrolmentId } = await product.ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', learner.id)
    .executeTakeFirstOrThrow();
  const now = product.ctx.clock();
  await product.ctx.db
    .insertInto('lectureProgress')
    .values({ enrolmentId, lectureId, openedAt: now, updatedAt: now })
    .execute();
}

test('the newest reviews come first, without surnames', async () => {
  for (const [name, rating, day] of [
    ['Anna Alpha', 4, '2026-01-01'],
    ['Bela Beta', 5, '2026-01-02'],
  ] as const) {
    const learner = await makePerson(product.ctx, { name });
    await product.ctx.db
      .insertInto('reviews')
      .values({ userId: learner.id, courseId: course.id, rating, text: name, createdAt: new Date(day) })
      .execute();
  }
  const { reviews } = await read<{ reviews: TaughtReview[] }>('reviews');
  expect(reviews.map(({ author, rating, answered }) => [author, rating, answered])).toEqual([
    ['Bela B.', 5, false],
    ['Anna A.', 4, false],
  ]);
});
