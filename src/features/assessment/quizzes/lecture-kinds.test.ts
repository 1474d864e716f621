import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVideoAsset } from '../../../../test/factories/courses.ts';
import { makeCourseBody } from '../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { FullCourse } from '../../authoring/contract.ts';
import type { CourseDetail } from '../../catalogue/contract.ts';
import type { LectureMedia, Study } from '../../learning/contract.ts';
import type { Quiz } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, start, show, answer, submit } = quizzing(() => product);

type Refused = { message: string; code: string; fields?: Record<string, string> };
type World = Awaited<ReturnType<typeof world>>;

const text = { title: 'Read this', kind: 'text', body: '# Risks\n\nA **risk** may happen.' };
const quizIn = ({ quizId }: World, title = 'Check yourself') => ({ title, kind: 'quiz', quizId });

/** Saves the lectures as the course's only section. */
async function save(made: World, lectures: unknown[]) {
  const { body: stored } = await request<{ course: FullCourse }>(
    product,
    `GET /courses/${made.course.id}/edit`,
    {
      as: made.admin,
    },
  );
  return request<Refused>(product, `PUT /courses/${made.course.id}`, {
    as: made.admin,
    body: { ...stored.course, sections: [{ title: 'All', lectures }] },
  });
}
const edited = async (made: World) =>
  (await request<{ course: FullCourse }>(product, `GET /courses/${made.course.id}/edit`, { as: made.admin }))
    .body.course;
const study = async (made: World) =>
  (await request<Study>(product, `GET /courses/${made.course.id}/study`, { as: made.learner })).body;
const open = (made: World, lectureId: string, as: Person | null = made.learner) =>
  request<LectureMedia & Refused>(
    product,
    `GET /courses/${made.course.id}/lectures/${lectureId}/media`,
    as ? { as } : {},
  );
const complete = (made: World, lectureId: string) =>
  request<Refused>(product, `PUT /courses/${made.course.id}/progress`, {
    as: made.learner,
    body: { lectureId },
  });
const lecturesOf = ({ sections }: Study) => sections.flatMap(({ lectures }) => lectures);

/** A course that consists of a text, a quiz and another text. */
async function course(rules: Record<string, unknown> = {}) {
  const made = await world(rules);
  expect(await save(made, [text, quizIn(made), { ...text, title: 'And this' }])).toMatchObject({
    status: 200,
  });
  const [first, quiz, last] = lecturesOf(await study(made)).map(({ _id }) => _id) as [string, string, string];
  return { made, first, quiz, last };
}

/** Takes the quiz; the number of right answers decides whether it is passed. */
async function take(made: World, right: 0 | 1 | 2) {
  const { _id } = (await start(made.learner, made.quizId)).body.attempt;
  for (const { _id: question, kind, options } of (await show(made.learner, _id)).questions) {
    if (kind === 'number' && right > 1) await answer(made.learner, _id, question, { value: '0.8' });
    const sponsor = options.find((option) => option.text === 'The sponsor')?.id;
    if (sponsor && right > 0) await answer(made.learner, _id, question, { value: [sponsor] });
  }
  await submit(made.learner, _id);
}

test('a text is completed when it has been opened and confirmed, which opens the next lecture', async () => {
  const { made, first, quiz } = await course();
  expect(lecturesOf(await study(made)).map(({ kind, locked }) => [kind, locked])).toEqual([
    ['text', false],
    ['quiz', true],
    ['text', true],
  ]);
  expect((await complete(made, first)).body.code).toBe('learning.not_read');
  const { body } = await open(made, first);
  expect(body).toMatchObject({ text: text.body, quiz: null, video: null, limitSeconds: null });
  expect((await complete(made, first)).status).toBe(200);
  expect((await open(made, quiz)).body.quiz).toEqual({ _id: made.quizId, isDone: false });
});

test('a quiz gates the next lecture until it is passed, and passing it completes the lecture automatically', async () => {
  const { made, first, quiz, last } = await course({ passPercent: 100 });
  await open(made, first);
  await complete(made, first);
  expect((await complete(made, quiz)).body.code).toBe('learning.quiz_not_passed');
  await take(made, 1);
  expect((await open(made, last)).status).toBe(403);
  expect((await complete(made, quiz)).body.code).toBe('learning.quiz_not_passed');
  await take(made, 2);
  const now = await study(made);
  expect(now.progress.completedLectures).toEqual([first, quiz]);
  expect(now.currentLecture).toBe(last);
  expect((await open(made, last)).status).toBe(200);
});

test('a quiz without a pass mark is done once it is submitted', async () => {
  const { made, first, quiz } = await course();
  await open(made, first);
  await complete(made, first);
  await take(made, 0);
  expect((await study(made)).progress.completedLectures).toContain(quiz);
});

test('a quiz passed before its lecture was reached is completed there, and the last lecture completes the course', async () => {
  const { made, first, quiz, last } = await course({ passPercent: 50 });
  await take(made, 2);
  expect((await study(made)).progress.completedLectures).toEqual([]);
  expect((await complete(made, quiz)).status).toBe(403);
  for (const lecture of [first, quiz, last]) {
    await open(made, lecture);
    expect((await complete(made, lecture)).status).toBe(200);
  }
  expect((await study(made)).progress).toMatchObject({ progress: 100, completed: true });
});

