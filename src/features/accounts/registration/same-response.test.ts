import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { constantMilliseconds } from './constant-time.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** A timer can fire slightly early according to the clock that measures it. */
const timerGrain = 2;

const endpoints = [
  ['POST /register', (email: string) => ({ name: 'Ada', email, password: 'abcdef' })],
  ['POST /user/forget-password', (email: string) => ({ email })],
  ['POST /user/verify-email', (email: string) => ({ email })],
] as const;

describe.each(endpoints)('%s', (line, bodyFor) => {
  async function ask(email: string) {
    const begun = performance.now();
    const { status, body } = await request(product, line, { body: bodyFor(email) });
    return { response: { status, body }, milliseconds: performance.now() - begun };
  }

  test('responds identically for a known and an unknown email, never before the fixed minimum time', async () => {
    const { email } = await makePerson(product.ctx);
    const [known, unknown] = [await ask(email), await ask(`nobody-${email}`)];
    expect(known.response).toEqual(unknown.response);
    expect(known.response.status).toBe(200);
    for (const { milliseconds } of [known, unknown]) {
      expect(milliseconds).toBeGreaterThan(constantMilliseconds - timerGrain);
    }
  });
});
