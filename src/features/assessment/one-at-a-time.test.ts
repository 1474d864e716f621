import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/factories/people.ts';
import { oneOf, quizzing } from '../../../test/factories/quizzing.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../test/harness/waiting-for-locks.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, begun, submit, show } = quizzing(() => product);
type World = Awaited<ReturnType<typeof world>>;
type Sent = [Parameters<typeof request>[1], Person, object?];

/** Sends a request while another transaction holds a row; commits the transaction once the request is waiting. */
async function whileHeld(row: string, id: string, [line, as, body]: Sent): Promise<number> {
  const held = await product.ctx.pool.connect();
  try {
    await held.query('begin');
    await held.query(`select from ${row} = $1 for no key update`, [id]);
    const sent = request(product, line, { as, ...(body && { body }) });
    await expect.poll(() => waitingForLocks(product)).toBe(1);
    await held.query('commit');
    return (await sent).status;
  } finally {
    held.release();
  }
}

const aiken = 'Two and two?\nA. Three\nB. Four\nANSWER: B';

test.each<[string, (at: World) => Sent]>([
  ['adding a question', ({ course, admin }) => [`POST /courses/${course.id}/questions`, admin, oneOf('it')]],
  [
    'importing questions',
    ({ course, admin }) => [
      `POST /courses/${course.id}/questions/import`,
      admin,
      { format: 'aiken', text: aiken, domain: 'Sums' },
    ],
  ],
  ['changing a question', ({ questions, admin }) => [`PUT /questions/${questions[0]}`, admin, oneOf('it')]],
  ['removing a question', ({ questions, admin }) => [`DELETE /questions/${questions[0]}`, admin]],
  [
    'voiding a question',
    ({ questions, admin }) => [
      `POST /questions/${questions[0]}/voiding`,
      admin,
      { reason: 'Two are right.' },
    ],
  ],
  ['adding a quiz', ({ course, admin, quizBody }) => [`POST /courses/${course.id}/quizzes`, admin, quizBody]],
  ['changing a quiz', ({ quizId, admin, quizBody }) => [`PUT /quizzes/${quizId}`, admin, quizBody]],
  ['deleting a quiz', ({ quizId, admin }) => [`DELETE /quizzes/${quizId}`, admin]],
  ['starting an attempt', ({ quizId, learner }) => [`POST /quizzes/${quizId}/attempts`, learner]],
])('%s waits for another change to the questions of the course', async (_what, sent) => {
  const at = await world();
  expect(await whileHeld('courses where id', at.course.id, sent(at))).toBe(200);
});

type Begun = Awaited<ReturnType<typeof begun>>;
test.each<[string, boolean, (at: Begun) => Sent]>([
  ['starting an attempt', true, ({ quizId, learner }) => [`POST /quizzes/${quizId}/attempts`, learner]],
  ['submitting an attempt', false, ({ id, learner }) => [`POST /attempts/${id}/submission`, learner]],
  [
    'voiding an attempt',
    true,
    ({ id, admin }) => [`POST /attempts/${id}/voiding`, admin, { reason: 'A picture was missing.' }],
  ],
  [
    'granting an extra attempt',
    true,
    ({ quizId, learner, admin }) => [`POST /quizzes/${quizId}/extra-attempts`, admin, { userId: learner.id }],
  ],
])('%s waits for another change to the attempts of the learner', async (_what, isDone, sent) => {
  const at = await begun({ maxAttempts: 1, passPercent: 100 });
  if (isDone) await submit(at.learner, at.id);
  expect((await show(at.learner, at.id)).state).toBe(isDone ? 'submitted' : 'open');
  const status = await whileHeld('enrolments where user_id', at.learner.id, sent(at));
  expect([200, 409]).toContain(status);
});
