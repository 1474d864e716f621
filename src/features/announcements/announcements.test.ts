import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import {
  completeLectures,
  endEnrolment,
  makeEnrolment,
  suspendEnrolment,
} from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { Announcement, CourseAnnouncements, Reach, SentAnnouncementList } from './contract.ts';
import { forgetAnnouncements } from './reading/sent-announcements.server.ts';
import { sendAnnouncement } from './sending/send-announcement.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function makeClass(learners = 2) {
  const teacher = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  const course = await makeCourse(product.ctx, { instructorId: teacher.id, lectures: [60, 60, 60, 60] });
  const people: Person[] = [];
  for (let i = 0; i < learners; i++) people.push((await makeEnrolment(product.ctx, { course })).learner);
  await product.runJobs();
  return { teacher, course, people };
}

const draft = { title: 'A worked example', body: 'Read **section 3** first.', audience: 'all' };
type Draft = { title?: unknown; body?: unknown; audience?: unknown; sendAt?: unknown; timeZone?: unknown };

const save = (as: Person, courseId: string, more: Draft = {}, id: string = randomUUID()) =>
  request<{ announcement: Announcement; message: string; fields?: Record<string, string> }>(
    product,
    `PUT /courses/${courseId}/announcements/${id}`,
    { as, body: { ...draft, ...more } },
  );
const list = async (as: Person, courseId: string) =>
  (await request<CourseAnnouncements>(product, `GET /courses/${courseId}/announcements`, { as })).body;
const sentTo = async (as: Person, courseId: string) =>
  (await request<SentAnnouncementList>(product, `GET /courses/${courseId}/notices`, { as })).body;
const reach = async (as: Person, courseId: string) =>
  (await request<Reach>(product, `GET /courses/${courseId}/announcements/reach`, { as })).body;
const recipients = async () => (await product.runJobs()).map(({ to }) => to).sort();
const emailsOf = (people: Person[]) => people.map(({ email }) => email).sort();
const change = (course: MadeCourse, who: Person, values: Record<string, unknown>) =>
  product.ctx.db
    .updateTable('enrolments')
    .set(values)
    .where('courseId', '=', course.id)
    .where('userId', '=', who.id)
    .execute();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('an announcement is emailed to every learner with its Markdown rendered, and can be read in the course', async () => {
  const { teacher, course, people } = await makeClass();
  const { body, status } = await save(teacher, course.id);
  expect([status, body.announcement.state]).toEqual([200, 'scheduled']);
  const emails = await product.runJobs();
  expect(emails.map(({ to }) => to).sort()).toEqual(emailsOf(people));
  const [email] = emails;
  expect(email?.subject).toBe('A worked example');
  expect(email?.html).toContain('<strong>section 3</strong>');
  expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [reader, other] = people as [Person, Person];
  expect(await sentTo(reader, course.id)).toMatchObject({
    announcements: [{ title: 'A worked example', isNew: true }],
    emails: true,
  });
  await request(product, `PUT /courses/${course.id}/notices/read`, { as: reader });
  expect((await sentTo(reader, course.id)).announcements[0]?.isNew).toBe(false);
  expect((await sentTo(other, course.id)).announcements[0]?.isNew).toBe(true);
  expect((await list(teacher, course.id)).announcements).toMatchObject([
    { state: 'sent', recipients: 2, emailed: 2, readers: 1 },
  ]);
});

test('an announcement reaches only active, confirmed accounts that have access when it is sent', async () => {
  const { teacher, course, people } = await makeClass(6);
  const [ended, suspended, unconfirmed, inactive, deleted, reached] = people as Person[] & { length: 6 };
  await save(teacher, course.id);
  const now = product.ctx.clock();
  const { db } = product.ctx;
  await endEnrolment(product.ctx, { userId: ended?.id ?? '', courseId: course.id });
  await suspendEnrolment(product.ctx, { userId: suspended?.id ?? '', courseId: course.id });
  const set = (who: Person | undefined, values: Record<string, unknown>) =>
    db
      .updateTable('users')
      .set(values)
      .where('id', '=', who?.id ?? '')
      .execute();
  await set(unconfirmed, { verifiedAt: null });
  await set(inactive, { isActive: false });
  await set(deleted, { deletedAt: now });
  expect(await recipients()).toEqual([reached?.email]);
});

