import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { endEnrolment, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { sendDigest, startDigests } from './emails/digest.server.ts';
import type { EmailFrequency } from './limits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function makeClass() {
  const teacher = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  const course = await makeCourse(product.ctx, { instructorId: teacher.id });
  const { learner } = await makeEnrolment(product.ctx, { course });
  const other = (await makeEnrolment(product.ctx, { course })).learner;
  await product.runJobs();
  return { teacher, course, learner, other };
}

async function ask(as: Person, courseId: string, title = 'Who owns a shared risk?'): Promise<string> {
  const id = randomUUID();
  await request(product, `PUT /courses/${courseId}/threads/${id}`, {
    as,
    body: { title, body: 'We disagree.' },
  });
  return id;
}
const answer = (as: Person, threadId: string) =>
  request(product, `PUT /threads/${threadId}/posts/${randomUUID()}`, {
    as,
    body: { body: 'The first to act.' },
  });
const choose = (as: Person, frequency: EmailFrequency) =>
  request(product, 'PUT /user/thread-emails', { as, body: { frequency } });
const digests = async () => {
  await startDigests(product.ctx);
  return product.runJobs();
};
const day = 24 * 3600 * 1000;

test('an answer reaches the question’s author and those who answered before, but not its own author', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const id = await ask(learner, course.id);
  await answer(other, id);
  await product.runJobs();
  await answer(teacher, id);
  const emails = await product.runJobs();
  expect(emails.map(({ to }) => to).sort()).toEqual([learner.email, other.email].sort());
  expect(emails[0]?.subject).toBe('Grace Hopper answered: Who owns a shared risk?');
  expect(emails[0]?.html).toContain(`/dashboard/courses/${course.id}/questions/${id}`);
});

test('learners who left the course, deactivated people and those who chose “never” get nothing', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const id = await ask(learner, course.id);
  await answer(other, id);
  await choose(teacher, 'never');
  await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
  await product.ctx.db.updateTable('users').set({ isActive: false }).where('id', '=', other.id).execute();
  await product.runJobs();
  await answer((await makeEnrolment(product.ctx, { course })).learner, id);
  const about = (await product.runJobs()).filter(({ subject }) => subject.includes('answered'));
  expect(about).toEqual([]);
});

test('a daily digest contains everything since the last one, and is sent at most once a day', async () => {
  const { teacher, course, learner } = await makeClass();
  await choose(teacher, 'daily');
  await ask(learner, course.id, 'First question');
  await ask(learner, course.id, 'Second question');
  expect(await product.runJobs()).toEqual([]);
  await Promise.all([sendDigest(product.ctx, teacher.id), sendDigest(product.ctx, teacher.id)]);
  const [digest, ...more] = await product.runJobs();
  expect(more).toEqual([]);
  expect(digest?.subject).toBe('2 new messages in your courses');
  expect(digest?.text).toContain('Second question');
  await ask(learner, course.id, 'Third question');
  expect(await digests()).toEqual([]);
  product.advance(day);
  expect((await digests()).map(({ subject }) => subject)).toEqual(['1 new message in your courses']);
  product.advance(day);
  expect(await digests()).toEqual([]);
});

