import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { createLimiter } from '../../../platform/http/security/limiter.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await createTestProduct();
  product.ctx.limiter = createLimiter(product.ctx.pool);
});
afterAll(() => product.close());

const nowhere = '00000000-0000-0000-0000-000000000000';
const course = { courseId: nowhere, paymentMethod: 'stripe' };
const back = { orderId: nowhere, paymentMethod: 'stripe' };

test.each([
  ['ten minutes', 30, 'POST /payment/create-order', { body: course }],
  ['ten minutes', 30, 'POST /payment/paypal/create-order', { body: { courseId: nowhere } }],
  ['ten minutes', 60, 'POST /payment/verify-payment', { body: back }],
  ['ten minutes', 60, 'POST /payment/paypal/capture-payment', { body: { orderId: nowhere } }],
  ['ten minutes', 30, `POST /payment/orders/${nowhere}/cancel`, {}],
  ['an hour', 20, 'POST /payment/bank-confirmation', { form: new FormData() }],
] as const)('within %s a buyer is answered %i times from %s, and others are not held up', async (...row) => {
  const [, most, endpoint, what] = row;
  const ask = async (as: Person) => (await request(product, endpoint, { as, ...what })).status;
  const [busy, other] = [await makePerson(product.ctx), await makePerson(product.ctx)];
  const statuses = await Promise.all(Array.from({ length: most + 1 }, () => ask(busy)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await ask(busy)).toBe(429);
  expect(await ask(other)).not.toBe(429);
});
