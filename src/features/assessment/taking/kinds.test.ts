import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneOf, quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { stoppedClock } from '../../../../test/harness/stopped-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { imagesInQuestions } from '../bank/images-used.server.ts';
import type { EditedQuiz } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
const { now, later } = stoppedClock(() => product);

const { world, add, start, show, answer, submit, begun } = quizzing(() => product);

/** The text of every reason and explanation. */
const why = 'Because the sponsor owns the benefits';
const steps = ['Identify', 'Analyse', 'Respond', 'Review', 'Close'];
const order = {
  kind: 'order',
  stem: 'Put the process in order.',
  options: steps.map((text) => ({ text, why })),
  explanation: why,
  domain: 'Process',
};
const terms = [
  ['EV', 'Value of the work done'],
  ['AC', 'Cost of the work done'],
  ['PV', 'Value of the work planned'],
] as const;
const match = {
  kind: 'match',
  stem: 'Match the **terms**.',
  options: terms.map(([text, matched]) => ({ text, match: matched, why })),
  explanation: why,
  domain: 'Process',
};
const many = {
  kind: 'many',
  stem: 'Which are responses?',
  options: [
    { text: 'Avoid', isCorrect: true, why },
    { text: 'Accept', isCorrect: true, why },
    { text: 'Hope', isCorrect: false, why },
  ],
  explanation: why,
  domain: 'Process',
};
const number = {
  kind: 'number',
  stem: 'EV 80, AC 100. CPI?',
  value: 0.812345,
  tolerance: 0.07654,
  explanation: why,
  domain: 'Process',
};
const text = {
  kind: 'text',
  stem: 'What is EAC?',
  accepted: ['Estimate at completion'],
  explanation: why,
  domain: 'People',
};

/** A quiz with a question of every kind, shuffled or not. */
async function everyKind(rules: Record<string, unknown> = {}) {
  const made = await world();
  const questions: string[] = [];
  for (const draft of [oneOf('it'), many, order, match, number, text])
    questions.push((await add(made.admin, made.course.id, draft)).body.question._id);
  const { body } = await request<{ quiz: EditedQuiz }>(product, `POST /courses/${made.course.id}/quizzes`, {
    as: made.admin,
    body: { ...made.quizBody, questions, ...rules },
  });
  const id = (await start(made.learner, body.quiz._id)).body.attempt._id;
  return { ...made, id, quizId: body.quiz._id, questions };
}

const idOf = (options: { id: string; text: string }[], wanted: string) =>
  options.find((option) => option.text === wanted)?.id ?? '';

test.each([true, false])(
  'no response before feedback reveals an answer of any kind, shuffled: %s',
  async (isShuffled) => {
    const { learner, id, quizId, course } = await everyKind({ isShuffled });
    const bytes: string[] = [];
    const look = async (line: Parameters<typeof request>[1], body?: unknown) =>
      bytes.push(JSON.stringify((await request(product, line, { as: learner, body })).body));
    await look(`GET /attempts/${id}`);
    await look(`GET /quizzes/${quizId}`);
    await look(`GET /courses/${course.id}/quizzes`);
    await look(`POST /quizzes/${quizId}/attempts`);
    const { questions } = await show(learner, id);
    for (const { _id, kind, options, targets } of questions) {
      const values = {
        one: [options[0]?.id],
        many: options.map((option) => option.id),
        order: options.map((option) => option.id),
        match: options.map((option, index) => `${option.id}:${targets[index]?.id}`),
        number: '1',
        text: 'x',
      };
      for (const value of [values[kind], null])
        await look(`PUT /attempts/${id}/answers/${_id}`, { value, isFlagged: true, seconds: 3 });
    }
    await look(`GET /attempts/${id}`);
    for (const body of bytes) {
      expect(body).not.toContain(why);
      expect(body).not.toMatch(/isCorrect|"correct":|tolerance|accepted|Estimate|0\.81|"whys"|"solution"/);
    }
    // The position and the id of a step or a match do not reveal where it belongs.
    const asked = questions.find(({ kind }) => kind === 'order');
    const again = questions.find(({ kind }) => kind === 'match');
    for (const { id: optionId } of [...(asked?.options ?? []), ...(again?.targets ?? [])])
      expect(optionId).toMatch(/^[0-9a-f]{12}$/);
  },
);

