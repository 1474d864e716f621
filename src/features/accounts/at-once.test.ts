import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const register = (email: string, password: string) =>
  request(product, 'POST /register', { body: { name: 'Ada', email, password } });

const tokensIn = async () =>
  (await product.runJobs()).flatMap(({ text }) => text.match(/verify-email\/([\w-]+)/)?.[1] ?? []);

test('two registrations of one address at once both get a link, and the one that is confirmed counts', async () => {
  const email = 'both@example.com';
  const answers = await Promise.all([register(email, 'first one'), register(email, 'second one')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const tokens = await tokensIn();
  expect(tokens).toHaveLength(2);

  const confirmed = await Promise.all(
    tokens.map((token) => request(product, `POST /user/verify-user/${token}`)),
  );
  expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 400]);
  const logins = await Promise.all(
    ['first one', 'second one'].map((password) =>
      request(product, 'POST /login', { body: { email, password } }),
    ),
  );
  expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
  const rows = await product.ctx.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(rows).toHaveLength(1);
});

test('confirming while the address is registered again and again never fails on our side', async () => {
  const email = 'storm@example.com';
  await Promise.all(['one 1', 'two 2', 'three'].map((word) => register(email, `${word} password`)));
  const tokens = await tokensIn();
  const answers = await Promise.all([
    ...tokens.map((token) => request(product, `POST /user/verify-user/${token}`)),
    ...['four', 'five', 'six', 'seven', 'eight'].map((word) => register(email, `${word} password`)),
  ]);
  expect(answers.filter(({ status }) => ![200, 400].includes(status))).toEqual([]);
  const later = await tokensIn();
  await Promise.all(later.map((token) => request(product, `POST /user/verify-user/${token}`)));
  const verified = await product.ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('verifiedAt', 'is not', null)
    .execute();
  expect(verified).toHaveLength(1);
});
