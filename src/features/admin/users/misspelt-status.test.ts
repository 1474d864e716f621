import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('a status with a misspelt field deactivates nobody', async () => {
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const person = await makePerson(product.ctx);
  const refused = await request(product, `PUT /admin/users/${person.id}/status`, {
    as: admin,
    body: { isactive: true },
  });
  expect([refused.status, refused.body.message]).toEqual([400, 'There is no field named isactive.']);
  const { body } = await request<{ loggedIn: boolean }>(product, 'GET /login-status', { as: person });
  expect(body.loggedIn).toBe(true);
});
