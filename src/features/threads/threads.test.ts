import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { SimilarThreads, Thread, ThreadDetail, ThreadList, ThreadQueue } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function makeClass() {
  const teacher = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  const course = await makeCourse(product.ctx, { instructorId: teacher.id, lectures: [60, 90.4] });
  const { learner } = await makeEnrolment(product.ctx, { course });
  const other = (await makeEnrolment(product.ctx, { course })).learner;
  await product.runJobs();
  return { teacher, course, learner, other };
}

type Draft = { title?: unknown; body?: unknown; lectureId?: unknown; second?: unknown };
const draft = { title: 'Who owns a shared risk?', body: 'Both teams say no.' };

const ask = (as: Person, courseId: string, more: Draft = {}, id: string = randomUUID()) =>
  request<{ thread: Thread }>(product, `PUT /courses/${courseId}/threads/${id}`, {
    as,
    body: { ...draft, ...more },
  });
const asked = async (as: Person, courseId: string, more: Draft = {}) =>
  (await ask(as, courseId, more)).body.thread._id;
const answer = (as: Person, threadId: string, body = 'The one who acts first.', id: string = randomUUID()) =>
  request(product, `PUT /threads/${threadId}/posts/${id}`, { as, body: { body } });
const show = (as: Person, threadId: string) =>
  request<ThreadDetail>(product, `GET /threads/${threadId}`, { as });
const list = async (as: Person, courseId: string, query = '') =>
  (await request<ThreadList>(product, `GET /courses/${courseId}/threads${query}`, { as })).body;
const change = (method: 'PUT' | 'DELETE', as: Person, path: `/${string}`, body?: unknown) =>
  request<{ thread: Thread }>(product, `${method} ${path}`, { as, body });

test('a question belongs to a second of a lecture, and the instructor answers it', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const [lectureId] = course.lectureIds;
  const id = await asked(learner, course.id, { lectureId, second: 12 });
  expect(await list(other, course.id, `?lecture=${lectureId}`)).toMatchObject({
    total: 1,
    threads: [
      {
        _id: id,
        second: 12,
        state: 'open',
        answers: 0,
        author: { name: 'Ada L.', role: 'learner', own: false },
      },
    ],
  });
  await answer(other, id, 'Same here.');
  expect((await show(learner, id)).body.thread.state).toBe('open');
  await answer(teacher, id);
  const { thread, posts, may } = (await show(learner, id)).body;
  expect(thread).toMatchObject({ state: 'answered', answers: 2 });
  expect(posts.map(({ author }) => [author.name, author.role])).toEqual([
    ['Ada L.', 'learner'],
    ['Grace Hopper', 'instructor'],
  ]);
  expect(may).toEqual({ answer: true, edit: true, remove: false, vote: false, moderate: false, hide: false });
  const removed = await change('DELETE', learner, `/threads/${id}`);
  expect(removed).toMatchObject({ status: 409, body: { code: 'threads.has_answers' } });
});

test('the author’s own reply reopens a question, unless an answer was accepted', async () => {
  const { teacher, course, learner } = await makeClass();
  const id = await asked(learner, course.id);
  const solution = randomUUID();
  await answer(teacher, id, 'Yes.', solution);
  await answer(learner, id, 'But why?');
  expect((await show(learner, id)).body.thread.state).toBe('open');
  await change('PUT', teacher, `/threads/${id}/posts/${solution}/acceptance`);
  await answer(learner, id, 'Thanks!');
  const { thread, posts } = (await show(learner, id)).body;
  expect(thread.state).toBe('answered');
  expect(posts[0]).toMatchObject({ _id: solution, accepted: true });
});

