import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { storeFile } from '../media/index.server.ts';
import type { FindResult, Found } from './contract.ts';
import { readTranscripts } from './read-transcripts.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const vtt = (...cues: [second: number, text: string][]) =>
  `WEBVTT\n\n${cues
    .map(([second, text]) => {
      const at = `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`;
      return `${at}.200 --> ${at}.900\n${text}`;
    })
    .join('\n\n')}\n`;

/** Gives a lecture captions, as saving the course does. */
async function caption({ instructorId, lectureIds }: MadeCourse, lecture: number, text: string) {
  const path = join(product.ctx.settings.dataDir, `${randomUUID()}.vtt`);
  await writeFile(path, text);
  const { id } = await storeFile(product.ctx, {
    path,
    kind: 'raw',
    ownerId: instructorId,
    originalName: 'captions.vtt',
  });
  await product.ctx.db
    .updateTable('lectures')
    .set({ captionsAssetId: id })
    .where('id', '=', lectureIds[lecture] ?? '')
    .execute();
  return id;
}

const read = () => readTranscripts(product.ctx);
const find = (course: MadeCourse, search: string, as?: Person) =>
  request<FindResult>(product, `GET /courses/${course.slug}/find?search=${encodeURIComponent(search)}`, {
    as,
  });
const shown = ({ kind, second, pieces }: Found) => [kind, second, pieces.map(({ text }) => text).join('')];

async function studying(lectures = [60, 60, 60]) {
  const course = await makeCourse(product.ctx, { lectures });
  const { learner } = await makeEnrolment(product.ctx, { course });
  return { course, learner };
}

test('a quote is found by other forms of its words, with the second at which it begins', async () => {
  const { course, learner } = await studying();
  await caption(
    course,
    1,
    vtt(
      [3, 'Every owner names a trigger.'],
      [9, 'Then the board decides within a week, or the risk moves up by itself.'],
    ),
  );
  await read();
  const { body } = await find(course, 'triggers named', learner);
  expect(body).toMatchObject({ scope: 'course', course: { slug: course.slug } });
  expect(body.found.map(({ lecture, second }) => [lecture?._id, second])).toEqual([
    [course.lectureIds[1], 3],
  ]);
  expect(body.found[0]?.pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'names',
    'trigger',
  ]);
});

test('titles of lectures and files and visible questions are found too', async () => {
  const { course, learner } = await studying();
  const [lectureId = ''] = course.lectureIds;
  await product.ctx.db
    .updateTable('lectures')
    .set({ title: 'Scoring a risk' })
    .where('id', '=', lectureId)
    .execute();
  const assetId = await caption(course, 2, vtt([1, 'Nothing to see.']));
  await product.ctx.db
    .insertInto('resources')
    .values({ lectureId, assetId, title: 'Scoring scale', position: 0 })
    .execute();
  for (const [title, held] of [
    ['How do you score?', false],
    ['Score with a link', true],
  ] as const)
    await product.ctx.db
      .insertInto('threads')
      .values({ id: randomUUID(), courseId: course.id, authorId: learner.id, title, body: 'x', held })
      .execute();
  const { body } = await find(course, 'scores', learner);
  expect(body.found.map(shown)).toEqual([
    ['lecture', null, 'Scoring a risk'],
    ['resource', null, 'Scoring scale'],
    ['question', null, 'How do you score?'],
  ]);
});

test('visitors and strangers find only what they may watch of the free preview', async () => {
  const { course, learner } = await studying([700.4, 60, 60]);
  await caption(course, 0, vtt([4, 'A trigger in the preview.'], [640, 'A trigger after the preview.']));
  await caption(course, 1, vtt([5, 'A trigger behind the paywall.']));
  await read();
  const quotes = async (as?: Person) => (await find(course, 'trigger', as)).body;
  expect((await quotes(learner)).found).toHaveLength(3);
  for (const who of [undefined, await makePerson(product.ctx)]) {
    const { scope, found } = await quotes(who);
    expect([scope, ...found.map(({ second }) => second)]).toEqual(['preview', 4]);
  }
});

test('a course that is not public can be searched by its owner and administrators, but not by strangers', async () => {
  const owner = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, {
    instructorId: owner.id,
    status: 'draft',
    isPublished: false,
  });
  const stranger = await makePerson(product.ctx, { role: 'instructor' });
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const statusFor = async (as?: Person) => (await find(course, 'x', as)).status;
  expect([await statusFor(), await statusFor(stranger)]).toEqual([404, 404]);
  expect([await statusFor(owner), await statusFor(admin)]).toEqual([200, 200]);
});