test('an audience can be learners who have not started, are behind, or have completed the course', async () => {
  const { teacher, course, people } = await makeClass(7);
  const [fresh, quiet, active, onPace, late, done, overdue] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const inDays = (days: number) => daysAgo(-days).toISOString().slice(0, 10);
  await change(course, quiet, { lastAccessedAt: daysAgo(15) });
  await change(course, active, { lastAccessedAt: daysAgo(13) });
  const half = { enrolledAt: daysAgo(10), targetDate: inDays(9), lastAccessedAt: daysAgo(1) };
  await change(course, onPace, half);
  await completeLectures(product.ctx, onPace.id, course, 2);
  await change(course, late, half);
  await completeLectures(product.ctx, late.id, course, 1);
  await completeLectures(product.ctx, done.id, course, 4);
  await change(course, overdue, { enrolledAt: daysAgo(9), targetDate: inDays(-2) });
  await completeLectures(product.ctx, overdue.id, course, 3);
  const counts = (await reach(teacher, course.id)).audiences.map(({ name, recipients: n }) => [name, n]);
  expect(counts).toEqual([
    ['all', 7],
    ['not_started', 2],
    ['behind', 3],
    ['completed', 1],
  ]);
  await save(teacher, course.id, { audience: 'behind' });
  expect(await recipients()).toEqual(emailsOf([quiet, late, overdue]));
  await save(teacher, course.id, { audience: 'completed' });
  expect(await recipients()).toEqual([done.email]);
  await save(teacher, course.id, { audience: 'not_started' });
  expect(await recipients()).toEqual(emailsOf([fresh, overdue]));
  expect((await sentTo(active, course.id)).total).toBe(0);
  expect((await sentTo(done, course.id)).total).toBe(1);
  expect((await sentTo(teacher, course.id)).total).toBe(3);
});

