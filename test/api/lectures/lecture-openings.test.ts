import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LectureMedia } from '../../../src/features/learning/contract.ts';
import type { MadeCourse } from '../../factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../factories/enrolments.ts';
import { makePerson, type Person } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

let product: TestProduct;
let learner: Person;
let course: MadeCourse;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  ({ learner, course } = await makeEnrolment(product.ctx));
  await completeLectures(product.ctx, learner.id, course, 1);
});

const notOpen = { status: 403, body: { code: 'learning.not_open_yet' } };
const lecture = () => course.lectureIds[1] ?? '';
const opening = (change: object, id = lecture()) =>
  product.ctx.db.updateTable('lectures').set(change).where('id', '=', id).execute();
const media = (as: Person, id = lecture()) =>
  request<LectureMedia>(product, `GET /courses/${course.id}/lectures/${id}/media`, { as });
const progress = (as: Person) =>
  request(product, `PUT /courses/${course.id}/lectures/${lecture()}/playback`, {
    as,
    body: { position: 1, percent: 1 },
  });

describe('a lecture that is not open yet', () => {
  beforeEach(() => opening({ opensAfterDays: 7 }));

  test('does not give a learner its video or resources, and accepts no progress', async () => {
    expect(await media(learner)).toMatchObject(notOpen);
    expect((await progress(learner)).status).toBe(403);
    const body = { lectureId: lecture() };
    expect(await request(product, `PUT /courses/${course.id}/progress`, { as: learner, body })).toMatchObject(
      notOpen,
    );
  });

  test('opens seven times 24 hours after enrolling', async () => {
    const { enrolledAt } = await product.ctx.db
      .selectFrom('enrolments')
      .select('enrolledAt')
      .where('userId', '=', learner.id)
      .executeTakeFirstOrThrow();
    const move = (milliseconds: number) =>
      product.ctx.db
        .updateTable('enrolments')
        .set({ enrolledAt: new Date(enrolledAt.getTime() - milliseconds) })
        .where('userId', '=', learner.id)
        .execute();
    await move(7 * 86_400_000 - 60_000);
    expect(await media(learner)).toMatchObject(notOpen);
    await move(7 * 86_400_000 + 60_000);
    expect((await media(learner)).status).toBe(200);
  });

  test('is open to administrators', async () => {
    const admin = await makePerson(product.ctx, { role: 'admin' });
    expect((await media(admin)).status).toBe(200);
  });

  test('stays open to a learner who completed it before', async () => {
    await product.ctx.db
      .insertInto('lectureProgress')
      .values({
        enrolmentId: product.ctx.db.selectFrom('enrolments').select('id').where('userId', '=', learner.id),
        lectureId: lecture(),
        watchedPercent: 100,
        completedAt: product.ctx.clock(),
      } as never)
      .execute();
    expect((await media(learner)).status).toBe(200);
  });

  test('accepts no questions', async () => {
    const asked = await request(product, `PUT /courses/${course.id}/threads/${randomUUID()}`, {
      as: learner,
      body: { lectureId: lecture(), second: 3, title: 'Who decides?', body: 'Nobody does.' },
    });
    expect(asked).toMatchObject(notOpen);
  });

  test('the free preview is never closed', async () => {
    await opening({ opensAfterDays: 7 }, course.lectureIds[0]);
    expect((await media(learner, course.lectureIds[0])).status).toBe(200);
  });
});

test('a lecture that opens on a day is closed until its stored opening time', async () => {
  const now = product.ctx.clock().getTime();
  await opening({ opensOn: '2026-05-03', opensZone: 'Etc/GMT-14', opensAt: new Date(now + 60_000) });
  expect(await media(learner)).toMatchObject(notOpen);
  await opening({ opensAt: new Date(now - 60_000) });
  expect((await media(learner)).status).toBe(200);
});
