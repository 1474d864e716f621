import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { EndedAttempts, Quiz } from '../contract.ts';
import { certificateExams } from './certificate-exams.server.ts';
import { isQuizDone } from './quiz-done.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, begun, start, show, answer, submit } = quizzing(() => product);
type Made = Awaited<ReturnType<typeof begun>>;

const reason = 'The picture in question 4 was missing.';
const voidIt = ({ id, admin }: Made, as = admin, text = reason) =>
  request<{ code: string; message: string; fields?: object }>(product, `POST /attempts/${id}/voiding`, {
    as,
    body: { reason: text },
  });
const list = ({ quizId, admin }: Pick<Made, 'quizId' | 'admin'>, query = '', as = admin) =>
  request<EndedAttempts>(product, `GET /quizzes/${quizId}/attempts${query}` as 'GET /x', { as });
const ended = async (made: Pick<Made, 'quizId' | 'admin'>, query = '') => (await list(made, query)).body;
const quizOf = async ({ quizId, learner }: Made) =>
  (await request<{ quiz: Quiz }>(product, `GET /quizzes/${quizId}`, { as: learner })).body.quiz;

/** A learner who has passed, with one attempt, a quiz that the certificate depends on. */
async function passed(rules: Record<string, unknown> = {}): Promise<Made> {
  const made = await begun({
    ...{ maxAttempts: 1, coolDownHours: 24, passPercent: 50, certificatePercent: 50 },
    ...rules,
  });
  await answer(made.learner, made.id, made.choice._id, { value: [made.right] });
  await submit(made.learner, made.id);
  return made;
}

test('a voided attempt no longer counts, keeps its score, is audited, and the learner is told why', async () => {
  const made = await passed();
  const { db } = product.ctx;
  const { learner, quizId, course, id } = made;
  expect(await isQuizDone(db, learner.id, quizId)).toBe(true);
  expect(await quizOf(made)).toMatchObject({ attemptsLeft: 0 });
  expect(await ended(made)).toMatchObject({
    total: 1,
    attempts: [{ _id: id, percent: 50, isPassed: true, isVoided: false }],
  });

  const { status, body } = await voidIt(made);
  expect([status, body.message]).toEqual([200, expect.stringContaining('voided')]);
  expect(await isQuizDone(db, learner.id, quizId)).toBe(false);
  expect(await certificateExams(db, learner.id, [course.id])).toMatchObject([{ best: null }]);
  expect(await quizOf(made)).toMatchObject({
    attemptsLeft: 1,
    startsAt: null,
    attempts: [{ state: 'voided' }],
  });
  expect(await show(learner, id)).toMatchObject({
    state: 'voided',
    percent: 50,
    voidReason: reason,
    trend: [],
  });
  expect((await ended(made)).attempts).toMatchObject([{ isVoided: true }]);
  const emails = (await product.runJobs()).filter(({ subject }) => subject?.includes('voided'));
  expect(emails).toMatchObject([{ to: expect.anything(), text: expect.stringContaining(reason) }]);
  const audited = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'quiz.attempt_voided')
    .where('actorId', '=', made.admin.id)
    .execute();
  expect(audited).toMatchObject([{ subjectId: course.id, details: { attemptId: id, reason } }]);
  expect((await start(learner, quizId)).status).toBe(200);
});

test('an attempt is voided once, and only after it has ended, with a reason', async () => {
  const open = await begun({ maxAttempts: 1 });
  expect((await voidIt(open)).body.code).toBe('assessment.still_open');
  const made = await passed();
  for (const text of ['', '  ', 'ab', 'a'.repeat(1001)])
    expect((await voidIt(made, made.admin, text)).status).toBe(400);
  const answers = await Promise.all([voidIt(made), voidIt(made), voidIt(made)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('only the course’s instructor and administrators list and void attempts', async () => {
  const made = await passed();
  const other = await makePerson(product.ctx, { role: 'instructor' });
  for (const [person, status] of [
    [other, 404],
    [made.learner, 403],
  ] as const) {
    expect((await list(made, '', person)).status).toBe(status);
    expect((await voidIt(made, person)).status).toBe(status);
  }
  expect((await quizOf(made)).attempts).toMatchObject([{ state: 'submitted' }]);
  await product.ctx.db
    .updateTable('courses')
    .set({ instructorId: other.id })
    .where('id', '=', made.course.id)
    .execute();
  expect((await list(made, '', other)).body.total).toBe(1);
  expect((await voidIt(made, other)).status).toBe(200);
});

test('attempts at a quiz without consequences are not shown to the instructor', async () => {
  const made = await passed({ maxAttempts: null, certificatePercent: null });
  expect(await ended(made)).toEqual({ attempts: [], total: 0 });
  expect((await voidIt(made)).status).toBe(404);
});

test('attempts are found by the learner’s name', async () => {
  const made = await passed();
  const { name } = await product.ctx.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', made.learner.id)
    .executeTakeFirstOrThrow();
  expect((await ended(made, `?search=${encodeURIComponent(name)}`)).total).toBe(1);
  expect((await ended(made, '?search=zzz%25')).total).toBe(0);
  expect((await ended(await world({ maxAttempts: 1 }))).total).toBe(0);
});
