import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Quiz } from '../../../src/features/assessment/contract.ts';
import type { Practice } from '../../../src/features/assessment/practice/contract.ts';
import type { CourseDetail } from '../../../src/features/catalogue/contract.ts';
import type { LectureMedia, Study } from '../../../src/features/learning/contract.ts';
import type { FindResult } from '../../../src/features/transcripts/contract.ts';
import { readTranscripts } from '../../../src/features/transcripts/read-transcripts.server.ts';
import { makeEnrolment } from '../../factories/enrolments.ts';
import type { Person } from '../../factories/people.ts';
import { quizzing } from '../../factories/quizzing.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, start } = quizzing(() => product);
let made: Awaited<ReturnType<typeof world>>;
let closedId: string;
let threadId: string;
/** A learner who enrolled so long ago that every lecture is open. */
let earlier: Person;

const lectures = (change: object, id = closedId) =>
  product.ctx.db.updateTable('lectures').set(change).where('id', '=', id).execute();
const get = <Body>(as: Person | undefined, path: `/${string}`) =>
  request<Body>(product, `GET ${path}`, { as });
const found = async (as: Person) =>
  (await get<FindResult>(as, `/courses/${made.course.id}/find?search=zeppelin`)).body.found.map(
    ({ kind, lecture }) => [kind, lecture?._id],
  );
const threads = async (as: Person, query = '') =>
  (await get<{ threads: { _id: string }[] }>(as, `/courses/${made.course.id}/threads${query}`)).body.threads;

beforeEach(async () => {
  made = await world();
  const { db } = product.ctx;
  const [, second = ''] = made.course.lectureIds;
  closedId = second;
  await lectures({ kind: 'text', videoAssetId: null, body: 'A **zeppelin** is late.\n\n- Ask why.' });
  await readTranscripts(product.ctx);
  ({ learner: earlier } = await makeEnrolment(product.ctx, { course: made.course }));
  await db
    .updateTable('enrolments')
    .set({ enrolledAt: new Date(Date.now() - 30 * 86_400_000) })
    .where('userId', '=', earlier.id)
    .execute();
  threadId = randomUUID();
  const place = { courseId: made.course.id, lectureId: closedId, second: null };
  await db
    .insertInto('threads')
    .values({ ...place, id: threadId, authorId: earlier.id, title: 'Which zeppelin?', body: 'The late one.' })
    .execute();
});

test('a search returns the paragraphs of a text as plain text, without a position in seconds', async () => {
  const { body } = await get<FindResult>(made.learner, `/courses/${made.course.id}/find?search=zeppelins`);
  const [passage] = body.found;
  expect([passage?.kind, passage?.second, passage?.lecture?._id]).toEqual(['passage', null, closedId]);
  expect(passage?.pieces.map(({ text }) => text).join('')).toBe('A zeppelin is late.');
  await lectures({ body: 'An airship.' });
  await readTranscripts(product.ctx);
  expect(await found(made.learner)).toEqual([['question', closedId]]);
});