test('a question or answer sent twice at the same time is stored once, and its reader is emailed once', async () => {
  const { teacher, course, learner } = await makeClass();
  const [id, post] = [randomUUID(), randomUUID()];
  await Promise.all([ask(learner, course.id, {}, id), ask(learner, course.id, {}, id)]);
  expect((await product.runJobs()).map(({ to }) => to)).toEqual([teacher.email]);
  await Promise.all([answer(teacher, id, 'Yes.', post), answer(teacher, id, 'Yes.', post)]);
  expect((await product.runJobs()).map(({ to }) => to)).toEqual([learner.email]);
  expect((await show(learner, id)).body.posts).toHaveLength(1);
});

test.each([
  ['a title of four characters', { title: 'Why?' }, 'Please write a title of 5 to 120 characters.'],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, 'Please write a title of 5 to 120 characters.'],
  [
    'a title of emoji that counts as four',
    { title: '🙂🙂🙂🙂' },
    'Please write a title of 5 to 120 characters.',
  ],
  ['only spaces', { body: ' \n ' }, 'Please write something.'],
  ['4,001 characters', { body: 'x'.repeat(4001) }, 'Please use at most 4,000 characters.'],
])('%s is refused', async (_name, wrong, sentence) => {
  const { course, learner } = await makeClass();
  const { status, body } = await ask(learner, course.id, wrong);
  expect([status, body]).toMatchObject([400, { message: sentence }]);
  expect((await list(learner, course.id)).total).toBe(0);
});

test('a time after the end of the video and a lecture of another course are refused', async () => {
  const { course, learner } = await makeClass();
  const foreign = await makeCourse(product.ctx, { lectures: [10] });
  const at = (lectureId: unknown, second: unknown) => ask(learner, course.id, { lectureId, second });
  expect((await at(course.lectureIds[1], 91)).status).toBe(200);
  expect((await at(course.lectureIds[1], 92)).status).toBe(400);
  expect((await at(course.lectureIds[1], 1.5)).status).toBe(400);
  expect((await at(foreign.lectureIds[0], 1)).status).toBe(404);
});

test('another person’s question cannot be changed or moved to another course', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const elsewhere = (await makeEnrolment(product.ctx, { learner })).course;
  const [id, post] = [randomUUID(), randomUUID()];
  await ask(learner, course.id, {}, id);
  await answer(learner, id, 'Mine.', post);
  for (const who of [other, teacher]) {
    expect((await ask(who, course.id, { title: 'Something else' }, id)).status).toBe(404);
    expect((await answer(who, id, 'Not mine.', post)).status).toBe(404);
    expect((await change('DELETE', who, `/threads/${id}/posts/${post}`)).status).toBe(404);
    expect((await change('DELETE', who, `/threads/${id}`)).status).toBe(404);
  }
  expect((await ask(learner, elsewhere.id, { title: 'Moved away' }, id)).status).toBe(404);
  const second = await asked(learner, course.id, { title: 'Another one' });
  expect((await answer(learner, second, 'Moved.', post)).status).toBe(404);
  expect((await show(learner, id)).body).toMatchObject({ thread: draft, posts: [{ body: 'Mine.' }] });
});

test('votes count once, never for one’s own question, and can be withdrawn', async () => {
  const { course, learner, other } = await makeClass();
  const id = await asked(learner, course.id);
  const vote = (method: 'PUT' | 'DELETE', as: Person) => change(method, as, `/threads/${id}/vote`);
  expect((await vote('PUT', learner)).status).toBe(403);
  await Promise.all([vote('PUT', other), vote('PUT', other)]);
  expect((await show(other, id)).body.thread).toMatchObject({ votes: 1, voted: true });
  await vote('DELETE', other);
  await vote('DELETE', other);
  expect((await show(other, id)).body.thread).toMatchObject({ votes: 0, voted: false });
});