test('a course that ends with its quiz is completed by passing it', async () => {
  const made = await world({ passPercent: 50 });
  await save(made, [quizIn(made)]);
  await take(made, 2);
  expect((await study(made)).progress.completed).toBe(true);
});

test('a hidden quiz in the curriculum is shown to learners and cannot be deleted', async () => {
  const made = await world({ isPublished: false });
  expect((await start(made.learner, made.quizId)).status).toBe(404);
  await save(made, [quizIn(made), text]);
  const { body } = await request<{ quizzes: Quiz[] }>(product, `GET /courses/${made.course.id}/quizzes`, {
    as: made.learner,
  });
  expect(body.quizzes).toMatchObject([{ _id: made.quizId, isRequired: true }]);
  expect((await start(made.learner, made.quizId)).status).toBe(200);
  const other = await world({ isPublished: false });
  await save(other, [quizIn(other), text]);
  const deleted = await request<Refused>(product, `DELETE /quizzes/${other.quizId}`, { as: other.admin });
  expect([deleted.status, deleted.body.code]).toEqual([409, 'assessment.in_curriculum']);
});

test('the editor reads back every kind, and an image in a text belongs to the course', async () => {
  const made = await world();
  const image = await makeImage(made.course.instructorId);
  const body = `Look: ![A chart](/media/public/${image})`;
  expect(await save(made, [{ ...text, body }, quizIn(made)])).toMatchObject({ status: 200 });
  const { sections } = await edited(made);
  expect(sections[0]?.lectures).toMatchObject([
    { kind: 'text', body, quizId: null, video: null },
    { kind: 'quiz', body: '', quizId: made.quizId, video: null },
  ]);
  const { usedInCourses } = await import('../../authoring/index.server.ts');
  expect(await usedInCourses(product.ctx.db, [image])).toEqual([image]);
});

async function makeImage(ownerId: string): Promise<string> {
  const id = await makeVideoAsset(product.ctx, ownerId, 1);
  await product.ctx.db.updateTable('assets').set({ kind: 'image' }).where('id', '=', id).execute();
  return id;
}

test('visitors see the kinds on the course page and read a text that is the free preview', async () => {
  const made = await world();
  await save(made, [{ ...text, isFreePreview: true }, quizIn(made)]);
  const { body } = await request<{ course: CourseDetail }>(product, `GET /courses/${made.course.id}`);
  const [preview, quiz] = body.course.sections[0]?.lectures ?? [];
  expect([preview?.kind, quiz?.kind]).toEqual(['text', 'quiz']);
  expect((await open(made, preview?._id ?? '', null)).body).toMatchObject({
    kind: 'preview',
    text: text.body,
  });
  expect((await open(made, quiz?._id ?? '', null)).status).toBe(401);
});

test('lectures in a request without kinds are videos', async () => {
  const instructor = await makePerson(product.ctx, { role: 'instructor' });
  const { status, body } = await request<{ course: { _id: string } }>(product, 'POST /courses', {
    as: instructor,
    body: await makeCourseBody(product.ctx, instructor.id),
  });
  expect(status).toBe(200);
  const saved = await request<{ course: FullCourse }>(product, `GET /courses/${body.course._id}/edit`, {
    as: instructor,
  });
  expect(saved.body.course.sections[0]?.lectures.map(({ kind }) => kind)).toEqual(['video', 'video']);
});

test.each<[string, (made: World) => Promise<unknown> | unknown, RegExp, RegExp]>([
  ['a text lecture without a text', () => ({ ...text, body: ' ' }), /\.body$/, /write the text/],
  ['a text of 40,001 characters', () => ({ ...text, body: 'a'.repeat(40_001) }), /\.body$/, /40,?000/],
  ['a quiz lecture without a quiz', () => ({ title: 'Quiz', kind: 'quiz' }), /\.quizId$/, /choose a quiz/],
  ['a video lecture without a video', () => ({ title: 'Video' }), /\.video$/, /upload a video/],
  ['a quiz of another course', async () => quizIn(await world()), /^sections$/, /no longer belongs/],
  [
    'a quiz as the free preview',
    (made) => ({ ...quizIn(made), isFreePreview: true }),
    /^sections$/,
    /can’t be the free preview/,
  ],
  ['an unknown kind', () => ({ ...text, kind: 'game' }), /\.kind$/, /./],
])('a curriculum with %s is refused and changes nothing', async (_, lectureOf, field, message) => {
  const made = await world();
  const before = await edited(made);
  const { status, body } = await save(made, [{ ...text, title: 'Fine' }, await lectureOf(made)]);
  expect(status).toBe(400);
  const [[name, sentence] = ['', '']] = Object.entries(body.fields ?? {});
  expect(name).toMatch(field);
  expect(sentence).toMatch(message);
  expect((await edited(made)).version).toBe(before.version);
});
