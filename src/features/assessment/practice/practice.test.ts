import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { oneOf, quizzing, secret } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { stoppedClock } from '../../../../test/harness/stopped-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { QuestionList, QuestionStatistics } from '../bank/contract.ts';
import { rescore } from '../quality/void-question.server.ts';
import type { Practice, Practised } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
const clock = stoppedClock(() => product);
const later = (days: number) => clock.later(days * 86_400);
const ask = { courseCompleted: async () => {} };

const { world, add, start, show, answer, submit, begun } = quizzing(() => product);
type World = Awaited<ReturnType<typeof world>>;

const practise = async ({ learner, course }: Pick<World, 'learner' | 'course'>, query = '') =>
  (
    await request<Practice>(product, `GET /courses/${course.id}/practice${query}` as 'GET /x', {
      as: learner,
    })
  ).body;
const give = (as: Person, id: string, value: unknown) =>
  request<Practised & { code: string }>(product, `PUT /practice/${id}`, { as, body: { value } });

const put = (as: Person, seriesId: string | undefined, body: unknown) =>
  request<{ question: { version: number } }>(product, `PUT /questions/${seriesId}` as 'PUT /x', { as, body });

/** Answers the question that practice asks, correctly or not. */
async function answerNext(made: World, right: boolean, query = '') {
  const { question } = await practise(made, query);
  if (!question) throw new Error('there is a question');
  const sponsor = (text: string) => (text === 'The sponsor') === right;
  const value =
    question.kind === 'number'
      ? right
        ? '0.8'
        : '5'
      : [question.options.find(({ text }) => sponsor(text))?.id ?? ''];
  const { status, body } = await give(made.learner, question._id, value);
  expect(status).toBe(200);
  return { question, ...body };
}

test('practice shows the correct answer, and why, only after the learner has answered', async () => {
  const made = await world();
  const page = await practise(made);
  expect(JSON.stringify(page)).not.toContain(secret);
  expect(JSON.stringify(page)).not.toMatch(/isCorrect|tolerance|"correct":/);
  expect(page.domains.map(({ name, all, due, wrong }) => [name, all, due, wrong])).toEqual([
    ['People', 1, 1, 0],
    ['Process', 1, 1, 0],
  ]);
  const { review } = await answerNext(made, true, '?domain=People');
  expect(review).toMatchObject({ isCorrect: true, explanation: secret });
});

test('correct answers come back after 1, 3 and 7 days, and learners can ask for only their mistakes', async () => {
  const made = await world();
  expect((await practise(made, '?mode=wrong')).question).toBeNull();
  await answerNext(made, true, '?domain=People');
  expect((await practise(made, '?domain=People')).question).toBeNull();
  for (const days of [1, 3, 7]) {
    later(days - 0.01);
    expect((await practise(made, '?domain=People')).question).toBeNull();
    later(0.02);
    await answerNext(made, true, '?domain=People');
  }
  await answerNext(made, false, '?domain=Process');
  const wrong = await practise(made, '?mode=wrong');
  expect(wrong.question?.domain).toBe('Process');
  expect(wrong.domains.map((one) => one.wrong)).toEqual([0, 1]);
  await answerNext(made, true, '?mode=wrong');
  expect((await practise(made, '?mode=wrong')).question).toBeNull();
});

test('questions answered wrongly in an attempt can be practised once it has ended, and not before', async () => {
  const made = await begun();
  const open = await practise(made);
  expect(open).toMatchObject({ question: null, domains: [] });
  expect((await give(made.learner, made.choice._id, [made.right])).status).toBe(404);
  await answer(made.learner, made.id, made.choice._id, { value: [made.right] });
  await submit(made.learner, made.id);
  expect((await practise(made, '?mode=wrong')).question?._id).toBe(made.sum._id);
});

test('a question edited during an attempt is not practised while its earlier version is asked', async () => {
  const { admin, learner, course, questions, id } = await begun();
  const edited = { ...oneOf('the case'), stem: 'Who signs the business case?' };
  expect((await put(admin, questions[0], edited)).body.question.version).toBe(2);
  expect((await practise({ learner, course })).question).toBeNull();
  await submit(learner, id);
  expect((await practise({ learner, course })).domains.map(({ all }) => all)).toEqual([1, 1]);
});

