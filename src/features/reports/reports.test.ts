import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { AdminStats, InstructorSummary, RecentActivities, TaughtEnrolment, Trends } from './contract.ts';

let product: TestProduct;
let admin: Person;
let teacher: Person;
let courses: MadeCourse[];
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

beforeEach(async () => {
  teacher = await makePerson(product.ctx, { role: 'instructor', name: 'Tess Teacher' });
  courses = [
    await makeCourse(product.ctx, { instructorId: teacher.id, title: 'Baselines', priceCents: 10_000 }),
    await makeCourse(product.ctx, { instructorId: teacher.id, title: 'Earned value', isPublished: false }),
  ];
});

const get = async <T>(path: string, as: Person) =>
  (await request<T>(product, `GET ${path as '/'}`, { as })).body;
const stats = async () => (await get<{ stats: AdminStats }>('/admin/stats', admin)).stats;
const trends = async (query = '') => (await get<{ trends: Trends }>(`/admin/trends?${query}`, admin)).trends;

type Sale = {
  course?: MadeCourse;
  status?: 'completed' | 'refunded' | 'pending';
  cents?: number;
  back?: number;
};

/** A user with an order, enrolled unless it is pending. */
async function sell({ course = courses[0]!, status = 'completed', cents = 10_000, back = 0 }: Sale = {}) {
  const { ctx } = product;
  const learner = await makePerson(ctx, { name: 'Lea Learner' });
  const order = await ctx.db
    .insertInto('orders')
    .values({
      userId: learner.id,
      courseId: course.id,
      method: 'stripe',
      status,
      amountCents: cents,
      refundedCents: status === 'refunded' ? cents : back,
      disputes: '{}',
      completedAt: status === 'pending' ? null : ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 'pending') return learner;
  await makeEnrolment(ctx, { learner, course });
  const ended = status === 'refunded' ? ctx.clock() : null;
  await ctx.db
    .updateTable('enrolments')
    .set({ orderId: order.id, endedAt: ended })
    .where('userId', '=', learner.id)
    .execute();
  return learner;
}

describe('the administrator’s figures', () => {
  test('equal the sums of the rows', async () => {
    const before = await stats();
    await sell();
    await sell({ cents: 5000, back: 1500 });
    await sell({ status: 'refunded' });
    await sell({ status: 'pending' });
    await makePerson(product.ctx, { role: 'instructor', active: false });
    await makeCourse(product.ctx, { instructorId: teacher.id, status: 'pending' });
    const { learner, course } = await makeEnrolment(product.ctx);
    await product.ctx.db
      .insertInto('certificates')
      .values({
        number: `MP-${learner.id.slice(-8)}`,
        userId: learner.id,
        courseId: course.id,
        learnerName: learner.name,
        courseTitle: course.title,
        completionPercentage: 100,
      })
      .execute();
    const after = await stats();
    const grown = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, value - before[name as keyof AdminStats]]),
    );
    expect(grown).toEqual({
      totalUsers: 7,
      totalCourses: 2,
      activeInstructors: 1,
      enrolledStudents: 3,
      pendingCourses: 1,
      pendingCertificates: 1,
      totalRevenue: 135,
    });
  });

  test('recent activities are the newest five of all users, courses and orders', async () => {
    product.advance(60_000);
    const learner = await sell();
    const response = await get<RecentActivities>('/admin/recent-activities', admin);
    expect(response.activities).toHaveLength(5);
    const times = response.activities.map((activity) => activity.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(response.activities).toContainEqual(
      expect.objectContaining({ type: 'order', user: { name: learner.name, email: learner.email } }),
    );
    expect(response.recentUsers.length).toBeLessThanOrEqual(5);
  });

  test('a recent order of a bundle names the bundle', async () => {
    product.advance(60_000);
    const { db } = product.ctx;
    const learner = await sell();
    const bundle = { ownerId: teacher.id, title: 'A route', slug: `route-${teacher.id}`, priceCents: 10_000 };
    const { id } = await db.insertInto('bundles').values(bundle).returning('id').executeTakeFirstOrThrow();
    const ofLearner = db.updateTable('orders').where('userId', '=', learner.id);
    await ofLearner.set({ kind: 'bundle', bundleId: id }).execute();
    const { recentOrders } = await get<RecentActivities>('/admin/recent-activities', admin);
    expect(recentOrders[0]).toMatchObject({ bundle: { title: 'A route' }, isGift: false });
  });
});

