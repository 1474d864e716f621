import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Enrolment, Recommendation } from '../contract.ts';
import { dayOf } from '../plan/plan.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const inDays = (days: number) => dayOf(new Date(product.ctx.clock().getTime() + days * 86_400_000));
const setDate = (courseId: string, as: Person, date: unknown) =>
  request<{ targetDate: string; plan: Enrolment['plan']; message: string }>(
    product,
    `PUT /courses/${courseId}/target-date`,
    { as, body: { date } },
  );
const own = async (as: Person) =>
  (await request<{ enrollments: Enrolment[] }>(product, 'GET /dashboard/enrolments', { as })).body
    .enrollments[0];

describe('a target date', () => {
  test('gives a weekly plan of what is left, and can be cleared', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { lectures: [600, 600, 600, 600] });
    await completeLectures(product.ctx, learner.id, course, 1);
    const { body } = await setDate(course.id, learner, inDays(13));
    const plan = {
      daysLeft: 13,
      urgency: 'Upcoming',
      lecturesLeft: 3,
      minutesLeft: 30,
      lecturesPerWeek: 2,
      minutesPerWeek: 15,
    };
    expect(body).toMatchObject({ targetDate: inDays(13), plan });
    expect(await own(learner)).toMatchObject({ targetDate: inDays(13), plan });
    await setDate(course.id, learner, null);
    expect(await own(learner)).toMatchObject({ targetDate: null, plan: null });
  });

  test('may be a date and time, of which only the date counts', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const { body } = await setDate(course.id, learner, `${inDays(2)}T09:30:00.000Z`);
    expect(body).toMatchObject({ targetDate: inDays(2), plan: { urgency: 'Soon' } });
  });

  test.each([['yesterday'], ['2026-02-30'], [''], [17], [undefined]])('cannot be %j', async (date) => {
    const { learner, course } = await makeEnrolment(product.ctx);
    expect((await setDate(course.id, learner, date)).status).toBe(400);
  });

  test('must be within five years from now, on an unfinished course of your own', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    expect((await setDate(course.id, learner, inDays(-2))).body.message).toBe(
      'Please choose today or a later date.',
    );
    expect((await setDate(course.id, learner, inDays(3000))).status).toBe(400);
    expect((await setDate(course.id, await makePerson(product.ctx), inDays(2))).status).toBe(403);
    await completeLectures(product.ctx, learner.id, course, 3);
    expect(await setDate(course.id, learner, inDays(2))).toMatchObject({
      status: 409,
      body: { message: 'You have already finished this course.' },
    });
  });

  test('is overdue and urgent once it has passed', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await setDate(course.id, learner, inDays(1));
    product.advance(3 * 86_400_000);
    expect((await own(learner))?.plan).toMatchObject({ daysLeft: -2, urgency: 'Urgent', lecturesPerWeek: 3 });
  });
});

describe('recommendations', () => {
  const forMe = async (as: Person, limit = 12) =>
    (
      await request<{ recommendations: Recommendation[] }>(
        product,
        `GET /dashboard/recommendations?limit=${limit}`,
        { as },
      )
    ).body.recommendations;

  test('give the reason: others took it, the same instructor, the same category', async () => {
    const taken = await makeCourse(product.ctx, { title: 'Taken', category: 'Business Analysis' });
    const { learner } = await makeEnrolment(product.ctx, { course: taken });
    const together = await makeCourse(product.ctx, { title: 'Together' });
    for (let fellow = 0; fellow < 3; fellow++) {
      const { learner: other } = await makeEnrolment(product.ctx, { course: taken });
      await makeEnrolment(product.ctx, { learner: other, course: together });
    }
    const sameInstructor = await makeCourse(product.ctx, {
      instructorId: taken.instructorId,
      instructorName: 'Grace Hopper',
    });
    const sameCategory = await makeCourse(product.ctx, { category: 'Business Analysis' });
    const hidden = await makeCourse(product.ctx, { category: 'Business Analysis', isPublished: false });
    const found = await forMe(learner);
    const reasons = new Map(found.map(({ course, reason }) => [course._id, reason]));
    expect(found[0]?.course._id).toBe(together.id);
    expect(reasons.get(together.id)).toBe('Popular with people who took “Taken”');
    expect(reasons.get(sameInstructor.id)).toBe('More from Grace Hopper');
    expect(reasons.get(sameCategory.id)).toBe('Because you’re learning Business Analysis');
    expect(reasons.has(taken.id)).toBe(false);
    expect(reasons.has(hidden.id)).toBe(false);
    expect(await forMe(learner, 2)).toHaveLength(2);
  });

  test('are the newest courses for a learner without courses', async () => {
    const found = await forMe(await makePerson(product.ctx));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ reason }) => reason))).toEqual(new Set(['New in the catalogue']));
  });

  test('do not run out while there are courses that the learner has not taken', async () => {
    const { ctx } = product;
    const category = 'Strategic Leadership';
    const { id: instructorId } = await makePerson(ctx, { role: 'instructor' });
    const left = await makeCourse(ctx, { instructorId, category, title: 'Left to take' });
    const { learner } = await makeEnrolment(ctx, {
      course: await makeCourse(ctx, { instructorId, category }),
    });
    await ctx.pool.query(
      `with taken as (
         insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language,
           price_cents, status, is_published, created_at)
         select 'taken-' || n, instructor_id, instructor_name, 'Taken', '', '', category, level, language, price_cents,
           status, is_published, now() + interval '1 day'
         from courses, generate_series(1, 30) n where id = $1
         returning id
       )
       insert into enrolments (user_id, course_id) select $2, id from taken`,
      [left.id, learner.id],
    );
    const found = await forMe(learner);
    expect(found.map(({ course }) => course._id)).toContain(left.id);
  });
});
