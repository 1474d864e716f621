import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { stoppedClock } from '../../../../test/harness/stopped-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Practice, Practised } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
const clock = stoppedClock(() => product);
const later = (days: number) => clock.later(days * 86_400);

const { world, start, show, answer, submit } = quizzing(() => product);
type World = Awaited<ReturnType<typeof world>>;

/** Takes the quiz and answers its question with a number, correctly or not. */
async function take({ learner, quizId }: World, right: boolean): Promise<void> {
  const { _id } = (await start(learner, quizId)).body.attempt;
  const sum = (await show(learner, _id)).questions.find(({ kind }) => kind === 'number');
  await answer(learner, _id, sum?._id ?? '', { value: right ? '0.8' : '5' });
  await submit(learner, _id);
}

const isDue = async ({ learner, course }: World) =>
  (await request<Practice>(product, `GET /courses/${course.id}/practice?domain=Process`, { as: learner }))
    .body.question?._id;

/** In how many days practice asks the question again after a correct answer now. */
async function practise(made: World): Promise<number> {
  const { learner } = made;
  const body = { value: '0.8' };
  const path = `PUT /practice/${await isDue(made)}` as 'PUT /x';
  const { dueAt } = (await request<Practised>(product, path, { as: learner, body })).body;
  return (Date.parse(dueAt) - product.ctx.clock().getTime()) / 86_400_000;
}

test('a correct answer in an attempt counts as a repetition if the question was due, and only then', async () => {
  const made = await world();
  await take(made, true);
  later(0.5);
  await take(made, true);
  later(0.49);
  expect(await isDue(made)).toBeUndefined();
  later(0.02);
  await take(made, true);
  later(2.9);
  expect(await isDue(made)).toBeUndefined();
  later(0.2);
  expect(await practise(made)).toBe(7);
});

test('a correct answer in an attempt clears an earlier mistake, and the question starts over', async () => {
  const made = await world();
  await take(made, true);
  later(1.1);
  expect(await practise(made)).toBe(3);
  await take(made, false);
  later(0.01);
  expect(await isDue(made)).toBeDefined();
  await take(made, true);
  expect(await isDue(made)).toBeUndefined();
  later(1.1);
  expect(await practise(made)).toBe(3);
});
