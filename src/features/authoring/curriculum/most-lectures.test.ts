import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { limits } from '../../../contract/constants.ts';

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

/** A course with this many lectures, in sections of 300. */
async function create(count: number, like?: object) {
  const { sections, ...body } = await makeCourseBody(product.ctx, author.id);
  const video = sections[0]?.lectures[1]?.video;
  const lectures = Array.from({ length: count }, (_, n) => like ?? { title: `Lecture ${n + 1}`, video });
  const parts = Array.from({ length: Math.ceil(count / 300) }, (_, part) => ({
    title: `Part ${part + 1}`,
    lectures: lectures.slice(part * 300, (part + 1) * 300),
  }));
  return request(product, 'POST /courses', { as: author, body: { ...body, sections: parts } });
}

test('a course has at most a thousand lectures: saving more would occupy a database connection for too long', async () => {
  expect((await create(limits.lectures)).status).toBe(200);
  const { status, body } = await create(limits.lectures + 1);
  expect([status, body.fields]).toEqual([400, { sections: 'Please use at most 1,000 lectures in total.' }]);
});

test('a course with too many lectures is refused for their number alone, not for their faults', async () => {
  const { status, body } = await create(limits.lectures + 1, {});
  expect([status, body.fields]).toEqual([400, { sections: 'Please use at most 1,000 lectures in total.' }]);
});
