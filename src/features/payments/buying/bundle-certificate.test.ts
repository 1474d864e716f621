import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyBundle, publishBundle } from '../../../../test/factories/buying/bundle-purchase.ts';
import { openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { type MadeCourse, makeCourse } from '../../../../test/factories/courses.ts';
import { isProven } from '../../../../test/factories/credentials.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import { awardBundles } from '../../bundles/index.server.ts';
import type { Certificate, Verification } from '../../certificates/contract.ts';

let shop: Shop;
let instructor: Person;
let buyer: Person;
let courses: MadeCourse[];
let bundleId: string;
let picture: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  instructor = await makePerson(shop.ctx, { role: 'instructor', name: 'Grace Hopper' });
  buyer = await makePerson(shop.ctx, { name: 'Ada Lovelace' });
  courses = [];
  for (let index = 0; index < 2; index += 1)
    courses.push(await makeCourse(shop.ctx, { instructorId: instructor.id, lectures: [60] }));
  bundleId = await makeBundle();
  picture = await makePicture(courses[1]?.id ?? '');
});

async function makePicture(courseId: string): Promise<string> {
  const { id } = await shop.ctx.db
    .insertInto('assets')
    .values({ kind: 'image', contentType: 'image/webp', bytes: 1, storageKey: courseId, store: 'local' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.ctx.db.updateTable('courses').set({ thumbnailAssetId: id }).where('id', '=', courseId).execute();
  return id;
}

function makeBundle(more: object = {}): Promise<string> {
  const body = { title: 'The delivery route', price: 50, courses: courses.map(({ id }) => id), ...more };
  return publishBundle(shop, instructor, body);
}
const buy = (): Promise<string> => buyBundle(shop, buyer, bundleId);
/** Completes a course, whose only lecture has been watched to the end. */
async function complete(index: number): Promise<void> {
  const { id, lectureIds } = courses[index] ?? { id: '', lectureIds: [] };
  const [lectureId = ''] = lectureIds;
  const { id: enrolmentId } = await shop.ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', buyer.id)
    .where('courseId', '=', id)
    .executeTakeFirstOrThrow();
  await shop.ctx.db
    .insertInto('lectureProgress')
    .values({ enrolmentId, lectureId, watchedPercent: 100 })
    .execute();
  const done = await request(shop, `PUT /courses/${id}/progress`, {
    as: buyer,
    body: { lectureId },
  });
  expect(done.status).toBe(200);
}
const own = async (query = '') =>
  (
    await request<{ certificates: Certificate[] }>(shop, `GET /certificates/my-certificates${query}`, {
      as: buyer,
    })
  ).body.certificates;

test('completing every course of a bundle earns one certificate, with its badge and an email', async () => {
  await buy();
  await complete(0);
  await shop.runJobs();
  expect(await own()).toEqual([]);
  await complete(1);
  // The award queues its email and its badge.
  const emails = [...(await shop.runJobs()), ...(await shop.runJobs())];
  expect(emails.map(({ subject }) => subject)).toContain('Your certificate: The delivery route');
  const [certificate, ...others] = await own();
  expect(others).toEqual([]);
  expect(certificate).toMatchObject({
    kind: 'bundle',
    status: 'approved',
    course: { _id: bundleId, title: 'The delivery route', category: 'The PMO Bundle' },
    pictures: [`/media/public/${picture}`],
  });
  const number = certificate?.number ?? '';
  const queries = ['?kind=bundle', '?kind=course', `?number=${number}`, '?number=MP-0000-0000', '?page=2'];
  expect((await Promise.all(queries.map(own))).map(({ length }) => length)).toEqual([1, 0, 1, 0, 0]);
  const { body } = await request<Verification>(shop, `GET /certificates/verify/${number}`);
  expect(body.certificate).toMatchObject({
    kind: 'bundle',
    name: 'Ada Lovelace',
    course: 'The delivery route',
    instructor: 'Grace Hopper',
    state: 'valid',
  });
  const pdf = await request(shop, `GET /certificates/${bundleId}/download`, { as: buyer });
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  const badge = await (await shop.app.request(`http://localhost:3000/credentials/${number}.json`)).json();
  expect(badge.credentialSubject.achievement).toMatchObject({
    achievementType: 'LearningProgram',
    name: 'The delivery route',
    criteria: { narrative: 'Complete every course in the bundle “The delivery route”.' },
  });
  expect(await isProven(badge)).toBe(true);
  const achievement = await shop.app.request(`http://localhost:3000/credentials/achievements/${bundleId}`);
  expect(await achievement.json()).toMatchObject({ achievementType: 'LearningProgram' });
});

test('a revoked bundle certificate is not awarded again, and its badge is revoked with it', async () => {
  await buy();
  for (const index of [0, 1]) await complete(index);
  await shop.runJobs();
  const [certificate] = await own();
  const { admin } = await openOrderDesk(shop);
  await request(shop, `PUT /certificates/admin/${certificate?._id}/revoke`, { as: admin });
  const [email] = (await shop.runJobs()).filter(({ subject }) => subject.includes('has been revoked'));
  expect(email?.text).toContain('reply to this email');
  expect(email?.text).not.toContain('request the certificate again');
  await awardAll();
  expect((await own()).map(({ status }) => status)).toEqual(['rejected']);
  const { body } = await request<Verification>(shop, `GET /certificates/verify/${certificate?.number}`);
  expect(body.certificate.state).toBe('revoked');
});

test('no certificate is awarded if access to one of the courses ends at the same moment', async () => {
  await buy();
  for (const index of [0, 1]) await complete(index);
  const ending = await shop.ctx.pool.connect();
  try {
    await ending.query('begin');
    await ending.query('update enrolments set ended_at = now() where course_id = $1', [courses[0]?.id]);
    const awarding = awardAll();
    await expect.poll(() => waitingForLocks(shop)).toBe(1);
    await ending.query('commit');
    await awarding;
  } finally {
    ending.release();
  }
  expect(await own()).toEqual([]);
});

test('no certificate is awarded while access to one of the courses is suspended', async () => {
  await buy();
  for (const index of [0, 1]) await complete(index);
  const suspend = (suspendedAt: Date | null) =>
    shop.ctx.db
      .updateTable('enrolments')
      .set({ suspendedAt })
      .where('courseId', '=', courses[0]?.id ?? '')
      .execute();
  await suspend(new Date());
  await awardAll();
  expect(await own()).toEqual([]);
  await suspend(null);
  await awardAll();
  expect(await own()).toHaveLength(1);
});

test('no certificate is awarded if a course was refunded, or if the bundle does not offer one', async () => {
  const orderId = await buy();
  await complete(0);
  const refunded = await request(shop, `POST /payment/orders/${orderId}/lines/2/refund`, {
    as: buyer,
    body: { reason: 'A change of plans.' },
  });
  expect(refunded.status).toBe(200);
  await shop.releaseWebhooks();
  await shop.runJobs();
  await awardAll();
  expect(await own()).toEqual([]);

  buyer = await makePerson(shop.ctx);
  bundleId = await makeBundle({ title: 'Without one', certificate: false });
  await buy();
  for (const index of [0, 1]) await complete(index);
  await awardAll();
  expect(await own()).toEqual([]);
});

/** The nightly run, three times simultaneously. */
async function awardAll(): Promise<void> {
  await shop.runJobs();
  await Promise.all([1, 2, 3].map(() => awardBundles(shop.ctx, null)));
  await shop.runJobs();
}
