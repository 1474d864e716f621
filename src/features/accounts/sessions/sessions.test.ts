import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type Person, testPassword } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { sweepAccounts } from '../users/sweep-accounts.server.ts';
import { idleSeconds, sessionSeconds } from './sessions.server.ts';

const day = 24 * 3_600_000;
const soon = 60_000;

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
beforeEach(async () => {
  person = await makePerson(product.ctx);
});
afterAll(() => product.close());

const isSignedIn = async () => (await request(product, 'GET /user', { as: person })).status === 200;
const sessionsOf = (userId: string) =>
  product.ctx.db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute();

test('a session lasts at most 30 days, and 14 without use', () => {
  expect([sessionSeconds * 1000, idleSeconds * 1000]).toEqual([30 * day, 14 * day]);
});

test('a session in constant use ends 30 days after signing in', async () => {
  for (let count = 0; count < 2; count += 1) {
    product.advance(10 * day);
    expect(await isSignedIn()).toBe(true);
  }
  product.advance(10 * day - soon);
  expect(await isSignedIn()).toBe(true);
  product.advance(soon);
  expect(await isSignedIn()).toBe(false);
});

test('a session ends 14 days after it was last used', async () => {
  product.advance(14 * day - soon);
  expect(await isSignedIn()).toBe(true);
  product.advance(14 * day - soon);
  expect(await isSignedIn()).toBe(true);

  const other = await makePerson(product.ctx);
  product.advance(14 * day);
  expect((await request(product, 'GET /user', { as: other })).status).toBe(401);
  expect((await request(product, 'GET /login-status', { as: other })).body.loggedIn).toBe(false);
});

test('ended sessions are not listed, and are deleted', async () => {
  product.advance(14 * day);
  const { headers } = await request(product, 'POST /login', {
    body: { email: person.email, password: testPassword },
  });
  const as = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
  const { body } = await request(product, 'GET /user/sessions', { as });
  expect(body).toMatchObject({ total: 1, sessions: [{ current: true }] });

  expect(await sessionsOf(person.id)).toHaveLength(2);
  await sweepAccounts(product.ctx, { photoReplaced: async () => {} });
  expect(await sessionsOf(person.id)).toHaveLength(1);
});

test('the last use is written at most once an hour', async () => {
  const lastUse = async () => (await sessionsOf(person.id))[0]?.lastSeenAt.getTime() ?? 0;
  const begun = await lastUse();
  product.advance(59 * 60_000);
  await isSignedIn();
  expect(await lastUse()).toBe(begun);
  product.advance(2 * 60_000);
  await isSignedIn();
  expect(await lastUse()).toBeGreaterThanOrEqual(begun + 61 * 60_000);
});