test('captions that change are read again, and those that are removed are no longer found', async () => {
  const { course, learner } = await studying();
  const seconds = async (search: string) =>
    (await find(course, search, learner)).body.found.map(({ second }) => second);
  await caption(course, 1, vtt([2, 'The first version.']));
  await read();
  expect(await seconds('first')).toEqual([2]);
  await caption(course, 1, vtt([8, 'The second version.']));
  await read();
  expect([await seconds('first'), await seconds('second')]).toEqual([[], [8]]);
  await product.ctx.db
    .updateTable('lectures')
    .set({ captionsAssetId: null })
    .where('courseId', '=', course.id)
    .execute();
  await read();
  expect(await seconds('second')).toEqual([]);
});

test('a file that cannot be read does not prevent others from being read, and is tried again', async () => {
  const { course, learner } = await studying();
  const lost = await caption(course, 0, vtt([2, 'Lost words.']));
  await caption(course, 1, vtt([6, 'Kept words.']));
  const row = await product.ctx.db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', lost)
    .executeTakeFirstOrThrow();
  await product.ctx.db
    .updateTable('assets')
    .set({ storageKey: 'nowhere.vtt' })
    .where('id', '=', lost)
    .execute();
  await read();
  const seconds = async () => (await find(course, 'words', learner)).body.found.map(({ second }) => second);
  expect(await seconds()).toEqual([6]);
  await product.ctx.db
    .updateTable('assets')
    .set({ storageKey: row.storageKey })
    .where('id', '=', lost)
    .execute();
  await read();
  expect(await seconds()).toEqual([2, 6]);
});

test.each(['', '   ', '"', 'a & | ! :* (', '\u0001\u0002 risk', "'); drop table users; --"])(
  'the unusual search %j gets a response',
  async (search) => {
    const { course, learner } = await studying();
    expect((await find(course, search, learner)).status).toBe(200);
  },
);

test('German captions are found by other forms of German words', async () => {
  const course = await makeCourse(product.ctx, { language: 'German' });
  const { learner } = await makeEnrolment(product.ctx, { course });
  await caption(course, 0, vtt([7, 'Wir prüfen die Risiken jede Woche.']));
  await read();
  expect((await find(course, 'Wochen', learner)).body.found.map(({ second }) => second)).toEqual([7]);
});

test('in a German course, titles of lectures, files and questions are found by the same words', async () => {
  const course = await makeCourse(product.ctx, { language: 'German' });
  const { learner } = await makeEnrolment(product.ctx, { course });
  const [lectureId = ''] = course.lectureIds;
  const title = 'Grundlagen der Planungen';
  await product.ctx.db.updateTable('lectures').set({ title }).where('id', '=', lectureId).execute();
  const assetId = await caption(course, 0, vtt([1, 'Etwas anderes.']));
  const resource = { lectureId, assetId, title: 'Vorlagen für Grundlagen', position: 0 };
  await product.ctx.db.insertInto('resources').values(resource).execute();
  const thread = { id: randomUUID(), courseId: course.id, authorId: learner.id, body: 'x', held: false };
  await product.ctx.db
    .insertInto('threads')
    .values({ ...thread, title: 'Welche Grundlagen fehlen?' })
    .execute();
  expect((await find(course, 'Grundlagen', learner)).body.found.map(shown)).toEqual([
    ['lecture', null, title],
    ['resource', null, 'Vorlagen für Grundlagen'],
    ['question', null, 'Welche Grundlagen fehlen?'],
  ]);
});

test('captions are read again when the language of their course changes', async () => {
  const course = await makeCourse(product.ctx, { language: 'English' });
  const { learner } = await makeEnrolment(product.ctx, { course });
  await caption(course, 0, vtt([7, 'Wir vergleichen die Planungen.']));
  await read();
  const seconds = async () => (await find(course, 'Planung', learner)).body.found.map(({ second }) => second);
  expect(await seconds()).toEqual([]);
  await product.ctx.db
    .updateTable('courses')
    .set({ language: 'German' })
    .where('id', '=', course.id)
    .execute();
  await read();
  expect(await seconds()).toEqual([7]);
});

test('words beside typographic marks are found, and the quote keeps its marks', async () => {
  const { course, learner } = await studying();
  const line = 'The team’s “register” – costs, risks—and issues… – isn’t read.';
  await caption(course, 1, vtt([3, line]));
  await read();
  for (const search of [
    'team',
    "team's",
    'team’s',
    'register',
    '“the team’s register”',
    'costs',
    'risk',
    'issues',
  ])
    expect((await find(course, search, learner)).body.found.map(shown), search).toEqual([
      ['passage', 3, line],
    ]);
  const [found] = (await find(course, 'register', learner)).body.found;
  expect(found?.pieces.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'register', isMatch: true }]);
});
