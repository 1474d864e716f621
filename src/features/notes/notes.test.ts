import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { Note, NoteList } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

type Draft = { lectureId?: string; second?: unknown; text?: unknown; replaces?: string };
type Saved = { message: string; note: Note };

const write = (as: Person, courseId: string, noteId: string, body: Draft) =>
  request<Saved>(product, `PUT /courses/${courseId}/notes/${noteId}`, { as, body });
const list = (as: Person, courseId: string) =>
  request<NoteList>(product, `GET /courses/${courseId}/notes`, { as });

async function studying() {
  const { learner, course } = await makeEnrolment(product.ctx, { lectures: [60, 90.4] });
  const [first = '', second = ''] = course.lectureIds;
  return { learner, course, first, second };
}

test('notes are listed in the order of the course, for their author only', async () => {
  const { learner, course, first, second } = await studying();
  const other = await makeEnrolment(product.ctx, { course });
  await write(learner, course.id, randomUUID(), { lectureId: second, second: 5, text: 'third' });
  await write(learner, course.id, randomUUID(), { lectureId: first, second: 40, text: 'second' });
  await write(learner, course.id, randomUUID(), { lectureId: first, second: 3, text: ' first \n line ' });
  const { status, body } = await list(learner, course.id);
  expect(status).toBe(200);
  expect(body.course).toEqual({ _id: course.id, title: course.title });
  expect(body.notes.map(({ text }) => text)).toEqual(['first \n line', 'second', 'third']);
  expect(body.notes[2]?.lecture?._id).toBe(second);
  expect((await list(other.learner, course.id)).body.notes).toEqual([]);
});

test('a note sent twice is stored once, and sending it again changes it', async () => {
  const { learner, course, first } = await studying();
  const id = randomUUID();
  const draft = { lectureId: first, second: 3, text: 'Ask who decides.' };
  await Promise.all([write(learner, course.id, id, draft), write(learner, course.id, id, draft)]);
  await write(learner, course.id, id, { ...draft, text: 'Ask who pays.' });
  const { notes } = (await list(learner, course.id)).body;
  expect(notes.map(({ _id, text }) => [_id, text])).toEqual([[id, 'Ask who pays.']]);
});

test('a text that the author of a change has not seen is kept as a separate note', async () => {
  const { learner, course, first } = await studying();
  const id = randomUUID();
  const save = (text: string, replaces?: string) =>
    write(learner, course.id, id, { lectureId: first, second: 3, text, replaces });
  await save('first');
  await save('from the laptop', 'first');
  await save('from the phone', 'first');
  await save('from the phone', 'first');
  await save('from the phone, later', ' from the\b phone ');
  const { notes } = (await list(learner, course.id)).body;
  expect(notes.map(({ text }) => text).toSorted()).toEqual(['from the laptop', 'from the phone, later']);
  expect(notes.find(({ _id }) => _id === id)?.text).toBe('from the phone, later');
});