test('the instructor pins and closes questions; a closed question takes no answers or votes', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const pinned = await asked(learner, course.id, { title: 'How is this course graded?' });
  const later = await asked(learner, course.id, { title: 'Where is the template?' });
  await change('PUT', teacher, `/threads/${pinned}/pin`);
  expect((await list(other, course.id)).threads.map(({ _id }) => _id)).toEqual([pinned, later]);
  await change('PUT', teacher, `/threads/${later}/closure`);
  expect((await answer(other, later)).status).toBe(409);
  expect((await change('PUT', other, `/threads/${later}/vote`)).status).toBe(409);
  expect((await ask(learner, course.id, { title: 'Where is it now?' }, later)).status).toBe(409);
  await change('DELETE', teacher, `/threads/${later}/closure`);
  expect((await answer(other, later)).status).toBe(200);
});

test('what an administrator hides is seen only by its author, with the reason, and by administrators', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const [id, post] = [await asked(learner, course.id), randomUUID()];
  await answer(other, id, 'Rude words', post);
  const reason = { reason: 'It insults a person.' };
  await change('PUT', admin, `/threads/${id}/posts/${post}/hiding`, reason);
  expect((await show(learner, id)).body.posts).toEqual([]);
  expect((await show(other, id)).body.posts).toMatchObject([{ hiddenReason: reason.reason }]);
  expect((await change('PUT', teacher, `/threads/${id}/posts/${post}/acceptance`)).status).toBe(404);
  const isHidden = { status: 409, body: { code: 'threads.hidden' } };
  expect(await answer(other, id, 'Kind words', post)).toMatchObject(isHidden);
  expect(await change('DELETE', other, `/threads/${id}/posts/${post}`)).toMatchObject(isHidden);
  await change('PUT', admin, `/threads/${id}/hiding`, reason);
  expect((await show(other, id)).status).toBe(404);
  expect((await show(learner, id)).body.thread).toMatchObject({
    state: 'hidden',
    hiddenReason: reason.reason,
  });
  expect((await answer(learner, id)).status).toBe(409);
  expect(await ask(learner, course.id, { title: 'Who owns it?' }, id)).toMatchObject(isHidden);
  expect(await change('DELETE', learner, `/threads/${id}`)).toMatchObject(isHidden);
  expect(await change('PUT', admin, `/threads/${id}/pin`)).toMatchObject(isHidden);
  const hidden = await request<ThreadQueue>(product, 'GET /admin/threads?state=hidden', { as: admin });
  expect(hidden.body.threads.map(({ _id }) => _id)).toContain(id);
  for (const _ of ['first', 'second']) await change('DELETE', admin, `/threads/${id}/hiding`);
  expect((await show(other, id)).body.thread.state).toBe('open');
  const restored = product.ctx.db.selectFrom('auditLog').where('action', '=', 'question.restored');
  expect(await restored.where('subjectId', '=', id).selectAll().execute()).toHaveLength(1);
});

test('a new learner’s link waits for an administrator, and is announced once it is published', async () => {
  const { teacher, course, learner, other } = await makeClass();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const { body } = await ask(learner, course.id, { body: 'See https://example.com/register' });
  const id = body.thread._id;
  expect(body).toMatchObject({ thread: { held: true }, message: expect.stringContaining('checks links') });
  for (const who of [other, teacher]) expect((await show(who, id)).status).toBe(404);
  expect((await list(other, course.id)).total).toBe(0);
  expect((await show(learner, id)).status).toBe(200);
  expect((await answer(learner, id)).status).toBe(409);
  expect(await product.runJobs()).toEqual([]);
  const waiting = await request<ThreadQueue>(product, 'GET /admin/threads', { as: admin });
  expect(waiting.body.threads.map(({ _id }) => _id)).toContain(id);
  await Promise.all([1, 2].map(() => change('PUT', admin, `/threads/${id}/release`)));
  expect((await show(other, id)).status).toBe(200);
  expect((await product.runJobs()).map(({ to }) => to)).toEqual([teacher.email]);
  await ask(learner, course.id, { body: 'See https://example.com/elsewhere' }, id);
  expect((await show(other, id)).status, 'the edited link waits too').toBe(404);
  await change('PUT', admin, `/threads/${id}/release`);
  expect((await show(other, id)).status).toBe(200);
  expect(await product.runJobs(), 'it is announced once').toEqual([]);
});