test('nothing collected is sent after unsubscribing with one click', async () => {
  const { teacher, course, learner } = await makeClass();
  await ask(learner, course.id);
  const [email] = await product.runJobs();
  const [, token] = /one-click\/([\w.-]+)/.exec(email?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  await choose(teacher, 'daily');
  await ask(learner, course.id, 'Another question');
  expect((await request(product, `POST /thread-emails/one-click/${token}`)).status).toBe(200);
  product.advance(day);
  expect(await digests()).toEqual([]);
  expect((await request(product, 'GET /user/thread-emails', { as: teacher })).body).toEqual({
    frequency: 'never',
  });
});

test('an email program on another site unsubscribes with one POST; opening the URL asks first', async () => {
  const { teacher, course, learner } = await makeClass();
  await ask(learner, course.id);
  const [email] = await product.runJobs();
  const [, url = ''] = /<(.*)>/.exec(email?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const opened = await product.app.request(url);
  const frequency = async () =>
    (await request<{ frequency: string }>(product, 'GET /user/thread-emails', { as: teacher })).body
      .frequency;
  expect([opened.status, await frequency()]).toEqual([302, 'at_once']);
  expect(email?.text).toContain(opened.headers.get('location'));
  const posted = await product.app.request(url, {
    method: 'POST',
    headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([posted.status, await frequency()]).toEqual([200, 'never']);
});

test('nothing is stored about a deleted user who unsubscribes', async () => {
  const { teacher, course, learner } = await makeClass();
  await ask(learner, course.id);
  const [email] = await product.runJobs();
  const [, token] = /one-click\/([\w.-]+)/.exec(email?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const admin = await makePerson(product.ctx, { role: 'admin' });
  await request(product, `DELETE /admin/users/${teacher.id}`, { as: admin });
  expect((await request(product, `POST /thread-emails/one-click/${token}`)).status).toBe(200);
  const { db } = product.ctx;
  expect(await db.selectFrom('threadEmails').selectAll().where('userId', '=', teacher.id).execute()).toEqual(
    [],
  );
});

test.each(['x', 'x.y', `${Buffer.from(randomUUID()).toString('base64url')}.x`])(
  'the forged unsubscribe token “%s” is refused',
  async (token) => {
    expect((await request(product, `POST /thread-emails/one-click/${token}`)).status).toBe(400);
  },
);

test('what has been hidden in the meantime is not in the digest', async () => {
  const { teacher, course, learner } = await makeClass();
  await choose(teacher, 'daily');
  const id = await ask(learner, course.id, 'Hidden question');
  await ask(learner, course.id, 'Visible question');
  const admin = await makePerson(product.ctx, { role: 'admin' });
  await request(product, `PUT /threads/${id}/hiding`, { as: admin, body: { reason: 'Spam' } });
  const [digest] = await digests();
  expect(digest?.text).toContain('Visible question');
  expect(digest?.text).not.toContain('Hidden question');
});

test('an answer to a question that awaits review again is not emailed with its unreviewed title', async () => {
  const { course, learner, other } = await makeClass();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const [id, post] = [randomUUID(), randomUUID()];
  const link = 'https://example.com/register';
  const put = async (as: Person, path: string, body?: object) =>
    expect((await request(product, `PUT ${path}` as 'PUT /x', { as, body })).status).toBe(200);
  const question = `/courses/${course.id}/threads/${id}`;
  await put(learner, question, { title: 'Who owns a shared risk?', body: 'We disagree.' });
  await put(other, `/threads/${id}/posts/${post}`, { body: `See ${link}` });
  await put(learner, question, { title: `Cheap watches at ${link}`, body: 'We disagree.' });
  await product.runJobs();
  await put(admin, `/threads/${id}/posts/${post}/release`);
  expect(await product.runJobs()).toEqual([]);
});

test('a digest and the questions page give a learner who has since been deleted the same name', async () => {
  const { teacher, course, learner } = await makeClass();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  await choose(teacher, 'daily');
  await ask(learner, course.id);
  await request(product, `DELETE /admin/users/${learner.id}`, { as: admin });
  const [digest] = await digests();
  expect(digest?.text).toContain('Asked by a former learner');
});

test('deleting a person deletes their choice and the news waiting for their digest', async () => {
  const { teacher, course, learner } = await makeClass();
  await choose(learner, 'daily');
  await answer(teacher, await ask(learner, course.id));
  const rows = async () => {
    const { rows: found } = await product.ctx.pool.query(
      'select user_id from thread_emails where user_id = $1 union all select user_id from thread_news where user_id = $1',
      [learner.id],
    );
    return found.length;
  };
  expect(await rows()).toBe(2);
  const admin = await makePerson(product.ctx, { role: 'admin' });
  await request(product, `DELETE /admin/users/${learner.id}`, { as: admin });
  expect(await rows()).toBe(0);
});