describe('sending', () => {
  test('reaches each learner once, in batches, although two workers run and one crashes', async () => {
    const { teacher, course, people } = await makeClass(7);
    const { body } = await save(teacher, course.id);
    const { _id: id } = body.announcement;
    const send = () => sendAnnouncement(product.ctx, id, 2);
    await Promise.all([send(), send()]);
    const broken = { ...product.ctx, keyFor: () => Buffer.alloc(1) };
    await expect(sendAnnouncement(broken, id, 2)).rejects.toThrow();
    expect((await list(teacher, course.id)).announcements[0]).toMatchObject({
      state: 'sending',
      recipients: 4,
    });
    await Promise.all([send(), send()]);
    expect(await recipients()).toEqual(emailsOf(people));
    await send();
    expect(await recipients()).toEqual([]);
    expect((await list(teacher, course.id)).announcements[0]).toMatchObject({ state: 'sent', recipients: 7 });
  });

  test('waits until the scheduled time, which an edit moves and a cancellation removes', async () => {
    const { teacher, course, people } = await makeClass(1);
    const day = daysAgo(-60).toISOString().slice(0, 10);
    const at = { sendAt: `${day}T09:00`, timeZone: 'Asia/Tokyo' };
    const { body } = await save(teacher, course.id, at);
    const { _id: id, sendAt } = body.announcement;
    expect([body.message, sendAt]).toEqual(['Your announcement is scheduled.', `${day}T00:00:00.000Z`]);
    await product.ctx.pool.query('select graphile_worker.remove_job($1)', [`announcement:${id}`]);
    await sendAnnouncement(product.ctx, id);
    expect(await recipients()).toEqual([]);
    const jobs = await product.ctx.pool.query('select run_at from graphile_worker.jobs where key = $1', [
      `announcement:${id}`,
    ]);
    expect(jobs.rows).toEqual([{ run_at: new Date(sendAt) }]);
    expect((await sentTo(people[0] as Person, course.id)).total).toBe(0);
    await save(teacher, course.id, { title: 'Now' }, id);
    expect(await recipients()).toEqual(emailsOf(people));
    expect((await save(teacher, course.id, { title: 'Too late' }, id)).status).toBe(409);
    const other = (await save(teacher, course.id, at)).body.announcement._id;
    const cancel = () => request(product, `PUT /announcements/${other}/cancellation`, { as: teacher });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect((await save(teacher, course.id, { title: 'Again' }, other)).status).toBe(409);
    await sendAnnouncement(product.ctx, other);
    expect(await recipients()).toEqual([]);
    const sent = await request(product, `PUT /announcements/${id}/cancellation`, { as: teacher });
    expect(sent.status).toBe(409);
  });

  test('the same announcement sent twice at the same time is stored and emailed once', async () => {
    const { teacher, course, people } = await makeClass(1);
    const id = randomUUID();
    const both = await Promise.all([save(teacher, course.id, {}, id), save(teacher, course.id, {}, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await recipients()).toEqual(emailsOf(people));
    expect((await save(teacher, course.id, {}, id)).status).toBe(200);
    expect(await recipients()).toEqual([]);
  });

  test('stops when the instructor’s account has been deactivated', async () => {
    const { teacher, course } = await makeClass(1);
    await save(teacher, course.id);
    const { db } = product.ctx;
    await db.updateTable('users').set({ isActive: false }).where('id', '=', teacher.id).execute();
    expect(await recipients()).toEqual([]);
    const admin = await makePerson(product.ctx, { role: 'admin' });
    expect((await list(admin, course.id)).announcements[0]?.state).toBe('cancelled');
  });

  test('stops midway if the instructor’s account is deactivated; learners it has reached can still read it', async () => {
    const { teacher, course, people } = await makeClass(3);
    const { _id: id } = (await save(teacher, course.id)).body.announcement;
    await sendAnnouncement(product.ctx, id, 2);
    const { db } = product.ctx;
    await db.updateTable('users').set({ isActive: false }).where('id', '=', teacher.id).execute();
    const reached = await recipients();
    expect(reached).toHaveLength(2);
    const reader = people.find(({ email }) => email === reached[0]) as Person;
    expect((await sentTo(reader, course.id)).total).toBe(1);
  });
});

describe('unsubscribing', () => {
  test('takes one click, per course; the announcement can still be read, and emails can be turned on again', async () => {
    const { teacher, course, people } = await makeClass(2);
    const [reader, other] = people as [Person, Person];
    await save(teacher, course.id);
    const emails = await product.runJobs();
    const header = emails.find(({ to }) => to === reader.email)?.headers?.['List-Unsubscribe'] ?? '';
    const path = header.slice(1, -1).replace('http://localhost:3000/api', '');
    expect((await request(product, `POST ${path as `/${string}`}`)).status).toBe(200);
    await save(teacher, course.id, { title: 'Second' });
    expect(await recipients()).toEqual([other.email]);
    expect(await sentTo(reader, course.id)).toMatchObject({ total: 2, emails: false });
    expect((await list(teacher, course.id)).announcements[0]).toMatchObject({ recipients: 2, emailed: 1 });
    await request(product, `PUT /courses/${course.id}/emails`, { as: reader, body: { emails: true } });
    await save(teacher, course.id, { title: 'Third' });
    expect(await recipients()).toEqual(emailsOf(people));
    const forged = await request(product, 'POST /course-emails/one-click/YSBi.forged');
    expect(forged.status).toBe(400);
    const admin = await makePerson(product.ctx, { role: 'admin' });
    await request(product, `DELETE /admin/users/${reader.id}`, { as: admin });
    expect((await request(product, `POST ${path as `/${string}`}`)).status).toBe(200);
    const { db } = product.ctx;
    expect(
      await db.selectFrom('courseEmailStops').selectAll().where('userId', '=', reader.id).execute(),
      'nothing is stored about a learner who has been deleted',
    ).toEqual([]);
  });
});

describe('administrators', () => {
  test('hide an announcement while it is being sent, and show it again; both are audited', async () => {
    const { teacher, course, people } = await makeClass(3);
    const admin = await makePerson(product.ctx, { role: 'admin' });
    const { _id: id } = (await save(teacher, course.id)).body.announcement;
    await sendAnnouncement(product.ctx, id, 2);
    const path = `/announcements/${id}/hiding` as const;
    await request(product, `PUT ${path}`, { as: admin, body: { reason: 'Advertising.' } });
    expect(await recipients()).toHaveLength(2);
    expect((await sentTo(people[0] as Person, course.id)).total).toBe(0);
    expect((await list(teacher, course.id)).announcements[0]).toMatchObject({
      state: 'hidden',
      hiddenReason: 'Advertising.',
    });
    const late = await request(product, `PUT ${path}`, { as: admin, body: { reason: 'Rude.' } });
    expect([late.status, late.body.code]).toEqual([409, 'announcements.already_hidden']);
    await request(product, `DELETE ${path}`, { as: admin });
    expect(await recipients()).toHaveLength(1);
    expect((await sentTo(people[0] as Person, course.id)).total).toBe(1);
    const rows = await product.ctx.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['announcement.hidden', 'announcement.restored']);
  });
});

test('deleting an account deletes the records of what it was sent and which emails it stopped', async () => {
  const { teacher, course, people } = await makeClass(1);
  const [reader] = people as [Person];
  await save(teacher, course.id);
  await product.runJobs();
  await request(product, `PUT /courses/${course.id}/emails`, { as: reader, body: { emails: false } });
  await product.ctx.db.transaction().execute((trx) => forgetAnnouncements(trx, reader.id));
  for (const table of ['announcementRecipients', 'courseEmailStops'] as const)
    expect(
      await product.ctx.db.selectFrom(table).selectAll().where('userId', '=', reader.id).execute(),
    ).toEqual([]);
});