test('a text that has been edited or hidden since an administrator read it is not published unseen', async () => {
  const { course, learner, other } = await makeClass();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const held = { body: 'See https://example.com/register' };
  const id = await asked(learner, course.id, held);
  const read = (await show(admin, id)).body.thread.editedAt ?? '';
  await ask(learner, course.id, { body: 'Buy at https://spam.example' }, id);
  const publish = (seen: string) => change('PUT', admin, `/threads/${id}/release?editedAt=${seen}`);
  expect((await publish(read)).status).toBe(409);
  expect((await show(other, id)).status).toBe(404);

  const again = (await show(admin, id)).body.thread.editedAt ?? '';
  await change('PUT', admin, `/threads/${id}/hiding`, { reason: 'An advertisement.' });
  expect((await publish(again)).status).toBe(409);
  expect((await change('PUT', admin, `/threads/${id}/hiding`, { reason: 'Spam.' })).status).toBe(409);
  expect((await show(learner, id)).body.thread.hiddenReason).toBe('An advertisement.');
  await change('DELETE', admin, `/threads/${id}/hiding`);
  expect((await publish(again)).status).toBe(200);

  const postId = randomUUID();
  const reply = (body: string) => answer(other, id, body, postId);
  await reply(held.body);
  const [post] = (await show(admin, id)).body.posts;
  await reply('Buy at https://spam.example');
  const path = `/threads/${id}/posts/${postId}/release` as const;
  expect((await change('PUT', admin, `${path}?editedAt=${post?.editedAt ?? ''}`)).status).toBe(409);
  expect((await show(learner, id)).body.posts).toEqual([]);
});

test('search and similar questions match other forms of a word, and only within the course', async () => {
  const { course, learner } = await makeClass();
  const foreign = await makeClass();
  await asked(foreign.learner, foreign.course.id, { title: 'Owning shared registers' });
  const id = await asked(learner, course.id, { title: 'Who owns the “shared register”—today?' });
  await asked(learner, course.id, { title: 'How long is a sprint?', body: 'Two weeks?' });
  const found = await list(learner, course.id, '?search=registers');
  expect(found.threads.map(({ _id }) => _id)).toEqual([id]);
  const similar = async (title: string) => {
    const path = `GET /courses/${course.id}/threads/similar?title=${encodeURIComponent(title)}` as const;
    return (await request<SimilarThreads>(product, path, { as: learner })).body.threads.map(({ _id }) => _id);
  };
  expect(await similar('Register with a shared owner')).toEqual([id]);
  for (const odd of ['', 'the of', "it's & | ! : * ' \\", 'http://x.y/a&b'])
    expect(await similar(odd)).toEqual([]);
});

test('the instructor’s queue lists unanswered questions first, starting with the oldest', async () => {
  const { teacher, course, learner } = await makeClass();
  const done = await asked(learner, course.id, { title: 'Answered one' });
  const first = await asked(learner, course.id, { title: 'First open one' });
  product.advance(60_000);
  const second = await asked(learner, course.id, { title: 'Second open one' });
  await answer(teacher, done);
  const queue = async (query = '') =>
    (
      await request<ThreadQueue>(product, `GET /instructor/threads${query}`, { as: teacher })
    ).body.threads.map(({ _id }) => _id);
  expect(await queue()).toEqual([first, second, done]);
  expect(await queue('?state=answered')).toEqual([done]);
  expect(await queue('?search=second')).toEqual([second]);
  expect(await queue(`?course=${randomUUID()}`)).toEqual([]);
});

test('the public name of a deleted learner is gone from their questions', async () => {
  const { course, learner, other } = await makeClass();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const id = await asked(learner, course.id);
  await change('DELETE', admin, `/admin/users/${learner.id}`);
  expect((await show(other, id)).body.thread.author.name).toBe('A former learner');
});
