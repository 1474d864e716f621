import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, testPassword } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { createLimiter } from '../../../platform/http/security/limiter.ts';
import { failuresPerAddress, perAccountAndAddress, perMailbox } from './limits.server.ts';

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

test('wrong passwords are limited, and the owner’s correct one resets the count', async () => {
  const { email } = await makePerson(product.ctx);
  await guess(email, perAccountAndAddress.points - 1);
  expect(await signIn(email, testPassword)).toBe(200);
  expect(await guess(email, perAccountAndAddress.points)).not.toContain(429);
  expect(await signIn(email, testPassword)).toBe(429);
});

test('signing in to your own registration of someone else’s email does not reset the count of wrong passwords', async () => {
  const { email } = await makePerson(product.ctx);
  const own = 'known to the attacker';
  await request(product, 'POST /register', { body: { name: 'Mallory', email, password: own } });
  await guess(email, perAccountAndAddress.points - 1);
  expect(await signIn(email, own)).toBe(200);
  expect(await signIn(email, 'one more guess')).toBe(429);
});

test('a stranger who registers an email again and again does not use up its owner’s password resets', async () => {
  const { email } = await makePerson(product.ctx);
  const register = () =>
    request(product, 'POST /register', {
      body: { name: 'Mallory', email, password: 'known to the attacker' },
    });
  for (let times = 0; times < perMailbox.points; times += 1) await register();
  expect((await register()).status).toBe(429);
  expect((await request(product, 'POST /user/verify-email', { body: { email } })).status).toBe(429);
  expect((await request(product, 'POST /user/forget-password', { body: { email } })).status).toBe(200);
});

describe('a network address shared by many people', () => {
  const forwardedFor = (address: string) => ({ 'x-forwarded-for': address });
  let school: TestProduct;
  beforeAll(async () => {
    school = await createTestProduct({ trustProxy: { hops: 1 } });
    school.ctx.limiter = createLimiter(school.ctx.pool);
  });
  afterAll(() => school.close());

  const signInFrom = async (email: string, password: string, address: string) =>
    request(school, 'POST /login', { body: { email, password }, headers: forwardedFor(address) });

  test('lets a class of forty sign in repeatedly and register', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => makePerson(school.ctx)));
    for (const round of [1, 2, 3, 4]) {
      const responses = await Promise.all(
        people.map(({ email }) => signInFrom(email, testPassword, '203.0.113.1')),
      );
      expect(
        responses.map(({ status }) => status),
        `round ${round}`,
      ).toEqual(Array(40).fill(200));
    }
    const registered = await Promise.all(
      people.map((_person, index) =>
        request(school, 'POST /register', {
          body: { name: 'New', email: `new-${index}@school.example`, password: testPassword },
          headers: forwardedFor('203.0.113.1'),
        }),
      ),
    );
    expect(registered.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  test('is refused after too many wrong passwords, whatever the accounts, with a retry time', async () => {
    const { email } = await makePerson(school.ctx);
    const wrong = Array.from({ length: failuresPerAddress.points }, (_, guessed) =>
      signInFrom(`nobody-${guessed}@school.example`, 'guess', '203.0.113.2'),
    );
    expect((await Promise.all(wrong)).map(({ status }) => status)).not.toContain(429);
    const refused = await signInFrom(email, testPassword, '203.0.113.2');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(failuresPerAddress.seconds);
    expect((await signInFrom(email, testPassword, '203.0.113.3')).status).toBe(200);
  });
});
