import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { sessionSeconds } from './sessions.server.ts';
import { sweepAccounts } from './sweep-accounts.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const count = async (table: 'sessions' | 'emailTokens') =>
  (await product.ctx.db.selectFrom(table).select('expiresAt').execute()).length;

test('sessions and mailed links are kept until they are over, and no longer', async () => {
  const old = await makePerson(product.ctx);
  await request(product, 'POST /user/forget-password', { body: { email: old.email } });
  await sweepAccounts(product.ctx);
  expect([await count('sessions'), await count('emailTokens')]).toEqual([1, 1]);

  product.advance(3_600_000 + 1000);
  await sweepAccounts(product.ctx);
  expect([await count('sessions'), await count('emailTokens')]).toEqual([1, 0]);

  product.advance(sessionSeconds * 1000);
  const young = await makePerson(product.ctx);
  await sweepAccounts(product.ctx);
  expect(await count('sessions')).toBe(1);
  expect((await request(product, 'GET /user', { as: young })).status).toBe(200);
});
