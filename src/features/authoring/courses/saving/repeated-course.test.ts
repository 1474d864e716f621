import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const titlesOf = async (instructorId: string) =>
  (
    await product.ctx.db
      .selectFrom('courses')
      .select(['id', 'title'])
      .where('instructorId', '=', instructorId)
      .execute()
  ).map(({ id, title }) => [id, title]);

test('a course sent twice at the same time, and again with a new title, is one course with that title', async () => {
  const as = await makePerson(product.ctx, { role: 'instructor' });
  const body = { ...(await makeCourseBody(product.ctx, as.id)), _id: randomUUID() };
  const send = async (change: object) =>
    (await request(product, 'POST /courses', { as, body: { ...body, ...change } })).status;
  expect(await Promise.all([send({}), send({})])).toEqual([200, 200]);
  expect(await send({ title: 'Reporting that gets read' })).toBe(200);
  expect(await titlesOf(as.id)).toEqual([[body._id, 'Reporting that gets read']]);
});

test('a new course cannot take the place of another instructor’s', async () => {
  const [owner, other] = [
    await makePerson(product.ctx, { role: 'instructor' }),
    await makePerson(product.ctx, { role: 'instructor' }),
  ];
  const _id = randomUUID();
  const send = async (as: typeof owner) =>
    (
      await request(product, 'POST /courses', {
        as,
        body: { ...(await makeCourseBody(product.ctx, as.id)), _id },
      })
    ).status;
  expect([await send(owner), await send(other)]).toEqual([200, 404]);
  expect(await titlesOf(other.id)).toEqual([]);
});