test('steps come in an order independent of the author’s, even in a quiz that is not shuffled', async () => {
  const orders = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { learner, id } = await everyKind({ isShuffled: false });
    const { questions } = await show(learner, id);
    orders.add(
      questions
        .find(({ kind }) => kind === 'order')
        ?.options.map((option) => option.text)
        .join() ?? '',
    );
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('steps in order and matches are scored, and the result says what belonged where', async () => {
  const { learner, id } = await everyKind();
  const { questions } = await show(learner, id);
  for (const { _id, kind, options, targets } of questions) {
    const value =
      kind === 'order'
        ? steps.map((step) => idOf(options, step))
        : kind === 'match'
          ? terms.map(([term, matched]) => `${idOf(options, term)}:${idOf(targets, matched)}`)
          : null;
    expect((await answer(learner, id, _id, { value })).status).toBe(200);
  }
  await submit(learner, id);
  const done = await show(learner, id);
  expect(done).toMatchObject({ points: 2, maxPoints: 6 });
  for (const { kind, options, targets, review } of done.questions) {
    if (kind === 'order') expect(review?.correct).toEqual(steps.map((step) => idOf(options, step)));
    if (kind === 'match')
      expect(review?.correct).toEqual(
        terms.map(([term, matched]) => `${idOf(options, term)}:${idOf(targets, matched)}`),
      );
    if (kind === 'order' || kind === 'match') expect(Object.values(review?.whys ?? {})).toContain(why);
  }
});

test.each([
  ['steps with one missing', 'order', (ids: string[]) => ids.slice(1)],
  ['steps with one twice', 'order', (ids: string[]) => [...ids.slice(1), ids[1]]],
  ['a step of another question', 'order', (ids: string[]) => [...ids.slice(1), 'x']],
  [
    'two matches for one line',
    'match',
    (ids: string[], other: string[]) => [`${ids[0]}:${other[0]}`, `${ids[0]}:${other[1]}`],
  ],
  ['a match that does not exist', 'match', (ids: string[]) => [`${ids[0]}:x`]],
  ['typed text', 'match', () => 'text'],
])('%s is not an answer', async (_, wanted, valueFrom) => {
  const { learner, id } = await everyKind();
  const asked = (await show(learner, id)).questions.find(({ kind }) => kind === wanted);
  const ids = (options: { id: string }[] = []) => options.map((option) => option.id);
  const { status } = await answer(learner, id, asked?._id ?? '', {
    value: valueFrom(ids(asked?.options), ids(asked?.targets)),
  });
  expect(status).toBe(400);
});

test.each([
  ['one step', { ...order, options: order.options.slice(1, 2) }, 'options'],
  ['a step twice', { ...order, options: [...order.options, { text: ' identify ' }] }, 'options'],
  ['a line without a match', { ...match, options: [...match.options, { text: 'BAC' }] }, 'options'],
  [
    'the same match twice',
    { ...match, options: [...match.options, { text: 'BAC', match: 'cost of the work DONE' }] },
    'options',
  ],
  ['four images', { ...order, stem: '![a](/media/public/a) '.repeat(4) }, 'stem'],
  ['four images in its explanation', { ...order, explanation: '![a][b] '.repeat(4) }, 'explanation'],
])('a question with %s is refused', async (_, draft, field) => {
  const { admin, course } = await world();
  const { status, body } = await add(admin, course.id, draft);
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toEqual([expect.stringMatching(new RegExp(`^${field}`))]);
});

test('a break stops the clock, hides the questions and closes those before it', async () => {
  const { learner, id } = await begun({ minutes: 10, breaks: 1, breakMinutes: 5, isShuffled: false });
  const onBreak = (method: 'POST' | 'DELETE') =>
    request<{ code: string }>(product, `${method} /attempts/${id}/break`, { as: learner });
  const [first, second] = (await show(learner, id)).questions;
  expect(await show(learner, id)).toMatchObject({ breaksLeft: 1, nextBreakAt: 1 });
  later(60);
  await onBreak('POST');
  await onBreak('POST');
  const during = await show(learner, id);
  expect(during).toMatchObject({ questions: [], breaksLeft: 0, nextBreakAt: null });
  expect(during.breakEndsAt).toBe(new Date(now().getTime() + 300_000).toISOString());
  expect((await answer(learner, id, second?._id ?? '', { value: null })).body.code).toBe(
    'assessment.on_break',
  );
  later(100);
  await onBreak('DELETE');
  await onBreak('DELETE');
  const after = await show(learner, id);
  expect(Date.parse(after.dueAt ?? '') - now().getTime()).toBe(9 * 60_000);
  expect(after.questions.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect((await answer(learner, id, first?._id ?? '', { value: null })).body.code).toBe(
    'assessment.before_break',
  );
  expect((await answer(learner, id, second?._id ?? '', { value: null })).status).toBe(200);
  expect((await onBreak('POST')).body.code).toBe('assessment.no_break_left');
});

test('a quiz without a time limit has no breaks', async () => {
  const { admin, quizId, quizBody } = await world();
  const { status, body } = await request<{ fields: Record<string, string> }>(
    product,
    `PUT /quizzes/${quizId}`,
    {
      as: admin,
      body: { ...quizBody, breaks: 1 },
    },
  );
  expect([status, body.fields.breaks]).toEqual([400, 'Breaks need a time limit.']);
});

test('the result shows the trend of the last three attempts, the latest last', async () => {
  const { learner, quizId } = await world();
  const ids: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { _id } = (await start(learner, quizId)).body.attempt;
    await submit(learner, _id);
    ids.push(_id);
    later(60);
  }
  expect((await show(learner, ids[3] ?? '')).trend.map(({ _id }) => _id)).toEqual(ids.slice(1));
  expect((await show(learner, ids[1] ?? '')).trend.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
});

test('an image in a question stays, even after a new version has dropped it', async () => {
  const { admin, course, learner, quizBody } = await world();
  const [shown, other] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
  const draft = { ...oneOf('it'), stem: `Which? ![A chart](/media/public/${shown})` };
  const { question } = (await add(admin, course.id, draft)).body;
  const { body } = await request<{ quiz: EditedQuiz }>(product, `POST /courses/${course.id}/quizzes`, {
    as: admin,
    body: { ...quizBody, questions: [question._id] },
  });
  await start(learner, body.quiz._id);
  await request(product, `PUT /questions/${question._id}`, { as: admin, body: oneOf('it') });
  expect(await imagesInQuestions(product.ctx.db, [shown, other])).toEqual([shown]);
});
