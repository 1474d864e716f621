import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { timesNotified } from '../../../../test/harness/times-notified.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const rename = (as: Person, name: string) => request(product, 'PATCH /user/update', { as, body: { name } });

test('a new name appears on every course of an instructor, and the catalogue is notified', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const { id } = await makeCourse(product.ctx, { instructorId: author.id });
  expect(await timesNotified(product, () => rename(author, 'Rear Admiral Hopper'))).toBe(1);
  const { body } = await request<{ course: { instructor: { name: string } } }>(product, `GET /courses/${id}`);
  expect(body.course.instructor.name).toBe('Rear Admiral Hopper');
});

test.each(['user', 'instructor'] as const)(
  'renaming a user with the role %s and no courses empties no cache',
  async (role) => {
    const person = await makePerson(product.ctx, { role });
    expect(await timesNotified(product, () => rename(person, 'Ada King'))).toBe(0);
  },
);
