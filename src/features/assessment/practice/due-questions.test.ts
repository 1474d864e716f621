import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import type { Person } from '../../../../test/factories/people.ts';
import { oneOf, quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { stoppedClock } from '../../../../test/harness/stopped-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Practice } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
const clock = stoppedClock(() => product);
const soon = () => clock.later(11 * 60);

const { world, start, submit } = quizzing(() => product);
type World = Awaited<ReturnType<typeof world>>;

const practise = async (as: Person, { course }: World, query = '') =>
  (await request<Practice>(product, `GET /courses/${course.id}/practice${query}` as 'GET /x', { as })).body
    .question;
const answerWrongly = async (as: Person, question: Practice['question']) =>
  (
    await request(product, `PUT /practice/${question?._id}`, {
      as,
      body: {
        value:
          question?.kind === 'number'
            ? '5'
            : [question?.options.find(({ text }) => text !== 'The sponsor')?.id],
      },
    })
  ).status;

test('a question that is due in another course or domain is not asked in this one', async () => {
  const [made, other] = [await world(), await world()];
  const { learner } = made;
  await makeEnrolment(product.ctx, { learner, course: other.course });
  expect(await answerWrongly(learner, await practise(learner, other))).toBe(200);
  expect(await answerWrongly(learner, await practise(learner, made, '?domain=People'))).toBe(200);
  soon();
  expect((await practise(learner, made, '?domain=Process'))?.domain).toBe('Process');
  expect((await practise(learner, made))?.domain).toBe('People');
});

test('a question that is due is asked in its current version, and not while an open attempt asks it', async () => {
  const made = await world();
  const { learner, admin, questions, quizId } = made;
  const { body } = await start(learner, quizId);
  await submit(learner, body.attempt._id);
  soon();
  const body2 = { ...oneOf('the case'), stem: 'Who signs the business case?' };
  await request(product, `PUT /questions/${questions[0]}` as 'PUT /x', { as: admin, body: body2 });
  const question = await practise(learner, made, '?domain=People');
  expect(question?.stem).toBe(body2.stem);
  expect(await answerWrongly(learner, question)).toBe(200);
  soon();
  await start(learner, quizId);
  expect(await practise(learner, made)).toBeNull();
});