test('questions of a quiz that never shows answers, or of a required one not done yet, are not practised', async () => {
  const never = await world({ feedback: 'never' });
  expect((await practise(never)).domains).toEqual([]);
  const required = await world({ passPercent: 100 });
  const { ctx } = product;
  const [lectureId = ''] = required.course.lectureIds;
  await ctx.db
    .updateTable('lectures')
    .set({ kind: 'quiz', quizId: required.quizId, videoAssetId: null })
    .where('id', '=', lectureId)
    .execute();
  expect((await practise(required)).domains).toEqual([]);
});

test('practice is for learners of the course, and accepts only valid answers to its questions', async () => {
  const made = await world();
  const stranger = await makePerson(product.ctx);
  const { question } = await practise(made);
  expect((await give(stranger, question?._id ?? '', null)).status).toBe(403);
  expect((await give(made.learner, made.course.id, null)).status).toBe(404);
  expect((await give(made.learner, question?._id ?? '', ['x'])).status).toBe(400);
  expect((await give(made.learner, question?._id ?? '', null)).status).toBe(400);
});

test('deleting an account deletes its practice and reports', async () => {
  const made = await begun();
  await report(made, 'Two are right.');
  await submit(made.learner, made.id);
  await request(product, `DELETE /admin/users/${made.learner.id}`, { as: made.admin });
  for (const table of ['practiceCards', 'questionReports'] as const)
    expect(
      await product.ctx.db.selectFrom(table).select('userId').where('userId', '=', made.learner.id).execute(),
    ).toEqual([]);
});

const report = ({ learner, id, choice }: Awaited<ReturnType<typeof begun>>, text: string) =>
  request<{ fields?: Record<string, string> }>(
    product,
    `POST /attempts/${id}/questions/${choice._id}/report`,
    {
      as: learner,
      body: { text },
    },
  );
const statisticsOf = async ({ admin, questions: [first = ''] }: World) =>
  (await request<QuestionStatistics>(product, `GET /questions/${first}/statistics`, { as: admin })).body;

test('a report reaches the instructor once, is listed, and can be resolved', async () => {
  const made = await begun();
  expect((await report(made, ' ')).status).toBe(400);
  expect((await report(made, 'Both are right.')).status).toBe(200);
  expect((await report(made, 'Both are right, see page 3.')).status).toBe(200);
  expect((await statisticsOf(made)).reports.map(({ text }) => text)).toEqual(['Both are right, see page 3.']);
  const jobs = await product.ctx.pool.query(
    `select 1 from graphile_worker._private_jobs where payload::text like '%questionReported%' and payload::text like $1`,
    ['%Both are right.%'],
  );
  expect(jobs.rowCount).toBe(1);
  const bank = await request<QuestionList>(product, `GET /courses/${made.course.id}/questions`, {
    as: made.admin,
  });
  expect(bank.body.questions.map(({ reports }) => reports).sort()).toEqual([0, 1]);
  const resolve = () =>
    request(product, `PUT /questions/${made.questions[0]}/reports/resolution`, { as: made.admin });
  expect((await resolve()).status).toBe(200);
  expect((await resolve()).status).toBe(409);
});

test('reported questions come first in the bank, and its search finds domains and topics', async () => {
  const made = await begun();
  const bank = async (query = '') => {
    const line = `GET /courses/${made.course.id}/questions${query}` as 'GET /x';
    return (await request<QuestionList>(product, line, { as: made.admin })).body.questions;
  };
  expect((await bank()).map(({ domain }) => domain)).toEqual(['People', 'Process']);
  await report({ ...made, choice: made.sum }, 'Rounded to two digits it is another number.');
  expect((await bank()).map(({ domain }) => domain)).toEqual(['Process', 'People']);
  expect(await bank('?search=peop')).toHaveLength(1);
  await add(made.admin, made.course.id, { ...oneOf('the plan'), topic: 'Governance' });
  expect((await bank('?search=govern')).map(({ topic }) => topic)).toEqual(['Governance']);
});

