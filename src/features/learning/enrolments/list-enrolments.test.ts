import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

describe('a learner’s course list', () => {
  test('counts, filters, searches and paginates', async () => {
    const learner = await makePerson(product.ctx);
    const list = (query = '') => request(product, `GET /dashboard/enrolments${query}`, { as: learner });
    expect((await list()).body).toMatchObject({
      enrollments: [],
      total: 0,
      counters: { enrolled: 0, completed: 0, inProgress: 0 },
    });
    for (const title of ['Alpha', 'Beta 100%', 'Gamma']) {
      const course = await makeCourse(product.ctx, {
        title,
        lectures: [60, 60],
        certificationAvailable: title !== 'Gamma',
      });
      await makeEnrolment(product.ctx, { learner, course });
      if (title === 'Alpha') await completeLectures(product.ctx, learner.id, course, 2);
      product.advance(1000);
    }
    const { body } = await list('?limit=2');
    expect(body).toMatchObject({
      total: 3,
      page: 1,
      limit: 2,
      counters: { enrolled: 3, completed: 1, inProgress: 2 },
    });
    expect(titles(body)).toEqual(['Gamma', 'Beta 100%']);
    expect(titles((await list('?limit=2&page=2')).body)).toEqual(['Alpha']);
    expect(titles((await list('?status=completed')).body)).toEqual(['Alpha']);
    expect(titles((await list('?certification=true')).body)).toEqual(['Beta 100%', 'Alpha']);
    expect(titles((await list('?search=100%25')).body)).toEqual(['Beta 100%']);
    expect((await list('?page=0')).status).toBe(400);
  });

  test('marks the lectures that are completed, one milestone each', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [60, 60, 60] });
    const milestones = async () => {
      const { body } = await request(product, 'GET /dashboard/enrolments', { as: learner });
      return (body as { enrollments: { progress: { milestones: { completed: boolean }[] } }[] })
        .enrollments[0]?.progress.milestones;
    };
    const rail = (...done: boolean[]) => done.map((completed) => ({ lectures: 1, completed }));
    expect(await milestones()).toEqual(rail(false, false, false));
    await completeLectures(product.ctx, learner.id, course, 1);
    expect(await milestones()).toEqual(rail(true, false, false));
  });

  test('includes a course whose certificate was requested before it stopped offering one', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await completeLectures(product.ctx, learner.id, course, 3);
    await request(product, `POST /certificates/${course.id}/request`, { as: learner });
    await makeEnrolment(product.ctx, { learner, certificationAvailable: false });
    await product.ctx.db
      .updateTable('courses')
      .set({ certificationAvailable: false })
      .where('id', '=', course.id)
      .execute();
    const { body } = await request(product, 'GET /dashboard/enrolments?certification=true', { as: learner });
    expect(body).toMatchObject({ total: 1, enrollments: [{ course: { _id: course.id } }] });
  });
});

const titles = (body: Record<string, unknown>) =>
  (body.enrollments as { course: { title: string } }[]).map(({ course }) => course.title);