test('a note is not deleted if its author has not seen its current text', async () => {
  const { learner, course, first } = await studying();
  const id = randomUUID();
  const line = `DELETE /courses/${course.id}/notes/${id}` as const;
  const remove = (replaces: string) => request<Saved>(product, line, { as: learner, body: { replaces } });
  await write(learner, course.id, id, { lectureId: first, second: 3, text: 'from the laptop' });
  expect(await remove('first')).toMatchObject({
    status: 409,
    body: {
      message: 'This note has changed since you opened it. Please read it again before you delete it.',
    },
  });
  const stored = async () => (await list(learner, course.id)).body.notes.map(({ text }) => text);
  expect(await stored()).toEqual(['from the laptop']);
  expect((await remove(' from the laptop ')).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect((await remove('from the laptop')).status, 'it is already gone').toBe(200);
});

test('another person’s note cannot be reached by its id', async () => {
  const { learner, course, first } = await studying();
  const other = (await makeEnrolment(product.ctx, { course })).learner;
  const id = randomUUID();
  await write(learner, course.id, id, { lectureId: first, second: 1, text: 'mine' });
  await write(other, course.id, id, { lectureId: first, second: 1, text: 'theirs' });
  await request(product, `DELETE /courses/${course.id}/notes/${id}`, { as: other });
  expect((await list(learner, course.id)).body.notes.map(({ text }) => text)).toEqual(['mine']);
  expect((await list(other, course.id)).body.notes).toEqual([]);
});

test('a deleted note is gone, and deleting it again is not an error', async () => {
  const { learner, course, first } = await studying();
  const id = randomUUID();
  await write(learner, course.id, id, { lectureId: first, second: 1, text: 'x' });
  for (const _ of [1, 2])
    expect((await request(product, `DELETE /courses/${course.id}/notes/${id}`, { as: learner })).status).toBe(
      200,
    );
  expect((await list(learner, course.id)).body.notes).toEqual([]);
});

test.each([
  ['only spaces', { text: ' \n ' }, 400, 'Please write something.'],
  ['too long', { text: 'a'.repeat(2001) }, 400, 'Please use at most 2,000 characters.'],
  ['a bidi control', { text: 'a\u202eb' }, 400, 'Please use plain text, without control characters.'],
  ['half a second', { second: 1.5 }, 400, 'Please enter a whole second of the lecture.'],
  ['before the start', { second: -1 }, 400, 'Please enter a whole second of the lecture.'],
  ['beyond the end', { second: 61 }, 400, 'The lecture ends before this time.'],
  ['an unknown lecture', { lectureId: randomUUID() }, 404, 'Lecture not found'],
])('%s is refused and stores nothing', async (_, change, status, message) => {
  const { learner, course, first } = await studying();
  const response = await write(learner, course.id, randomUUID(), {
    lectureId: first,
    second: 60,
    text: 'x',
    ...change,
  });
  expect(response).toMatchObject({ status, body: { message } });
  expect((await list(learner, course.id)).body.notes).toEqual([]);
});

test('the last fraction of a second belongs to the lecture', async () => {
  const { learner, course, second } = await studying();
  const at = (at: number) =>
    write(learner, course.id, randomUUID(), { lectureId: second, second: at, text: 'x' });
  expect([(await at(91)).status, (await at(92)).status]).toEqual([200, 400]);
});

test('a lecture of another course is not found', async () => {
  const { learner, course } = await studying();
  const other = await makeCourse(product.ctx);
  const [lectureId = ''] = other.lectureIds;
  const response = await write(learner, course.id, randomUUID(), { lectureId, second: 0, text: 'x' });
  expect(response.status).toBe(404);
});

test('a note stays in its course', async () => {
  const { learner, course, first } = await studying();
  const other = await makeEnrolment(product.ctx, { learner });
  const id = randomUUID();
  await write(learner, course.id, id, { lectureId: first, second: 0, text: 'x' });
  const [lectureId = ''] = other.course.lectureIds;
  const moved = await write(learner, other.course.id, id, { lectureId, second: 0, text: 'y' });
  expect(moved).toMatchObject({ status: 404, body: { message: 'Note not found' } });
});

test('a person can have 500 notes in a course and no more, even when two are written at the same time', async () => {
  const { learner, course, first } = await studying();
  await product.ctx.db
    .insertInto('notes')
    .values(
      Array.from({ length: 499 }, (_, second) => ({
        userId: learner.id,
        id: randomUUID(),
        courseId: course.id,
        lectureId: first,
        second,
        text: 'x',
      })),
    )
    .execute();
  const more = await Promise.all(
    [1, 2, 3].map(() =>
      write(learner, course.id, randomUUID(), { lectureId: first, second: 0, text: 'more' }),
    ),
  );
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { notes } = (await list(learner, course.id)).body;
  expect(notes).toHaveLength(500);
  const changed = await write(learner, course.id, notes[7]?._id ?? '', {
    lectureId: first,
    second: 7,
    text: 'changed',
  });
  expect(changed.status, 'a full course can still be edited').toBe(200);
});

test('notes cannot be read or written without access to the course', async () => {
  const { learner, course, first } = await studying();
  const stranger = await makePerson(product.ctx);
  expect((await list(stranger, course.id)).status).toBe(403);
  const draft = { lectureId: first, second: 0, text: 'x' };
  expect((await write(stranger, course.id, randomUUID(), draft)).status).toBe(403);
  await product.ctx.db
    .updateTable('enrolments')
    .set({ endedAt: product.ctx.clock() })
    .where('userId', '=', learner.id)
    .execute();
  expect((await list(learner, course.id)).status).toBe(403);
});

test('a note stays when its lecture is removed', async () => {
  const { learner, course, first } = await studying();
  await write(learner, course.id, randomUUID(), { lectureId: first, second: 2, text: 'kept' });
  await product.ctx.db.deleteFrom('lectures').where('id', '=', first).execute();
  const { notes } = (await list(learner, course.id)).body;
  expect(notes).toMatchObject([{ lecture: null, second: 2, text: 'kept' }]);
});

test('notes are exported as Markdown and CSV', async () => {
  const { learner, course, first } = await studying();
  await write(learner, course.id, randomUUID(), { lectureId: first, second: 3, text: 'One\ntwo' });
  await write(learner, course.id, randomUUID(), { lectureId: first, second: 45, text: '=1+1' });
  const get = (kind: string) =>
    request<string>(product, `GET /courses/${course.id}/notes.${kind}`, { as: learner });
  const markdown = await get('md');
  expect(markdown.headers.get('content-disposition')).toBe('attachment; filename="notes.md"');
  const title = (await list(learner, course.id)).body.notes[0]?.lecture?.title;
  expect(markdown.body).toBe(`# ${course.title}\n\n## ${title}\n\n- **0:03** One\n  two\n- **0:45** =1+1\n`);
  const csv = (await get('csv')).body;
  expect(csv).toContain('Lecture,Time,Note,Created\r\n');
  expect(csv, 'spreadsheets run no formula').toContain("0:45,'=1+1,");
});

test('deleting a person deletes their notes', async () => {
  const { learner, course, first } = await studying();
  await write(learner, course.id, randomUUID(), { lectureId: first, second: 3, text: 'private' });
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const { status } = await request(product, `DELETE /admin/users/${learner.id}`, { as: admin });
  expect(status).toBe(200);
  const left = await product.ctx.db
    .selectFrom('notes')
    .select('id')
    .where('userId', '=', learner.id)
    .execute();
  expect(left).toEqual([]);
});
