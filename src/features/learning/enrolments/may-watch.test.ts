import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { mayStillWatch, mayStudy, type WatchClaim } from './may-watch.server.ts';

let product: TestProduct;
let course: MadeCourse;
beforeAll(async () => {
  product = await createTestProduct();
  course = await makeCourse(product.ctx);
});
afterAll(() => product.close());

const claim = (kind: WatchClaim['kind'], userId: string | null, of = course, lecture = 1): WatchClaim => ({
  kind,
  userId,
  courseId: of.id,
  lectureId: of.lectureIds[lecture] ?? '',
});
const mayWatch = (...args: Parameters<typeof claim>) => mayStillWatch(product.ctx, claim(...args));

describe('a URL signed for a learner', () => {
  test('works for enrolled learners, in this course only', async () => {
    const { learner } = await makeEnrolment(product.ctx, { course });
    expect(await mayWatch('study', learner.id)).toBe(true);
    expect(await mayWatch('study', learner.id, await makeCourse(product.ctx))).toBe(false);
    expect(await mayWatch('study', (await makePerson(product.ctx)).id)).toBe(false);
  });

  test('never works without an account', async () => {
    expect(await mayWatch('study', null)).toBe(false);
    expect(await mayWatch('study', null, course, 0), 'not even the free preview').toBe(false);
    expect(await mayWatch('study', '019a0000-0000-7000-8000-000000000000')).toBe(false);
  });

  test.each([
    ['deactivated', { isActive: false }],
    ['no longer confirmed', { verifiedAt: null }],
  ] as const)('ends when the account is %s', async (_name, change) => {
    const { learner } = await makeEnrolment(product.ctx, { course });
    await product.ctx.db.updateTable('users').set(change).where('id', '=', learner.id).execute();
    expect(await mayWatch('study', learner.id)).toBe(false);
  });
});

describe('a URL signed for staff', () => {
  test('works for the instructor and for administrators', async () => {
    const admin = await makePerson(product.ctx, { role: 'admin' });
    for (const kind of ['owner', 'study'] as const) {
      expect(await mayWatch(kind, course.instructorId)).toBe(true);
      expect(await mayWatch(kind, admin.id)).toBe(true);
    }
  });

  test('does not work for another instructor or a former one', async () => {
    const other = await makePerson(product.ctx, { role: 'instructor' });
    expect(await mayWatch('owner', other.id)).toBe(false);
    const former = await makePerson(product.ctx, { role: 'user' });
    const own = await makeCourse(product.ctx, { instructorId: former.id });
    expect(await mayWatch('owner', former.id, own)).toBe(false);
  });

  test('does not open a course that does not exist', async () => {
    const admin = await makePerson(product.ctx, { role: 'admin' });
    expect(await mayStudy(product.ctx.db, admin.id, '019a0000-0000-7000-8000-000000000000')).toBe(false);
  });
});

describe('a URL signed for a free preview', () => {
  test('works for everyone, for that lecture of that course only', async () => {
    expect(await mayWatch('preview', null, course, 0)).toBe(true);
    expect(await mayWatch('preview', null, course, 1), 'another lecture').toBe(false);
    const other = await makeCourse(product.ctx);
    const mixed = { ...claim('preview', null, course, 0), courseId: other.id };
    expect(await mayStillWatch(product.ctx, mixed), 'a lecture of another course').toBe(false);
  });

  test.each([
    ['unpublished', { isPublished: false }],
    ['archived', { status: 'archived' }],
  ] as const)('ends when the course is %s, but its learners’ own URLs still work', async (_name, change) => {
    const gone = await makeCourse(product.ctx);
    const { learner } = await makeEnrolment(product.ctx, { course: gone });
    await product.ctx.db.updateTable('courses').set(change).where('id', '=', gone.id).execute();
    expect(await mayWatch('preview', null, gone, 0)).toBe(false);
    expect(await mayWatch('preview', learner.id, gone, 0)).toBe(false);
    expect(await mayWatch('study', learner.id, gone, 0), 'their study URL still works').toBe(true);
  });
});