describe('a lecture that opens in seven days', () => {
  beforeEach(() => lectures({ opensAfterDays: 7 }));

  test('is found in a search only by administrators and by learners for whom it is open', async () => {
    expect(await found(made.learner)).toEqual([]);
    for (const as of [earlier, made.admin])
      expect(await found(as)).toEqual([
        ['passage', closedId],
        ['question', closedId],
      ]);
  });

  test('has questions that cannot be found, opened, answered or voted for', async () => {
    expect(await threads(made.learner)).toEqual([]);
    expect(await threads(made.learner, `?lecture=${closedId}`)).toEqual([]);
    expect(await threads(made.learner, '/similar?title=zeppelin')).toEqual([]);
    expect((await get(made.learner, `/threads/${threadId}`)).status).toBe(404);
    const posted = await request(product, `PUT /threads/${threadId}/posts/${randomUUID()}`, {
      as: made.learner,
      body: { body: 'The other one.' },
    });
    expect(posted.status).toBe(404);
    expect((await request(product, `PUT /threads/${threadId}/vote`, { as: made.learner })).status).toBe(404);
    for (const as of [earlier, made.admin]) {
      expect((await threads(as)).map(({ _id }) => _id)).toEqual([threadId]);
      expect((await get(as, `/threads/${threadId}`)).status).toBe(200);
    }
  });

  test('has a quiz that cannot be started', async () => {
    await lectures({ kind: 'quiz', body: '', quizId: made.quizId });
    expect(await start(made.learner, made.quizId)).toMatchObject({
      status: 403,
      body: { code: 'learning.not_open_yet' },
    });
    const { body } = await get<{ quiz: Quiz }>(made.learner, `/quizzes/${made.quizId}`);
    expect(body.quiz.opensAt).not.toBeNull();
    expect((await start(earlier, made.quizId)).status).toBe(200);
  });

  test('has no questions in a quiz outside the curriculum, which starts with all its questions or not at all', async () => {
    const ask = (change: object) =>
      product.ctx.db.updateTable('quizzes').set(change).where('id', '=', made.quizId).execute();
    const [about = ''] = made.questions;
    await product.ctx.db
      .updateTable('questions')
      .set({ lectureId: closedId })
      .where('seriesId', '=', about)
      .execute();
    const refused = { status: 409, body: { code: 'assessment.asks_about_closed_lectures' } };
    expect(await start(made.learner, made.quizId)).toMatchObject(refused);
    await ask({ questionSeries: [], perDomain: JSON.stringify({ People: 1, Process: 1 }) });
    expect(await start(made.learner, made.quizId)).toMatchObject(refused);
    expect((await start(earlier, made.quizId)).status).toBe(200);
    await ask({ perDomain: JSON.stringify({ Process: 1 }) });
    expect((await start(made.learner, made.quizId)).status).toBe(200);
  });

  test('has no questions in practice', async () => {
    await product.ctx.db
      .updateTable('questions')
      .set({ lectureId: closedId })
      .where('courseId', '=', made.course.id)
      .execute();
    const asked = async (as: Person) =>
      (await get<Practice>(as, `/courses/${made.course.id}/practice`)).body.question;
    expect(await asked(made.learner)).toBeNull();
    expect(await asked(earlier)).not.toBeNull();
  });
});

test('a URL that was signed before a lecture was closed no longer delivers its file', async () => {
  const [first = ''] = made.course.lectureIds;
  await lectures({ isFreePreview: false }, first);
  const { body } = await get<LectureMedia>(
    made.learner,
    `/courses/${made.course.id}/lectures/${first}/media`,
  );
  await lectures({ opensAfterDays: 7, isFreePreview: false }, first);
  expect((await product.app.request(body.video?.url ?? '')).status).toBe(403);
});

test('the player skips a closed lecture and says when it opens; the course page says how long it takes', async () => {
  const [first = '', second = '', third = ''] = made.course.lectureIds;
  await lectures({ opensAfterDays: 7 });
  await request(product, `GET /courses/${made.course.id}/lectures/${first}/media`, { as: made.learner });
  const { id } = await product.ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', made.learner.id)
    .executeTakeFirstOrThrow();
  const now = product.ctx.clock();
  await product.ctx.db
    .updateTable('lectureProgress')
    .set({ completedAt: now, watchedPercent: 100 })
    .where('enrolmentId', '=', id)
    .execute();
  const study = async () => (await get<Study>(made.learner, `/courses/${made.course.id}/study`)).body;
  const { sections, currentLecture, progress } = await study();
  const shown = sections.flatMap((section) => section.lectures);
  expect(shown.map(({ locked, opensAt }) => [locked, opensAt !== null])).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ]);
  expect([currentLecture, progress.completed]).toEqual([third, false]);
  await product.ctx.db
    .insertInto('lectureProgress')
    .values({ enrolmentId: id, lectureId: third, completedAt: now, updatedAt: now })
    .execute();
  const later = await study();
  expect([later.currentLecture, later.progress.progress, later.progress.completed]).toEqual([
    second,
    67,
    false,
  ]);
  const page = await get<{ course: CourseDetail }>(undefined, `/courses/${made.course.id}`);
  expect(page.body.course.sections[0]?.lectures.map(({ opens }) => opens)).toEqual([
    null,
    { afterDays: 7 },
    null,
  ]);
});