test('statistics of ended attempts give difficulty, discrimination and how often each option was chosen', async () => {
  const made = await world();
  for (let index = 0; index < 12; index += 1) {
    const { learner } = made;
    const { _id } = (await start(learner, made.quizId)).body.attempt;
    for (const { _id: question, kind, options } of (await show(learner, _id)).questions) {
      const text = index < 9 ? 'The sponsor' : 'The supplier';
      if (kind === 'one')
        await answer(learner, _id, question, { value: [options.find((one) => one.text === text)?.id] });
      if (kind === 'number' && index < 6) await answer(learner, _id, question, { value: '0.8' });
    }
    if (index < 11) await submit(learner, _id);
  }
  const found = await statisticsOf(made);
  expect(found).toMatchObject({ asked: 11, correctPercent: 82 });
  expect(found.discrimination).toBeGreaterThan(0.5);
  expect(found.options.map(({ text, picked }) => [text, picked])).toEqual([
    ['The sponsor', 9],
    ['The supplier', 2],
  ]);
});

test('voiding a question raises scores and lowers none, once, and is audited', async () => {
  const made = await begun({ passPercent: 100 });
  await answer(made.learner, made.id, made.sum._id, { value: '0.8' });
  await submit(made.learner, made.id);
  expect(await show(made.learner, made.id)).toMatchObject({ points: 1, isPassed: false });
  const other = (await makeEnrolment(product.ctx, { course: made.course })).learner;
  const otherId = (await start(other, made.quizId)).body.attempt._id;
  const [series = ''] = made.questions;
  const voiding = (reason: string) =>
    request(product, `POST /questions/${series}/voiding`, { as: made.admin, body: { reason } });
  expect((await voiding(' ')).status).toBe(400);
  expect((await voiding('Two are right.')).status).toBe(200);
  expect((await voiding('Again.')).status).toBe(409);
  await Promise.all([rescore(product.ctx, ask, series), rescore(product.ctx, ask, series)]);
  const done = await show(made.learner, made.id);
  expect(done).toMatchObject({ points: 2, maxPoints: 2, isPassed: true });
  expect(done.questions.filter(({ isVoided }) => isVoided)).toHaveLength(1);
  await submit(other, otherId);
  expect((await show(other, otherId)).points).toBe(1);
  const audited = await product.ctx.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', made.course.id)
    .where('action', 'like', 'question.%')
    .execute();
  expect(audited.map(({ action }) => action).sort()).toEqual(['question.rescored', 'question.voided']);
  const bank = await request<QuestionList>(product, `GET /courses/${made.course.id}/questions`, {
    as: made.admin,
  });
  expect(bank.body.questions.map(({ _id }) => _id)).not.toContain(series);
});

test('a question can be voided wherever its text is shortened, and is recorded without Markdown syntax', async () => {
  const made = await world();
  const draft = { ...oneOf('it'), stem: `**Which** ${'a'.repeat(193)}🎉 is right?` };
  const series = (await add(made.admin, made.course.id, draft)).body.question._id;
  const voided = await request(product, `POST /questions/${series}/voiding`, {
    as: made.admin,
    body: { reason: 'Two are right.' },
  });
  expect(voided.status).toBe(200);
  const { details } = await product.ctx.db
    .selectFrom('auditLog')
    .select('details')
    .where('subjectId', '=', made.course.id)
    .where('action', '=', 'question.voided')
    .executeTakeFirstOrThrow();
  expect(details.stem).toBe(`Which ${'a'.repeat(193)}🎉`);
});

test('a certificate can be requested only once the score it requires has been reached', async () => {
  const made = await world({ certificatePercent: 100 });
  await add(made.admin, made.course.id, oneOf('it'));
  await product.ctx.db
    .updateTable('enrolments')
    .set({ completedAt: clock.now() })
    .where('userId', '=', made.learner.id)
    .execute();
  const ask = () =>
    request<{ code: string; message: string }>(product, `POST /certificates/${made.course.id}/request`, {
      as: made.learner,
    });
  const { body } = await ask();
  expect(body).toMatchObject({
    code: 'certificate.exam_missing',
    message: 'Score at least 100% in “Mock exam” to request your certificate.',
  });
  const { _id } = (await start(made.learner, made.quizId)).body.attempt;
  for (const { _id: question, kind, options } of (await show(made.learner, _id)).questions)
    await answer(made.learner, _id, question, {
      value: kind === 'number' ? '0.8' : [options.find(({ text }) => text === 'The sponsor')?.id],
    });
  await submit(made.learner, _id);
  expect((await ask()).status).toBe(200);
});
