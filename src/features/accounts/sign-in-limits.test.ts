import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, testPassword } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createLimiter } from '../../platform/http/limiter.ts';
import { perAccountAndAddress } from './limits.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  product.ctx.limiter = createLimiter(product.ctx.pool);
});
afterAll(() => product.close());

const signIn = async (email: string, password: string) =>
  (await request(product, 'POST /login', { body: { email, password } })).status;
const guess = (email: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, guessed) => signIn(email, `guess ${guessed}`)));

test('wrong passwords are limited, and the owner’s right one begins the count anew', async () => {
  const { email } = await makePerson(product.ctx);
  await guess(email, perAccountAndAddress.points - 1);
  expect(await signIn(email, testPassword)).toBe(200);
  expect(await guess(email, perAccountAndAddress.points)).not.toContain(429);
  expect(await signIn(email, testPassword)).toBe(429);
});

test('nobody wins more guesses at an account by signing in with an attempt of their own at its address', async () => {
  const { email } = await makePerson(product.ctx);
  const own = 'known to who guesses';
  await request(product, 'POST /register', { body: { name: 'Mallory', email, password: own } });
  await guess(email, perAccountAndAddress.points - 1);
  expect(await signIn(email, own)).toBe(200);
  expect(await signIn(email, 'one guess more')).toBe(429);
});
