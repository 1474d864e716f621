import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import {
  inHours,
  makeClass,
  planSession,
  type SessionDraft,
} from '../../../../test/factories/live-sessions.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { LiveSession, LiveSessionList } from '../contract.ts';
import { emailSession } from '../emails/session-emails.server.ts';
import type { Occasion } from '../limits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const hourMs = 3_600_000;

async function makeSession(learners = 2, more: SessionDraft = {}) {
  const made = await makeClass(product, learners);
  const { session } = (await planSession(product, made.teacher, made.course.id, more)).body;
  for (const person of made.people)
    await request(product, `PUT /live-sessions/${session._id}/registration`, { as: person });
  return { ...made, session, id: session._id };
}

const list = async (as: Person, courseId: string) =>
  (await request<LiveSessionList>(product, `GET /courses/${courseId}/live-sessions`, { as })).body;
const send = (id: string, occasion: Occasion, version = 0, limit?: number) =>
  emailSession(product.ctx, { sessionId: id, occasion, version }, limit);
const sent = async () => (await product.runJobs()).map(({ to, subject }) => [to, subject]).sort();
const toAll = (people: Person[], subject: string) => people.map(({ email }) => [email, subject]).sort();

describe('reminders', () => {
  test('are sent once each, 24 hours and one hour before, even with two workers and several batches', async () => {
    const { people, id } = await makeSession(5);
    await send(id, 'day');
    expect(await sent()).toEqual([]);
    product.advance(24 * hourMs);
    await Promise.all([send(id, 'day', 0, 2), send(id, 'day', 0, 2)]);
    await send(id, 'hour');
    expect(await sent()).toEqual(toAll(people, 'In 24 hours: Your questions'));
    await send(id, 'day');
    product.advance(23 * hourMs);
    await Promise.all([send(id, 'hour'), send(id, 'hour'), send(id, 'day')]);
    expect(await sent()).toEqual(toAll(people, 'In one hour: Your questions'));
    product.advance(2 * hourMs);
    await send(id, 'hour');
    expect(await sent()).toEqual([]);
  });

  test('are queued only for times still ahead, and not sent to those who stopped the course’s emails', async () => {
    const { people, course, id } = await makeSession(2, { startsAt: inHours(product, 20) });
    const { rows } = await product.ctx.pool.query(
      `select count(*)::int as jobs from graphile_worker.jobs where key like $1`,
      [`live-session:${id}:%`],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    const [stopped, reader] = people as [Person, Person];
    await request(product, `PUT /courses/${course.id}/emails`, { as: stopped, body: { emails: false } });
    product.advance(19.5 * hourMs);
    await send(id, 'hour');
    expect(await sent()).toEqual([
      [reader.email, expect.stringMatching(/^In (29|30) minutes: Your questions$/)],
    ]);
  });

  test('that are late say how much time is left', async () => {
    const { people, id } = await makeSession(1);
    product.advance(44.9 * hourMs);
    await send(id, 'day');
    expect(await sent()).toEqual(toAll(people, 'In 3 hours: Your questions'));
  });
});

test('a new session that was changed before it is sent again is refused', async () => {
  const { teacher, course, session, id } = await makeSession(0);
  const sent = (title: string) => planSession(product, teacher, course.id, { title, revision: '' }, id);
  expect((await sent(session.title)).status, 'unchanged').toBe(200);
  expect(await sent('Another')).toMatchObject({
    status: 409,
    body: { code: 'live_sessions.session_exists' },
  });
});

describe('a change of time', () => {
  test('from a page that shows an earlier time is refused, and emails nobody', async () => {
    const { teacher, course, session, id } = await makeSession(1);
    const { revision } = session;
    const saved = (more: SessionDraft) => planSession(product, teacher, course.id, more, id);
    const moved = { startsAt: inHours(product, 72), revision };
    expect((await saved(moved)).status).toBe(200);
    expect((await saved(moved)).status, 'sent again').toBe(200);
    await sent();
    const late = await saved({ title: 'Renamed', revision });
    expect(late).toMatchObject({ status: 409, body: { code: 'live_sessions.changed' } });
    expect(await sent()).toEqual([]);
  });

  test('is emailed to everyone who registered, once for changes in quick succession; reminders of the earlier time are not sent', async () => {
    const { teacher, course, people, id } = await makeSession(2);
    await request(product, `PUT /courses/${course.id}/emails`, {
      as: people[0],
      body: { emails: false },
    });
    await planSession(product, teacher, course.id, { title: 'Renamed' }, id);
    expect(await sent()).toEqual([]);
    const move = (hours: number) =>
      planSession(product, teacher, course.id, { startsAt: inHours(product, hours) }, id);
    await move(72);
    expect(await sent()).toEqual(toAll(people, 'New time: Your questions'));
    await move(50);
    await move(72);
    expect(await sent()).toEqual(toAll(people, 'New time: Your questions'));
    product.advance(48.5 * hourMs);
    await send(id, 'day', 0);
    expect(await sent()).toEqual([]);
    await send(id, 'day', 3);
    expect((await sent()).map(([, subject]) => subject)).toEqual(['In 24 hours: Your questions']);
  });
});

test('a cancellation is emailed once, ends reminders and cannot be undone', async () => {
  const { teacher, course, people, id } = await makeSession(2);
  const cancel = () => request(product, `PUT /live-sessions/${id}/cancellation`, { as: teacher });
  await Promise.all([cancel(), cancel()]);
  expect(await sent()).toEqual(toAll(people, 'Cancelled: Your questions'));
  product.advance(24 * hourMs);
  await send(id, 'day', 1);
  expect(await sent()).toEqual([]);
  const edit = await planSession(product, teacher, course.id, {}, id);
  expect([edit.status, edit.body.message]).toEqual([409, 'This session has been cancelled.']);
  product.advance(26 * hourMs);
  const recording = { as: teacher, body: { lectureId: course.lectureIds[1] } };
  expect((await request(product, `PUT /live-sessions/${id}/recording`, recording)).status).toBe(409);
});

test('deleting the instructor cancels their upcoming sessions, and those who have registered are emailed', async () => {
  const { teacher, course, people, id } = await makeSession(2);
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const removed = await request(product, `DELETE /admin/users/${teacher.id}`, { as: admin });
  expect(removed.status).toBe(200);
  expect(await sent()).toEqual(toAll(people, 'Cancelled: Your questions'));
  const [learner] = people as [Person];
  expect((await list(learner, course.id)).sessions).toMatchObject([{ _id: id, state: 'cancelled' }]);
});

test('no reminder is sent when the instructor’s account has been deactivated', async () => {
  const { teacher, id } = await makeSession(1);
  const { db } = product.ctx;
  await db.updateTable('users').set({ isActive: false }).where('id', '=', teacher.id).execute();
  product.advance(47.5 * hourMs);
  await send(id, 'hour');
  expect(await sent()).toEqual([]);
});

test('an administrator’s cancellation is audited', async () => {
  const { id } = await makeSession(0);
  const admin = await makePerson(product.ctx, { role: 'admin' });
  await request(product, `PUT /live-sessions/${id}/cancellation`, { as: admin });
  const rows = await product.ctx.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', id)
    .execute();
  expect(rows).toEqual([{ action: 'live_session.cancelled' }]);
});

test.each([
  [
    'a session in the past',
    () => ({ startsAt: inHours(product, -1) }),
    'Please choose a time in the future.',
  ],
  ['one in two years', () => ({ startsAt: inHours(product, 17_600) }), 'Please choose a time within a year.'],
  ['no time', () => ({ startsAt: '' }), 'Please choose a date and a time.'],
  ['a script as a link', () => ({ link: 'javascript:alert(1)' }), /enter a link such as/],
  ['an email as a link', () => ({ link: 'ada@meet.example' }), /enter a link such as/],
  ['a link to no public host', () => ({ link: 'https://meet' }), /enter a link such as/],
  ['a link with a space', () => ({ link: 'https://meet.example/a b' }), /enter a link such as/],
  ['no link', () => ({ link: '' }), /enter a link such as/],
  ['0 minutes', () => ({ minutes: 0 }), 'Please enter 1 to 480 minutes.'],
  ['481 minutes', () => ({ minutes: 481 }), 'Please enter 1 to 480 minutes.'],
  ['half a minute', () => ({ minutes: 0.5 }), 'Please enter 1 to 480 minutes.'],
  ['no places', () => ({ capacity: 0 }), /whole number of places/],
  ['an unknown time zone', () => ({ timeZone: 'Mars/Olympus' }), 'Please choose a time zone.'],
  ['only spaces as a title', () => ({ title: '  ' }), 'Please write a title.'],
])('%s is refused and changes nothing', async (_name, wrong, sentence) => {
  const { teacher, course } = await makeClass(product, 0);
  const { status, body } = await planSession(product, teacher, course.id, wrong());
  expect(status).toBe(400);
  expect(body.message).toMatch(sentence);
  expect((await list(teacher, course.id)).total).toBe(0);
});

test.each(['HTTPS://meet.example/Room', 'meet.example/Room', 'http://Meet.example/Room'])(
  'the link %s is completed',
  async (link) => {
    const { teacher, course } = await makeClass(product, 0);
    const { body } = await planSession(product, teacher, course.id, { link });
    expect(body.session?.link).toBe('https://meet.example/Room');
  },
);

test('a session cannot have fewer places than registered learners', async () => {
  const { teacher, course, session, id } = await makeSession(3);
  const { status, body } = await planSession(product, teacher, course.id, { capacity: 2 }, id);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([409, ['capacity']]);
  expect(body.message).toContain('3 learners have already registered');
  expect((await list(teacher, course.id)).sessions[0]?.capacity).toBe(session.capacity);
  expect((await planSession(product, teacher, course.id, { capacity: 3 }, id)).status).toBe(200);
});

test('times are in the instructor’s time zone; sent twice, a session is planned once', async () => {
  const { teacher, course } = await makeClass(product, 0);
  const id = randomUUID();
  const day = inHours(product, 100 * 24).slice(0, 10);
  const zoned = { startsAt: `${day}T09:00`, timeZone: 'Asia/Tokyo' };
  await planSession(product, teacher, course.id, zoned, id);
  const { body } = await planSession(product, teacher, course.id, zoned, id);
  expect(body.session).toMatchObject({
    startsAt: `${day}T00:00:00.000Z`,
    endsAt: `${day}T01:00:00.000Z`,
    timeZone: 'Asia/Tokyo',
  });
  expect((await list(teacher, course.id)).total).toBe(1);
});

test('a session that is sent again after it has begun stays as it is', async () => {
  const soon = { startsAt: inHours(product, 2) };
  const { teacher, course, id } = await makeSession(0, soon);
  product.advance(2.5 * hourMs);
  expect((await planSession(product, teacher, course.id, soon, id)).status).toBe(200);
  expect((await planSession(product, teacher, course.id, soon)).status).toBe(400);
});

test('a session that has begun cannot be changed; once it is over, a lecture of its course can be added as the recording', async () => {
  const { teacher, course, people, id } = await makeSession(1, { startsAt: inHours(product, 2) });
  const attach = (lectureId: string | null) =>
    request<{ session: LiveSession; message: string }>(product, `PUT /live-sessions/${id}/recording`, {
      as: teacher,
      body: { lectureId },
    });
  const lectureId = course.lectureIds[1] ?? '';
  expect((await attach(lectureId)).status).toBe(409);
  product.advance(2.5 * hourMs);
  expect((await list(teacher, course.id)).sessions[0]?.state).toBe('live');
  expect((await planSession(product, teacher, course.id, {}, id)).status).toBe(409);
  expect((await request(product, `PUT /live-sessions/${id}/cancellation`, { as: teacher })).status).toBe(409);
  product.advance(hourMs);
  const foreign = await makeClass(product, 0);
  expect((await attach(foreign.course.lectureIds[0] ?? '')).status).toBe(404);
  expect((await attach(lectureId)).body.session.recording).toEqual({ _id: lectureId, title: 'Lecture 2' });
  expect((await list(people[0] as Person, course.id)).sessions[0]?.recording?._id).toBe(lectureId);
  await attach(null);
  expect((await list(teacher, course.id)).sessions[0]?.recording).toBeNull();
});

test('nobody can plan, change or cancel another instructor’s session, or add a recording to it', async () => {
  const { teacher, course, id } = await makeSession(0);
  const { teacher: other } = await makeClass(product, 0);
  const before = (await list(teacher, course.id)).sessions;
  const attempts = await Promise.all([
    planSession(product, other, course.id),
    planSession(product, other, course.id, { title: 'Mine now' }, id),
    request(product, `PUT /live-sessions/${id}/cancellation`, { as: other }),
    request(product, `PUT /live-sessions/${id}/recording`, { as: other, body: { lectureId: null } }),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await list(teacher, course.id)).sessions).toEqual(before);
});

test('a session stays in its course', async () => {
  const { teacher, id } = await makeSession(0);
  const other = await makeCourse(product.ctx, { instructorId: teacher.id });
  expect((await planSession(product, teacher, other.id, { title: 'Elsewhere' }, id)).status).toBe(404);
});

test('upcoming sessions come first, soonest first; then past ones, most recent first', async () => {
  const { teacher, course } = await makeClass(product, 0);
  for (const [title, hours] of [
    ['second', 30],
    ['old', 1],
    ['first', 20],
    ['older', 0.5],
  ] as const)
    await planSession(product, teacher, course.id, { title, startsAt: inHours(product, hours), minutes: 10 });
  product.advance(3 * hourMs);
  const titles = (await list(teacher, course.id)).sessions.map(({ title }) => title);
  expect(titles).toEqual(['first', 'second', 'old', 'older']);
});
