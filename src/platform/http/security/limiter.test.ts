import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { RequestFailure } from '../../failures/failure.ts';
import { createLimiter, type Limiter } from './limiter.ts';

let product: TestProduct;
let limiter: Limiter;
beforeAll(async () => {
  product = await createTestProduct();
  limiter = createLimiter(product.ctx.pool);
});
afterAll(() => product.close());

let tests = 0;
/** Whether an attempt with the second key hits a limit that one with the first has used up. */
async function countTogether(first: string, second: string): Promise<boolean> {
  const once = { name: `test${tests++}`, points: 1, seconds: 60 };
  await limiter.count(once, first);
  return limiter.count(once, second).then(
    () => false,
    () => true,
  );
}

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0:9::'],
  ['::1', '::2'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::ffff:192.0.2.1', '2001:db8::1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['2002:c000:201:1::1', '2002:c000:201:2::1'],
  ['ada@example.com 2001:db8:1:2::1', 'ada@example.com 2001:db8:1:2::9'],
])('%s and %s belong to the same customer', async (first, second) => {
  expect(await countTogether(first, second)).toBe(true);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:1:2::1', '2001:db8:2::1'],
  ['2001::3:4:5:6:7:8', '2001::1'],
  ['a:b:c:d:1', 'a:b:c:d:2'],
  ['192.0.2.1', '192.0.2.2'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.2'],
  ['ada@example.com 2001:db8::1', 'bob@example.com 2001:db8::1'],
])('%s and %s do not belong to the same customer', async (first, second) => {
  expect(await countTogether(first, second)).toBe(false);
});

test('the limit responds with 429 and a retry time, and is lifted once the attempts are forgotten', async () => {
  const twice = { name: 'twice', points: 2, seconds: 60 };
  await limiter.count(twice, 'ada');
  await limiter.count(twice, 'ada');
  await expect(limiter.count(twice, 'ada')).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
  const refusal = await limiter.count(twice, 'ada').catch((error: RequestFailure) => error);
  const seconds = Number(refusal?.headers?.['Retry-After']);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);
  await limiter.count(twice, 'bob');
  await limiter.forget(twice, 'ada');
  await limiter.count(twice, 'ada');
});

test('where only failures count, a success is credited back and a failure is passed on and counted', async () => {
  const once = { name: 'failures', points: 1, seconds: 60 };
  for (const n of [1, 2, 3]) expect(await limiter.countFailures(once, 'ada', async () => n)).toBe(n);
  const wrong = () => Promise.reject(new Error('wrong password'));
  await expect(limiter.countFailures(once, 'ada', wrong)).rejects.toThrow('wrong password');
  let tried = false;
  const again = limiter.countFailures(once, 'ada', async () => {
    tried = true;
  });
  await expect(again).rejects.toMatchObject({ status: 429 });
  expect(tried).toBe(false);
});

test.each([
  [45, 'Too many attempts. Please try again in 1 minute.'],
  [3600, 'Too many attempts. Please try again in 60 minutes.'],
])('a limit of %i seconds says how long to wait', async (seconds, message) => {
  const limit = { name: `wait${seconds}`, points: 1, seconds };
  await limiter.count(limit, 'ada');
  const refusal = await limiter.count(limit, 'ada').catch((error: RequestFailure) => error);
  expect(refusal).toMatchObject({ status: 429, message, headers: { 'Retry-After': String(seconds) } });
});