describe('trends', () => {
  test('count each event on its day, without refunds', async () => {
    const before = await trends();
    expect(before.points).toHaveLength(30);
    const today = before.points.at(-1)!;
    const learner = await sell({ back: 2500 });
    await completeLectures(product.ctx, learner.id, courses[0]!, 3);
    await sell({ status: 'refunded' });
    const after = (await trends()).points.at(-1)!;
    expect(after).toEqual({
      date: today.date,
      signUps: (today.signUps ?? 0) + 2,
      enrolments: today.enrolments + 1,
      completions: today.completions + 1,
      revenue: today.revenue + 75,
    });
  });

  test('sum up the period before only up to the same time of day', async () => {
    const day = 86_400_000;
    const back = async (days: number, extra = 0) => {
      const learner = await sell();
      const at = new Date(product.ctx.clock().getTime() - days * day + extra);
      await product.ctx.db
        .updateTable('enrolments')
        .set({ enrolledAt: at })
        .where('userId', '=', learner.id)
        .execute();
      await product.ctx.db
        .updateTable('orders')
        .set({ completedAt: at })
        .where('userId', '=', learner.id)
        .execute();
    };
    await back(1);
    await back(30, -60_000);
    await back(31);
    await back(61);
    // 30 days ago, but later in the day than now: in neither period.
    await back(30, (day - (product.ctx.clock().getTime() % day)) / 2);
    const { previous, points } = (await get<{ trends: Trends }>('/courses/instructor-trends', teacher))
      .trends;
    expect(previous).toEqual({ signUps: null, enrolments: 2, completions: 0, revenue: 200 });
    expect(points.reduce((sum, point) => sum + point.enrolments, 0)).toBe(1);
  });

  test('have a point for the first of each month when they cover twelve months', async () => {
    const { points, unit } = await trends('period=12m');
    expect({ unit, length: points.length }).toEqual({ unit: 'month', length: 12 });
    expect(points.every((point) => point.date.endsWith('-01'))).toBe(true);
  });

  test('exclude other people’s courses and sign-ups for an instructor', async () => {
    await sell();
    await sell({ course: await makeCourse(product.ctx) });
    const all = (await get<{ trends: Trends }>('/courses/instructor-trends', teacher)).trends;
    expect(all.points.at(-1)).toMatchObject({ signUps: null, enrolments: 1, revenue: 100 });
    const quiet = await get<{ trends: Trends }>(
      `/courses/instructor-trends?course=${courses[1]?.id}`,
      teacher,
    );
    expect(quiet.trends.points.at(-1)).toMatchObject({ enrolments: 0, revenue: 0 });
  });
});

describe('the instructor’s figures', () => {
  test('equal the sums of the rows, for all courses and for one', async () => {
    const learner = await sell();
    await makeEnrolment(product.ctx, { learner, course: courses[1] });
    await sell({ status: 'refunded' });
    const ofAll = (await get<{ summary: InstructorSummary }>('/courses/instructor-summary', teacher)).summary;
    expect(ofAll).toEqual({
      courses: 2,
      publishedCourses: 1,
      students: 1,
      enrolments: 2,
      completions: 0,
      revenue: 100,
      ratings: null,
    });
    const path = `/courses/instructor-summary?course=${courses[1]?.id}`;
    expect((await get<{ summary: InstructorSummary }>(path, teacher)).summary).toMatchObject({
      courses: 1,
      students: 1,
      revenue: 0,
    });
  });

  test.each(['summary', 'trends'])('are not found for another instructor’s course (%s)', async (what) => {
    const other = await makeCourse(product.ctx);
    const response = await request(product, `GET /courses/instructor-${what}?course=${other.id}`, {
      as: teacher,
    });
    expect(response.status).toBe(404);
  });
});

describe('enrolled students', () => {
  type List = { enrollments: TaughtEnrolment[]; total: number };
  const list = (query = '') => get<List>(`/courses/enrolled-students?${query}`, teacher);

  test('show progress, payment and amount; other instructors’ students are not among them', async () => {
    const learner = await sell({ back: 2500 });
    await completeLectures(product.ctx, learner.id, courses[0]!, 1);
    await makeEnrolment(product.ctx);
    const { enrollments, total } = await list();
    expect(total).toBe(1);
    expect(enrollments[0]).toMatchObject({
      studentName: 'Lea Learner',
      studentEmail: learner.email,
      courseTitle: 'Baselines',
      progress: 33,
      paymentStatus: 'completed',
      amountPaid: 75,
      completed: false,
      status: 'not-started',
    });
  });

  test('are found by name, email and course, filtered by state and payment, and sorted', async () => {
    const done = await sell();
    await completeLectures(product.ctx, done.id, courses[0]!, 3);
    const gone = await sell({ status: 'refunded' });
    const { learner: guest } = await makeEnrolment(product.ctx, { course: courses[1] });
    const emails = async (query: string) => (await list(query)).enrollments.map((row) => row.studentEmail);
    expect(await emails(`search=${done.email.toUpperCase()}`)).toEqual([done.email]);
    expect(await emails('search=learner&sort=enrolled')).toEqual([done.email, gone.email]);
    expect(await emails('search=earned')).toEqual([guest.email]);
    expect(await emails('status=completed')).toEqual([done.email]);
    expect(await emails('status=not-started')).toEqual([guest.email]);
    expect(await emails('status=ended')).toEqual([gone.email]);
    expect(await emails('payment=refunded')).toEqual([gone.email]);
    expect(await emails('payment=free')).toEqual([guest.email]);
    expect(await emails(`course=${courses[0]?.id}&sort=enrolled`)).toEqual([done.email, gone.email]);
    expect((await emails('sort=-progress'))[0]).toBe(done.email);
    expect((await emails('sort=progress')).at(-1)).toBe(done.email);
    expect(await emails('search=%25')).toEqual([]);
  });

  test('are available as CSV with the same filter', async () => {
    const learner = await sell();
    await makeEnrolment(product.ctx, { course: courses[1] });
    const csv = await get<string>('/courses/enrolled-students.csv?search=baselines', teacher);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      new RegExp(`^Lea Learner,${learner.email},Baselines,.+,0,completed,100,not-started$`),
    );
  });
});
