import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AskedQuestion, EditedQuiz } from '../../../src/features/assessment/contract.ts';
import { makeEnrolment } from '../../factories/enrolments.ts';
import type { Person } from '../../factories/people.ts';
import { oneOf, quizzing, secret } from '../../factories/quizzing.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';
import { table } from '../permissions/permission-table.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { start, show, answer, submit, begun } = quizzing(() => product);
type Made = Awaited<ReturnType<typeof begun>>;

/** Explanations, reasons, and the fields that only a review or a question bank has. */
const reveals = new RegExp(`${secret}|"isCorrect"|"correct":\\[|"tolerance"|"accepted"|give or take`);

/**
 * Everything that a learner can read at any URL of the API, with the ids of their course, quizzes, attempts and
 * questions.
 */
async function readEverything(as: Person, ids: Record<string, string[]>): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const others = ['GET /logout', 'GET /openapi.json'];
  const routes = Object.keys(table).filter((route) => route.startsWith('GET ') && !others.includes(route));
  for (const path of routes.flatMap((route) => withIds(route.slice(4), ids)))
    seen.set(path, JSON.stringify((await request(product, `GET ${path}` as 'GET /x', { as })).body));
  return seen;
}

/** The path once for each combination of ids. */
function withIds(path: string, ids: Record<string, string[]>): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  return (ids[name] ?? ids.id ?? []).flatMap((id) => withIds(path.replace(`{${name}}`, id), ids));
}

async function expectNothingRevealed(made: Made, attempts: string[], bodies: unknown[] = []): Promise<void> {
  const { learner, course, quizId, questions, choice, sum } = made;
  const seen = await readEverything(learner, {
    id: [course.id, learner.id],
    lectureId: course.lectureIds,
    quizId: [quizId],
    attemptId: attempts,
    questionId: [...questions, choice._id, sum._id],
  });
  for (const id of attempts) expect(seen.get(`/attempts/${id}`)).toContain(choice.stem);
  const revealing = [...seen].filter(([, body]) => reveals.test(body)).map(([path]) => path);
  expect(revealing).toEqual([]);
  expect(JSON.stringify(bodies)).not.toMatch(reveals);
}

test.each(['afterwards', 'immediately', 'never'])(
  'no response reveals an answer while an attempt with feedback “%s” is open',
  async (feedback) => {
    const made = await begun({ feedback });
    const { learner, id, choice, sum, right, questions, course } = made;
    const practised = (questionId: string) =>
      request(product, `PUT /practice/${questionId}`, { as: learner, body: { value: [right] } });
    const bodies = [
      await answer(learner, id, choice._id, { value: [right] }),
      await answer(learner, id, sum._id, { value: '0.8' }),
      await start(learner, made.quizId),
      await practised(choice._id),
      await practised(questions[0] ?? ''),
      await request(product, `POST /attempts/${id}/questions/${choice._id}/report`, {
        as: learner,
        body: { text: 'Two are right.' },
      }),
      await request(product, `GET /courses/${course.id}/practice?mode=all`, { as: learner }),
    ];
    await expectNothingRevealed(made, [id], bodies);
  },
);

/** Another quiz about the first question of the same bank, which the learner has started. */
async function startAnother(
  made: Made,
  feedback = 'afterwards',
): Promise<{ _id: string; attemptId: string }> {
  const { admin, learner, course, questions } = made;
  const body = { title: 'Warm-up', questions: questions.slice(0, 1), isPublished: true, feedback };
  const created = await request<{ quiz: EditedQuiz }>(product, `POST /courses/${course.id}/quizzes`, {
    as: admin,
    body,
  });
  const { _id } = created.body.quiz;
  return { _id, attemptId: (await start(learner, _id)).body.attempt._id };
}
const askedIn = async ({ learner, choice }: Made, attemptId: string): Promise<AskedQuestion | undefined> =>
  (await show(learner, attemptId)).questions.find(({ stem }) => stem === choice.stem);

test('a result hides the answer to a question that an open attempt at another quiz asks, until that is submitted', async () => {
  const made = await begun();
  const { learner, admin, questions, id, sum } = made;
  await submit(learner, id);
  expect((await askedIn(made, id))?.review).toMatchObject({ explanation: secret });
  // A later version has a different row but the same answer.
  await request(product, `PUT /questions/${questions[0]}` as 'PUT /x', {
    as: admin,
    body: { ...oneOf('the case'), points: 2 },
  });
  const other = await startAnother(made);

  expect(await askedIn(made, id)).toMatchObject({
    review: null,
    openQuiz: { _id: other._id, title: 'Warm-up' },
  });
  const unshared = (await show(learner, id)).questions.find(({ _id }) => _id === sum._id);
  expect(unshared).toMatchObject({ review: { solution: '0.8, give or take 0.01' } });
  expect(unshared).not.toHaveProperty('openQuiz');
  expect(JSON.stringify(await show(learner, id))).not.toContain(secret);

  await submit(learner, other.attemptId);
  const shown = await askedIn(made, id);
  expect(shown?.review).toMatchObject({ explanation: secret });
  expect(shown).not.toHaveProperty('openQuiz');
});

test('no response reveals the answer to a question that two open attempts ask', async () => {
  const made = await begun();
  const other = await startAnother(made, 'immediately');
  await submit(made.learner, made.id);
  // The question that only the first quiz asks is reviewed by now.
  const seen = await readEverything(made.learner, {
    id: [made.course.id, made.learner.id],
    lectureId: made.course.lectureIds,
    quizId: [made.quizId, other._id],
    attemptId: [made.id, other.attemptId],
    questionId: [...made.questions, made.choice._id],
  });
  expect([...seen].filter(([, body]) => body.includes(secret)).map(([path]) => path)).toEqual([]);
  expect((await show(made.learner, made.id)).questions.filter(({ review }) => review)).toHaveLength(1);
});

test('an answer cannot be checked while another open attempt asks the same question', async () => {
  const made = await begun();
  const { learner, id, right } = made;
  const other = await startAnother(made, 'immediately');
  const check = () => answer(learner, other.attemptId, made.choice._id, { value: [right], check: true });
  const refused = await check();
  expect([refused.status, refused.body.code]).toEqual([409, 'assessment.asked_elsewhere']);
  expect(await askedIn(made, other.attemptId)).toMatchObject({
    isClosed: false,
    openQuiz: { title: 'Mock exam' },
  });
  await submit(learner, id);
  expect((await check()).body).toMatchObject({ question: { review: { explanation: secret } } });
  // The answer checked in the open attempt no longer changes, so the result of the ended one hides nothing.
  expect((await askedIn(made, id))?.review).toMatchObject({ explanation: secret });
});

test('an answer checked before another attempt asked the question is hidden, and stays as it is', async () => {
  const made = await begun({ feedback: 'immediately' });
  await answer(made.learner, made.id, made.choice._id, { value: [made.right], check: true });
  const other = await startAnother(made);
  expect(await askedIn(made, made.id)).toMatchObject({
    isClosed: true,
    review: null,
    openQuiz: { _id: other._id },
  });
});

test('another learner’s open attempt hides nothing', async () => {
  const made = await begun();
  await submit(made.learner, made.id);
  const { learner: other } = await makeEnrolment(product.ctx, { course: made.course });
  expect((await start(other, made.quizId)).status).toBe(200);
  expect((await askedIn(made, made.id))?.review).toMatchObject({ explanation: secret });
});
