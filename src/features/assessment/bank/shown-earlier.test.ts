import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneOf, quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { stoppedClock } from '../../../../test/harness/stopped-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { EditedQuiz } from '../contract.ts';
import type { BankQuestion, QuestionStatistics } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
const { later } = stoppedClock(() => product);
const { world, begun } = quizzing(() => product);

type World = Awaited<ReturnType<typeof world>>;

const shown = async ({ admin, questions: [id = ''] }: World) =>
  (await request<{ question: BankQuestion }>(product, `GET /questions/${id}`, { as: admin })).body.question;
const save = ({ admin, questions: [id = ''] }: World, body: object) =>
  request<{ code?: string }>(product, `PUT /questions/${id}`, { as: admin, body });

test('a question that has changed since it was opened is not overwritten', async () => {
  const made = await world();
  const { revision } = await shown(made);
  expect((await save(made, { ...oneOf('the charter'), revision })).status).toBe(200);
  const late = await save(made, { ...oneOf('the budget'), revision });
  expect([late.status, late.body.code]).toEqual([409, 'assessment.question_changed']);
  const now = await shown(made);
  expect(now.stem).toBe('Who signs the charter?');
  expect((await save(made, { ...oneOf('the budget'), revision: now.revision })).status).toBe(200);
});

test('a question that has changed since it was shown is not voided', async () => {
  const made = await begun();
  const { revision } = await shown(made);
  expect((await save(made, { ...oneOf('the charter'), revision })).status).toBe(200);
  const voidShown = (of: string) =>
    request<{ code?: string }>(product, `POST /questions/${made.questions[0]}/voiding`, {
      as: made.admin,
      body: { reason: 'Two are right.', revision: of },
    });
  const late = await voidShown(revision);
  expect([late.status, late.body.code]).toEqual([409, 'assessment.changed_before_voiding']);
  expect((await voidShown((await shown(made)).revision)).status).toBe(200);
});

test('a quiz that has changed since it was opened is not overwritten', async () => {
  const { admin, quizId, quizBody } = await world();
  const line = `/quizzes/${quizId}/edit` as const;
  const read = async () =>
    (await request<{ quiz: EditedQuiz }>(product, `GET ${line}`, { as: admin })).body.quiz;
  const change = (body: object) =>
    request<{ code?: string }>(product, `PUT /quizzes/${quizId}`, {
      as: admin,
      body: { ...quizBody, ...body },
    });
  const { revision } = await read();
  expect((await change({ minutes: 30, revision })).status).toBe(200);
  const late = await change({ isPublished: false, revision });
  expect([late.status, late.body.code]).toEqual([409, 'assessment.quiz_changed']);
  expect(await read()).toMatchObject({ minutes: 30, isPublished: true });
});

test('resolving the reports that were shown leaves later ones open', async () => {
  const made = await begun();
  const report = (text: string) =>
    request(product, `POST /attempts/${made.id}/questions/${made.choice._id}/report`, {
      as: made.learner,
      body: { text },
    });
  const open = async () => {
    const line = `GET /questions/${made.questions[0]}/statistics` as const;
    return (await request<QuestionStatistics>(product, line, { as: made.admin })).body.reports;
  };
  const resolve = (until?: string) =>
    request(product, `PUT /questions/${made.questions[0]}/reports/resolution?until=${until}`, {
      as: made.admin,
    });
  await report('Both are right.');
  const [read] = await open();
  later(60);
  await report('Neither is right.');
  expect((await resolve(read?.createdAt)).status).toBe(409);
  const [unread] = await open();
  expect(unread?.text).toBe('Neither is right.');
  expect((await resolve(unread?.createdAt)).status).toBe(200);
  expect(await open()).toEqual([]);
});
