import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnrolment } from '../../../test/factories/enrolments.ts';
import type { Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createLimiter } from '../../platform/http/security/limiter.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  product.ctx.limiter = createLimiter(product.ctx.pool);
});
afterAll(() => product.close());

test('a person can write 30 questions and answers an hour; edits and repeats do not count', async () => {
  const { course, learner } = await makeEnrolment(product.ctx);
  const { learner: other } = await makeEnrolment(product.ctx, { course });
  const send = async (as: Person, path: string, body: unknown) =>
    (await request(product, `PUT ${path}` as 'PUT /x', { as, body })).status;
  const ask = (as: Person, id: string, body = 'Both teams say no.') =>
    send(as, `/courses/${course.id}/threads/${id}`, { title: 'Who owns a shared risk?', body });
  const answer = (id: string) => send(learner, `/threads/${id}/posts/${randomUUID()}`, { body: 'You do.' });

  const first = randomUUID();
  expect(await ask(learner, first)).toBe(200);
  for (let again = 0; again < 5; again += 1) expect(await ask(learner, first, `Edited ${again}.`)).toBe(200);
  for (let count = 1; count < 15; count += 1) expect(await ask(learner, randomUUID())).toBe(200);
  for (let count = 0; count < 15; count += 1) expect(await answer(first)).toBe(200);

  expect([await ask(learner, randomUUID()), await answer(first)]).toEqual([429, 429]);
  expect(await ask(learner, first, 'Edited once more.')).toBe(200);
  expect(await ask(other, randomUUID())).toBe(200);
});
