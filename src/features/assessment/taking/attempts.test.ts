import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedLog, withBrokenRows } from '../../../../test/factories/broken-row.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { quizzing, secret } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { stoppedClock } from '../../../../test/harness/stopped-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { submitDueAttempts } from './submit-attempt.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
const { now, later } = stoppedClock(() => product);

const { world, start, show, answer, submit, begun } = quizzing(() => product);

test('an attempt is scored by domain, and shows what is correct only afterwards', async () => {
  const { learner, id, choice, sum, right } = await begun({ passPercent: 50 });
  const saved = await answer(learner, id, choice._id, { value: [right], isFlagged: true, seconds: 9 });
  await answer(learner, id, sum._id, { value: '0.9' });
  const open = await show(learner, id);
  expect(open.questions.map(({ review }) => review)).toEqual([null, null]);
  expect(open.questions.find(({ _id }) => _id === choice._id)).toMatchObject({
    value: [right],
    isFlagged: true,
    seconds: 9,
  });
  for (const bytes of [open, saved.body].map((body) => JSON.stringify(body))) {
    expect(bytes).not.toContain(secret);
    expect(bytes).not.toMatch(/"isCorrect"|"correct":\[|tolerance/);
  }
  await submit(learner, id);
  const done = await show(learner, id);
  expect(done).toMatchObject({ state: 'submitted', points: 1, maxPoints: 2, percent: 50, isPassed: true });
  expect(done.domains).toEqual(
    expect.arrayContaining([
      { domain: 'People', points: 1, of: 1, correct: 1, questions: 1 },
      { domain: 'Process', points: 0, of: 1, correct: 0, questions: 1 },
    ]),
  );
  expect(done.questions.find(({ _id }) => _id === choice._id)?.review).toMatchObject({
    isCorrect: true,
    correct: [right],
    explanation: secret,
  });
});

test('flagging a question keeps the answer, and answering keeps the flag', async () => {
  const { learner, id, choice, right } = await begun();
  await answer(learner, id, choice._id, { isFlagged: true, seconds: 3 });
  await answer(learner, id, choice._id, { value: [right] });
  await answer(learner, id, choice._id, { isFlagged: false });
  const { questions } = await show(learner, id);
  expect(questions.find(({ _id }) => _id === choice._id)).toMatchObject({
    value: [right],
    isFlagged: false,
    seconds: 3,
  });
});

test('a quiz without feedback never shows its questions again, and refuses to check an answer', async () => {
  const { learner, id, choice, right } = await begun({ feedback: 'never' });
  const checked = await answer(learner, id, choice._id, { value: [right], check: true });
  expect([checked.status, checked.body.code]).toEqual([409, 'assessment.not_immediate']);
  await submit(learner, id);
  expect((await show(learner, id)).questions).toEqual([]);
});

test('a checked answer shows its feedback immediately and no longer changes', async () => {
  const { learner, id, choice, right } = await begun({ feedback: 'immediately' });
  const first = await answer(learner, id, choice._id, { value: [right], check: true });
  expect(first.body).toMatchObject({ question: { review: { isCorrect: true, explanation: secret } } });
  expect((await answer(learner, id, choice._id, { value: [] })).body.code).toBe('assessment.checked');
  const { questions } = await show(learner, id);
  expect(questions.filter(({ review }) => review !== null)).toHaveLength(1);
});

test('answers count until five seconds after the end; then a job submits what was saved', async () => {
  const { learner, id, choice, sum, right } = await begun({ minutes: 10 });
  later(10 * 60 + 5);
  expect((await answer(learner, id, choice._id, { value: [right] })).status).toBe(200);
  later(1);
  expect((await answer(learner, id, sum._id, { value: '0.8' })).body.code).toBe('assessment.over');
  await submitDueAttempts(product.ctx, { courseCompleted: async () => {} });
  await submitDueAttempts(product.ctx, { courseCompleted: async () => {} });
  expect(await show(learner, id)).toMatchObject({ state: 'expired', points: 1, maxPoints: 2 });
});

test('an attempt that cannot be submitted does not hold up the others', async () => {
  const bad = await begun({ minutes: 10, passPercent: 50 });
  const good = await begun({ minutes: 10, passPercent: 50 });
  await answer(good.learner, good.id, good.choice._id, { value: [good.right] });
  later(10 * 60 + 6);
  const { log, records } = recordedLog();
  const broken = { table: 'attempts', when: `new.id = '${bad.id}'` };
  await withBrokenRows(product.ctx.db, broken, () =>
    submitDueAttempts({ ...product.ctx, log }, { courseCompleted: async () => {} }),
  );
  expect(records).toMatchObject([{ msg: 'could not submit an attempt', item: { id: bad.id } }]);
  expect((await show(good.learner, good.id)).state).toBe('expired');
});

test('an attempt whose time is up is scored when it is opened, before the job', async () => {
  const { learner, id } = await begun({ minutes: 1 });
  later(66);
  expect(await show(learner, id)).toMatchObject({ state: 'expired', points: 0 });
});

test('starting several times simultaneously starts one attempt', async () => {
  const { learner, quizId } = await world();
  const started = await Promise.all([1, 2, 3, 4].map(() => start(learner, quizId)));
  expect(new Set(started.map(({ body }) => body.attempt._id)).size).toBe(1);
});

test('many attempts submitted at the same time, each of them twice, are all recorded', async () => {
  const { course, quizId } = await world();
  const learners = await Promise.all(
    Array.from({ length: 20 }, async () => (await makeEnrolment(product.ctx, { course })).learner),
  );
  const ids = await Promise.all(learners.map(async (as) => (await start(as, quizId)).body.attempt._id));
  const responses = await Promise.all(
    learners.flatMap((as, index) => [submit(as, ids[index] ?? ''), submit(as, ids[index] ?? '')]),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const rows = await product.ctx.db
    .selectFrom('attempts')
    .select('state')
    .where('quizId', '=', quizId)
    .execute();
  expect(rows.map(({ state }) => state)).toEqual(learners.map(() => 'submitted'));
});

test('the number of attempts and the time between them are limited', async () => {
  const { learner, quizId } = await world({ maxAttempts: 2, coolDownHours: 1 });
  const again = async () => (await start(learner, quizId)).body;
  await submit(learner, (await again()).attempt._id);
  expect((await again()).code).toBe('assessment.too_early');
  later(3601);
  await submit(learner, (await again()).attempt._id);
  later(3601);
  expect((await again()).code).toBe('assessment.no_attempts_left');
});

test('after a refund the answers and the result can no longer be reached', async () => {
  const { learner, course, id, choice } = await begun();
  await product.ctx.db
    .updateTable('enrolments')
    .set({ endedAt: now() })
    .where('courseId', '=', course.id)
    .execute();
  expect((await answer(learner, id, choice._id, { value: null })).status).toBe(403);
  expect((await request(product, `GET /attempts/${id}`, { as: learner })).status).toBe(403);
});

test('nobody else can reach an attempt', async () => {
  const { learner: other } = await world();
  const { id, choice } = await begun();
  for (const line of [`GET /attempts/${id}`, `POST /attempts/${id}/submission`] as const)
    expect((await request(product, line, { as: other })).status).toBe(404);
  expect((await answer(other, id, choice._id, { value: null })).status).toBe(404);
});

test.each([
  ['another question', () => randomUUID(), { value: null }, 404],
  ['a wrong type', null, { value: 'text' }, 400],
  ['two picks of one', null, { value: ['x', 'y'] }, 400],
  ['more than exist', null, { value: Array.from({ length: 11 }, (_, index) => `${index}`) }, 400],
  ['a number', null, { value: 1 }, 400],
  ['a million characters', null, { value: 'a'.repeat(1_000_000) }, 400],
])('an answer is refused: %s', async (_, other, body, status) => {
  const { learner, id, choice } = await begun();
  expect((await answer(learner, id, other?.() ?? choice._id, body)).status).toBe(status);
  expect(
    await product.ctx.db.selectFrom('answers').select('userId').where('attemptId', '=', id).execute(),
  ).toEqual([]);
});

test('an attempt keeps the pass mark and the feedback of its start', async () => {
  const { admin, learner, id, quizId, quizBody } = await begun({ passPercent: 50, feedback: 'never' });
  await request(product, `PUT /quizzes/${quizId}`, {
    as: admin,
    body: { ...quizBody, passPercent: 100, feedback: 'immediately' },
  });
  const open = await show(learner, id);
  expect(open.quiz).toMatchObject({ passPercent: 50, feedback: 'never' });
  await submit(learner, id);
  expect((await show(learner, id)).questions).toEqual([]);
});

test('an answer with a control character or half a character causes no server error', async () => {
  const { learner, id, sum } = await begun();
  for (const value of ['\u00000.8', '0.8\ud800'])
    expect([200, 400]).toContain((await answer(learner, id, sum._id, { value })).status);
});
