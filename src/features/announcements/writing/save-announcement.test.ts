import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Announcement, CourseAnnouncements, Reach } from '../contract.ts';
import { sendAnnouncement } from '../sending/send-announcement.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function makeClass() {
  const teacher = await makePerson(product.ctx, { role: 'instructor' });
  return { teacher, course: await makeCourse(product.ctx, { instructorId: teacher.id }) };
}

const draft = { title: 'A worked example', body: 'Read **section 3** first.', audience: 'all' };
type Draft = { title?: unknown; body?: unknown; audience?: unknown; sendAt?: unknown; timeZone?: unknown } & {
  revision?: string;
};

const save = (as: Person, courseId: string, more: Draft = {}, id: string = randomUUID()) =>
  request<{ announcement: Announcement; message: string }>(
    product,
    `PUT /courses/${courseId}/announcements/${id}`,
    { as, body: { ...draft, ...more } },
  );
const list = async (as: Person, courseId: string) =>
  (await request<CourseAnnouncements>(product, `GET /courses/${courseId}/announcements`, { as })).body;
const reach = async (as: Person, courseId: string) =>
  (await request<Reach>(product, `GET /courses/${courseId}/announcements/reach`, { as })).body;
/** Nine o'clock on the third day of the month, this many months from now. */
const inMonths = (months: number): string => {
  const now = product.ctx.clock();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 3, 9))
    .toISOString()
    .slice(0, 16);
};

describe('the limit of four announcements a month', () => {
  test('holds in a race, and ignores cancelled announcements and other months', async () => {
    const { teacher, course } = await makeClass();
    const at = (months: number) => ({ sendAt: inMonths(months), timeZone: 'UTC' });
    const all = await Promise.all(Array.from({ length: 7 }, () => save(teacher, course.id, at(2))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(all.find(({ status }) => status === 409)?.body.message).toMatch(/4 announcements a month/);
    expect((await save(teacher, course.id, at(3))).status).toBe(200);
    const [stored] = all.filter(({ status }) => status === 200);
    const id = stored?.body.announcement._id ?? '';
    expect((await save(teacher, course.id, { ...at(2), title: 'Edited' }, id)).status).toBe(200);
    await request(product, `PUT /announcements/${id}/cancellation`, { as: teacher });
    expect((await save(teacher, course.id, at(2))).status).toBe(200);
    expect((await save(teacher, course.id, at(2))).status).toBe(409);
    expect((await reach(teacher, course.id)).leftThisMonth).toBe(4);
  });
});

test('a scheduled announcement that has changed since it was opened is not overwritten', async () => {
  const { teacher, course } = await makeClass();
  const later = { sendAt: inMonths(2), timeZone: 'UTC' };
  const { _id: id, revision } = (await save(teacher, course.id, later)).body.announcement;
  const moved = { ...later, sendAt: inMonths(3) };
  expect((await save(teacher, course.id, { ...moved, revision }, id)).status).toBe(200);
  expect((await save(teacher, course.id, { ...moved, revision }, id)).status, 'sent again').toBe(200);
  const late = await save(teacher, course.id, { ...later, title: 'Renamed', revision }, id);
  expect(late).toMatchObject({ status: 409, body: { code: 'announcements.changed' } });
  expect((await list(teacher, course.id)).announcements).toMatchObject([
    { title: draft.title, sendAt: `${inMonths(3)}:00.000Z` },
  ]);
});

test('a new announcement that was changed before it is sent again is refused', async () => {
  const { teacher, course } = await makeClass();
  const id = randomUUID();
  const sent = (more: Parameters<typeof save>[2]) => save(teacher, course.id, { revision: '', ...more }, id);
  expect((await sent({})).status).toBe(200);
  expect((await sent({})).status, 'unchanged').toBe(200);
  const code = 'announcements.announcement_exists';
  expect(await sent({ title: 'Another' })).toMatchObject({ status: 409, body: { code } });
  expect((await list(teacher, course.id)).announcements).toMatchObject([{ title: draft.title }]);
});

test('a scheduled announcement that is sent again after its time stays as it is, unless it was cancelled', async () => {
  const { teacher, course } = await makeClass();
  const [id, other] = [randomUUID(), randomUUID()];
  const soon = new Date(product.ctx.clock().getTime() + 3_600_000).toISOString().slice(0, 16);
  const later = { sendAt: soon, timeZone: 'UTC' };
  const both = () => Promise.all([id, other].map((one) => save(teacher, course.id, later, one)));
  expect((await both()).map(({ body }) => body.message)).toEqual([scheduled, scheduled]);
  await request(product, `PUT /announcements/${other}/cancellation`, { as: teacher });
  product.advance(2 * 3_600_000);
  expect(await both()).toMatchObject([{ status: 200 }, { status: 409, body: { message: cancelled } }]);
  await sendAnnouncement(product.ctx, id);
  const [again] = await both();
  expect(again?.body.message).toBe('Your announcement is on its way to your learners.');
  expect((await save(teacher, course.id, later)).body.message).toBe('Please choose a time in the future.');
  expect((await list(teacher, course.id)).total).toBe(2);
});
const scheduled = 'Your announcement is scheduled.';
const cancelled = 'This announcement has been cancelled.';

test.each([
  ['no title', { title: ' ' }, 'Please write a title.'],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, 'Please use at most 120 characters.'],
  ['only spaces', { body: ' \n' }, 'Please write something.'],
  ['5,001 characters', { body: 'x'.repeat(5001) }, 'Please use at most 5,000 characters.'],
  [
    'an image',
    { body: '![x](/media/public/a)' },
    'Announcements can’t contain images. Please link to them instead.',
  ],
  ['an unknown audience', { audience: 'everyone' }, 'Please choose who it is for.'],
  ['a time in the past', { sendAt: '2020-01-01T09:00' }, 'Please choose a time in the future.'],
  ['a time in three years', { sendAt: '2100-01-01T09:00' }, 'Please choose a time within a year.'],
  ['a date without a time', { sendAt: '2026-12-01' }, 'Please choose a date and a time.'],
  ['no such day', { sendAt: '2100-02-30T09:00' }, /does not exist/],
  ['an unknown time zone', { sendAt: '2100-02-03T09:00', timeZone: 'Mars' }, 'Please choose a time zone.'],
])('%s is refused and changes nothing', async (_name, wrong, sentence) => {
  const { teacher, course } = await makeClass();
  const { status, body } = await save(teacher, course.id, wrong);
  expect(status).toBe(400);
  expect(body.message).toMatch(sentence);
  expect((await list(teacher, course.id)).total).toBe(0);
});

test('an id that belongs to another course is not found', async () => {
  const { teacher, course } = await makeClass();
  const other = await makeClass();
  const { _id: id } = (await save(other.teacher, other.course.id, { sendAt: inMonths(1) })).body.announcement;
  expect((await save(teacher, course.id, {}, id)).status).toBe(404);
  expect((await request(product, `PUT /announcements/${id}/cancellation`, { as: teacher })).status).toBe(404);
});
