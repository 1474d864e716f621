import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import { endEnrolment, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { warmPool } from '../../../test/harness/warm-pool.ts';
import { enrol } from './index.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  await warmPool(product);
});
afterAll(() => product.close());
const playback = (as: Person, course: MadeCourse, lecture: number, body: unknown) =>
  request(product, `PUT /courses/${course.id}/lectures/${course.lectureIds[lecture]}/playback`, { as, body });
const complete = (as: Person, course: MadeCourse, lecture: number) =>
  request(product, `PUT /courses/${course.id}/progress`, {
    as,
    body: { lectureId: course.lectureIds[lecture] },
  });
const media = (course: MadeCourse, lecture: number, as?: Person) =>
  request(
    product,
    `GET /courses/${course.id}/lectures/${course.lectureIds[lecture]}/media`,
    as ? { as } : {},
  );
const study = (as: Person, course: MadeCourse) => request(product, `GET /courses/${course.id}/study`, { as });

/** Watches a one-minute lecture to its end, in real time by the product's clock. */
async function watch(as: Person, course: MadeCourse, lecture: number): Promise<void> {
  await media(course, lecture, as);
  product.advance(60_000);
  await playback(as, course, lecture, { position: 60, percent: 100 });
}

const enrolAgain = (userId: string, courseId: string) =>
  product.ctx.db.transaction().execute((trx) =>
    enrol(trx, {
      userId,
      courseId,
      orderId: null,
      now: product.ctx.clock(),
      appUrl: 'http://localhost:3000',
    }),
  );

describe('enrolling', () => {
  test('gives access once and sends one email with the welcome message, even for simultaneous requests', async () => {
    const learner = await makePerson(product.ctx);
    const course = await makeCourse(product.ctx, { title: 'Estimating with ranges' });
    await product.ctx.db
      .updateTable('courses')
      .set({ welcomeMessage: 'Bring your own schedule.' })
      .where('id', '=', course.id)
      .execute();
    await product.runJobs();
    const outcomes = await Promise.all([1, 2, 3].map(() => enrolAgain(learner.id, course.id)));
    expect(outcomes.sort()).toEqual(['already', 'already', 'enrolled']);
    const emails = await product.runJobs();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: learner.email,
      subject: 'You are enrolled: Estimating with ranges',
    });
    expect(emails[0]?.text).toContain('Bring your own schedule.');
    expect(emails[0]?.text).toContain(`http://localhost:3000/dashboard/courses/${course.id}`);
  });

  test('again after access has ended restores the earlier progress', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await watch(learner, course, 0);
    await complete(learner, course, 0);
    await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
    expect((await study(learner, course)).status).toBe(403);
    expect(await enrolAgain(learner.id, course.id)).toBe('enrolled');
    expect((await study(learner, course)).body).toMatchObject({ progress: { progress: 33 } });
  });
});

describe('saving the position in a lecture', () => {
  test('stores no more than a person can have watched, and returns what it stored', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [100, 100] });
    await media(course, 0, learner);
    product.advance(4000);
    const { status, body } = await playback(learner, course, 0, { position: 900, percent: 100 });
    expect(status).toBe(200);
    expect(body.position).toBe(100);
    expect(body.percent).toBeGreaterThanOrEqual(20);
    expect(body.percent).toBeLessThan(25);
  });

  test('never reduces the watched part, in whatever order two devices save', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [60] });
    await media(course, 0, learner);
    product.advance(60_000);
    await Promise.all(
      [30, 80, 10, 55].map((percent) => playback(learner, course, 0, { position: 5, percent })),
    );
    const { body } = await study(learner, course);
    expect(body.sections).toMatchObject([{ lectures: [{ percent: 80, position: 5 }] }]);
  });

  test.each([
    [{ position: -1, percent: 10 }, 'The position must be at least 0.'],
    [{ position: 1, percent: 101 }, 'The percentage must be at most 100.'],
    [{ position: '1', percent: 10 }, 'The position must be a number of seconds.'],
    [{ percent: 10 }, 'The position must be a number of seconds.'],
  ])('refuses %j with an explanation', async (input, sentence) => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const { status, body } = await playback(learner, course, 0, input);
    expect([status, body.message]).toEqual([400, sentence]);
  });

  test('is refused for a locked lecture, for a lecture of another course and for strangers', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const other = await makeCourse(product.ctx);
    const body = { position: 1, percent: 1 };
    expect(await playback(learner, course, 2, body)).toMatchObject({
      status: 403,
      body: { message: 'This lecture is locked' },
    });
    const foreign = `PUT /courses/${course.id}/lectures/${other.lectureIds[0]}/playback` as const;
    expect((await request(product, foreign, { as: learner, body })).status).toBe(404);
    expect((await playback(learner, other, 0, body)).status).toBe(403);
    expect((await request(product, foreign, { body })).status).toBe(401);
  });
});

