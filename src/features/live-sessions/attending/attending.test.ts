import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endEnrolment, suspendEnrolment } from '../../../../test/factories/enrolments.ts';
import {
  inHours,
  makeClass,
  planSession,
  type SessionDraft,
} from '../../../../test/factories/live-sessions.ts';
import type { Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { LiveSession, LiveSessionList } from '../contract.ts';
import { forgetLiveSessions } from './register.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function makeSession(learners = 1, more: SessionDraft = {}) {
  const made = await makeClass(product, learners);
  const { session } = (await planSession(product, made.teacher, made.course.id, more)).body;
  return { ...made, id: session._id, reader: made.people[0] as Person };
}

const register = (as: Person, id: string) =>
  request<{ message: string; session: LiveSession }>(product, `PUT /live-sessions/${id}/registration`, {
    as,
  });
const leave = (as: Person, id: string) =>
  request(product, `DELETE /live-sessions/${id}/registration`, { as });
const show = async (as: Person, id: string) =>
  (await request<{ session: LiveSession }>(product, `GET /live-sessions/${id}`, { as })).body.session;

test('learners see the link only while they are registered', async () => {
  const { teacher, reader, course, id } = await makeSession();
  const everything = async () =>
    JSON.stringify([
      await show(reader, id),
      (await request<LiveSessionList>(product, `GET /courses/${course.id}/live-sessions`, { as: reader }))
        .body,
      (await request(product, 'GET /user/live-sessions', { as: reader })).body,
      (await request(product, `GET /courses/${course.id}/study`, { as: reader })).body,
      await ics(reader, `/live-sessions/${id}/calendar.ics`),
    ]);
  expect(await everything()).not.toContain('secret-room');
  expect((await register(reader, id)).body.session).toMatchObject({
    isRegistered: true,
    registered: 1,
    link: 'https://meet.example/secret-room',
  });
  expect((await register(reader, id)).body.session.registered).toBe(1);
  await leave(reader, id);
  expect(await everything()).not.toContain('secret-room');
  expect(await show(teacher, id)).toMatchObject({ registered: 0, link: 'https://meet.example/secret-room' });
});

test('when thirty learners register at the same moment, exactly the available places are taken', async () => {
  const { people, id } = await makeSession(30, { capacity: 7 });
  const responses = await Promise.all(people.map((person) => register(person, id)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
  const [refused] = responses.filter(({ status }) => status === 409);
  expect(refused?.body.message).toBe('This session is full. A place may become available later.');
  const seats = await product.ctx.db
    .selectFrom('liveSessionRegistrations')
    .select('userId')
    .where('sessionId', '=', id)
    .execute();
  expect(seats).toHaveLength(7);
  const [seat] = seats;
  await leave(people.find((person) => person.id === seat?.userId) as Person, id);
  const waiting = people.find(
    (person, index) => responses[index]?.status === 409 && person.id !== seat?.userId,
  );
  expect((await register(waiting as Person, id)).status).toBe(200);
});

test('a learner who registers twice at the same time takes one place', async () => {
  const { reader, id } = await makeSession(1, { capacity: 1 });
  const both = await Promise.all([register(reader, id), register(reader, id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await show(reader, id)).registered).toBe(1);
});

describe('a learner without access', () => {
  test('loses the place and the link after a refund, but only the link during a dispute', async () => {
    const { people, teacher, course, id } = await makeSession(2);
    const [refunded, disputed] = people as [Person, Person];
    for (const person of people) await register(person, id);
    await endEnrolment(product.ctx, { userId: refunded.id, courseId: course.id });
    await suspendEnrolment(product.ctx, { userId: disputed.id, courseId: course.id });
    expect((await show(teacher, id)).registered).toBe(1);
    for (const person of people)
      expect((await request(product, `GET /live-sessions/${id}`, { as: person })).status).toBe(403);
  });

  test('cannot register', async () => {
    const { id, teacher } = await makeSession();
    const other = await makeClass(product);
    const response = await register(other.people[0] as Person, id);
    expect([response.status, response.body.message]).toEqual([
      403,
      'Only learners enrolled in this course can register.',
    ]);
    expect((await register(teacher, id)).status).toBe(403);
  });
});

test('nobody registers for a session that is over or cancelled, or leaves one', async () => {
  const { teacher, reader, course, id } = await makeSession();
  await request(product, `PUT /live-sessions/${id}/cancellation`, { as: teacher });
  expect((await register(reader, id)).body.message).toBe('This session has been cancelled.');
  expect((await leave(reader, id)).body).toMatchObject({ message: 'This session has been cancelled.' });
  const soon = (await planSession(product, teacher, course.id, { startsAt: inHours(product, 1) })).body
    .session;
  product.advance(3 * 3_600_000);
  expect((await register(reader, soon._id)).body.message).toBe('This session is over.');
  expect((await leave(reader, soon._id)).body).toMatchObject({ message: 'This session is over.' });
});

const ics = async (as: Person | undefined, path: string) => {
  const response = await product.app.request(`/api${path}`, { headers: as ? { cookie: as.cookie } : {} });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

describe('a learner’s calendar', () => {
  test('lists the sessions they registered for, at a URL that stops working once replaced or removed', async () => {
    const { reader, teacher, course, id } = await makeSession(1, { description: 'Line one,\nline two' });
    await planSession(product, teacher, course.id, { title: 'Not registered' });
    await register(reader, id);
    const feed = async (method: 'GET' | 'PUT' | 'DELETE') =>
      (await request<{ url: string | null }>(product, `${method} /user/calendar-feed`, { as: reader })).body
        .url;
    expect(await feed('GET')).toBeNull();
    const path = (url: string | null) => (url ?? '').replace('http://localhost:3000/api', '');
    const first = path(await feed('PUT'));
    expect(path(await feed('GET'))).toBe(first);
    const { type, text } = await ics(undefined, first);
    expect(type).toContain('text/calendar');
    expect(text).toContain('SUMMARY:Your questions');
    expect(text.replaceAll('\r\n ', '')).toContain('LOCATION:https://meet.example/secret-room');
    expect(text).not.toContain('Not registered');
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    const second = path(await feed('PUT'));
    expect((await ics(undefined, first)).status).toBe(404);
    expect((await ics(undefined, second)).status).toBe(200);
    await request(product, `PUT /live-sessions/${id}/cancellation`, { as: teacher });
    expect((await ics(undefined, second)).text).toMatch(/STATUS:CANCELLED/);
    await feed('DELETE');
    expect((await ics(undefined, second)).status).toBe(404);
  });

  test('is not found for a deactivated learner, or with a forged token', async () => {
    const { reader } = await makeSession();
    const { body } = await request<{ url: string }>(product, 'PUT /user/calendar-feed', { as: reader });
    const path = body.url.replace('http://localhost:3000/api', '');
    await product.ctx.db.updateTable('users').set({ isActive: false }).where('id', '=', reader.id).execute();
    expect((await ics(undefined, path)).status).toBe(404);
    expect((await ics(undefined, '/calendar-feeds/YSBi.forged/sessions.ics')).status).toBe(404);
  });
});

test('deleting an account frees its place and deletes its calendar', async () => {
  const { reader, teacher, id } = await makeSession(1, { capacity: 1 });
  await register(reader, id);
  await request(product, 'PUT /user/calendar-feed', { as: reader });
  await product.ctx.db.transaction().execute((trx) => forgetLiveSessions(trx, reader.id));
  expect((await show(teacher, id)).registered).toBe(0);
  expect((await request(product, 'GET /user/calendar-feed', { as: reader })).body).toEqual({ url: null });
});
