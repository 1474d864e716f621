import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { completeLectures, endEnrolment, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
afterEach(() => void vi.restoreAllMocks());

/** Everything that the features learning and certificates store about a person, to check that nothing has changed. */
async function recordOf({ id }: Person) {
  const { db } = product.ctx;
  const lectures = await db
    .selectFrom('lectureProgress as p')
    .innerJoin('enrolments as e', 'e.id', 'p.enrolmentId')
    .select(['p.lectureId', 'p.positionSeconds', 'p.watchedPercent', 'p.completedAt'])
    .where('e.userId', '=', id)
    .orderBy('p.lectureId')
    .execute();
  const enrolments = await db
    .selectFrom('enrolments')
    .select(['courseId', 'completedAt', 'endedAt'])
    .where('userId', '=', id)
    .execute();
  const certificates = await db
    .selectFrom('certificates')
    .select(['courseId', 'status'])
    .where('userId', '=', id)
    .execute();
  return { lectures, enrolments, certificates };
}

/** Each of these attempts is refused, changes nothing and leaves a log line that names the person. */
const attempts = {
  'to complete a lecture that was not watched': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    return { learner, line: `PUT /courses/${course.id}/progress`, body: { lectureId: course.lectureIds[0] } };
  },
  'to complete a locked lecture': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    return { learner, line: `PUT /courses/${course.id}/progress`, body: { lectureId: course.lectureIds[2] } };
  },
  'to complete a lecture of another course': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const other = await makeCourse(product.ctx);
    return { learner, line: `PUT /courses/${course.id}/progress`, body: { lectureId: other.lectureIds[0] } };
  },
  'to complete a lecture of a course that is not theirs': async () => {
    const course = await makeCourse(product.ctx);
    const learner = await makePerson(product.ctx);
    return { learner, line: `PUT /courses/${course.id}/progress`, body: { lectureId: course.lectureIds[0] } };
  },
  'to save progress in a locked lecture': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const line = `PUT /courses/${course.id}/lectures/${course.lectureIds[2]}/playback`;
    return { learner, line, body: { position: 1, percent: 1 } };
  },
  'to save an impossible percentage': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const line = `PUT /courses/${course.id}/lectures/${course.lectureIds[0]}/playback`;
    return { learner, line, body: { position: 1, percent: 1e9 } };
  },
  'for a certificate that was not earned': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await completeLectures(product.ctx, learner.id, course, 2);
    return { learner, line: `POST /certificates/${course.id}/request` };
  },
  'for a certificate of a course that was refunded': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await completeLectures(product.ctx, learner.id, course, 3);
    await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
    return { learner, line: `POST /certificates/${course.id}/request` };
  },
  'to approve their own certificate': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await completeLectures(product.ctx, learner.id, course, 3);
    const requested = await request<{ certificate: { _id: string } }>(
      product,
      `POST /certificates/${course.id}/request`,
      { as: learner },
    );
    return { learner, line: `PUT /certificates/admin/${requested.body.certificate._id}/approve` };
  },
  'for the media of a locked lecture': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    return { learner, line: `GET /courses/${course.id}/lectures/${course.lectureIds[1]}/media` };
  },
  'for media after a refund': async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await completeLectures(product.ctx, learner.id, course, 1);
    await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
    return { learner, line: `GET /courses/${course.id}/lectures/${course.lectureIds[1]}/media` };
  },
};

describe('a learner’s request', () => {
  test.each(Object.entries(attempts))('%s is refused and logged', async (_name, prepare) => {
    const { learner, line, body } = { body: undefined, ...(await prepare()) };
    const before = await recordOf(learner);
    const log = vi.spyOn(product.ctx.log, 'info');
    const response = await request(product, line as 'GET /', { as: learner, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await recordOf(learner)).toEqual(before);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ code: response.body.code, status: response.status, viewer: learner.id }),
      'request refused',
    );
  });
});

test('progress faster than a person can watch is reduced to what is possible, and logged', async () => {
  const { learner, course } = await makeEnrolment(product.ctx, { lectures: [1000] });
  const lecture = `/courses/${course.id}/lectures/${course.lectureIds[0]}` as const;
  await request(product, `GET ${lecture}/media`, { as: learner });
  product.advance(20_000);
  const log = vi.spyOn(product.ctx.log, 'info');
  const save = (percent: number) =>
    request<{ percent: number }>(product, `PUT ${lecture}/playback`, {
      as: learner,
      body: { position: 900, percent },
    });
  expect((await save(100)).body.percent).toBeLessThan(6.5);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ userId: learner.id, requested: 100 }),
    'playback beyond real time',
  );
  log.mockClear();
  await save(5);
  expect(log).not.toHaveBeenCalled();
});