describe('completing lectures', () => {
  test('is refused until the lecture has been watched to its end, with a tolerance of ten seconds', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [200, 200] });
    await media(course, 0, learner);
    product.advance(60_000);
    product.advance(60_000);
    await playback(learner, course, 0, { position: 188, percent: 94 });
    expect((await complete(learner, course, 0)).status).toBe(409);
    await playback(learner, course, 0, { position: 190, percent: 95 });
    const done = await complete(learner, course, 0);
    expect(done).toMatchObject({
      status: 200,
      body: { success: true, message: 'Lecture completed!', progress: 50, completed: false },
    });
  });

  test.each([3, 8, 10])('is refused for an unwatched lecture of %i seconds', async (seconds) => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [seconds] });
    await media(course, 0, learner);
    expect((await complete(learner, course, 0)).status).toBe(409);
    await playback(learner, course, 0, { position: seconds, percent: 100 });
    expect((await complete(learner, course, 0)).status).toBe(409);
    product.advance(seconds * 1000);
    await playback(learner, course, 0, { position: seconds, percent: 100 });
    expect((await complete(learner, course, 0)).status).toBe(200);
  });

  test('unlocks the next lecture; the last one completes the course', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [60, 60] });
    expect((await media(course, 1, learner)).status).toBe(403);
    expect((await complete(learner, course, 1)).status).toBe(403);
    await watch(learner, course, 0);
    await complete(learner, course, 0);
    await watch(learner, course, 1);
    expect((await complete(learner, course, 1)).body).toMatchObject({ progress: 100, completed: true });
    const progress = await request(product, `GET /courses/${course.id}/progress`, { as: learner });
    expect(progress.body).toMatchObject({
      completedLectures: course.lectureIds,
      progressPercentage: 100,
      completed: true,
    });
  });

  test('succeeds each time when the same lecture is completed several times simultaneously', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [60] });
    await watch(learner, course, 0);
    const responses = await Promise.all([1, 2, 3].map(() => complete(learner, course, 0)));
    expect(responses.map(({ status, body }) => [status, body.progress])).toEqual([
      [200, 100],
      [200, 100],
      [200, 100],
    ]);
  });

  test('completes the course, even if the last two are completed at the same time', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [60, 60] });
    const [first = '', second = ''] = course.lectureIds;
    await product.ctx.db
      .updateTable('lectures')
      .set({ isFreePreview: false })
      .where('id', '=', first)
      .execute();
    await product.ctx.db
      .updateTable('lectures')
      .set({ isFreePreview: true })
      .where('id', '=', second)
      .execute();
    await watch(learner, course, 0);
    await watch(learner, course, 1);
    const responses = await Promise.all([complete(learner, course, 0), complete(learner, course, 1)]);
    expect(responses.map(({ body }) => body.completed).sort()).toEqual([false, true]);
  });

  test('a lecture without a video needs no watching', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await product.ctx.db
      .updateTable('lectures')
      .set({ videoAssetId: null })
      .where('id', '=', course.lectureIds[0] ?? '')
      .execute();
    expect((await complete(learner, course, 0)).status).toBe(200);
  });

  test('reports invalid and unknown lectures with an explanation, and refuses an invalid course id', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const put = (body: unknown) =>
      request(product, `PUT /courses/${course.id}/progress`, { as: learner, body });
    expect(await put({ lectureId: 'first' })).toMatchObject({
      status: 400,
      body: { message: 'Please specify the lecture to complete.' },
    });
    expect(await put({ lectureId: course.id })).toMatchObject({
      status: 404,
      body: { message: 'Lecture not found' },
    });
    expect((await request(product, 'GET /courses/nowhere/progress', { as: learner })).status).toBe(400);
  });
});

describe('studying', () => {
  test('starts at the first lecture, resumes where the learner left off, and shows the welcome once', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await product.ctx.db
      .updateTable('courses')
      .set({ welcomeMessage: 'Hello there' })
      .where('id', '=', course.id)
      .execute();
    expect((await study(learner, course)).body).toMatchObject({
      currentLecture: course.lectureIds[0],
      welcomeMessage: 'Hello there',
    });
    await watch(learner, course, 0);
    await complete(learner, course, 0);
    await request(product, `PUT /courses/${course.id}/welcome`, { as: learner });
    expect((await study(learner, course)).body).toMatchObject({
      currentLecture: course.lectureIds[1],
      welcomeMessage: null,
    });
  });

  test('is for enrolled learners only, whatever their current role', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await product.ctx.db
      .updateTable('users')
      .set({ role: 'instructor' })
      .where('id', '=', learner.id)
      .execute();
    expect((await study(learner, course)).status).toBe(200);
    expect((await study(await makePerson(product.ctx), course)).body.message).toBe(
      'You are not enrolled in this course',
    );
    expect((await study(await makePerson(product.ctx, { verified: false }), course)).status).toBe(403);
  });
});
