import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, type Person, testPassword } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { createLimiter } from '../../../platform/http/security/limiter.ts';
import { changePassword } from '../passwords/change-password.server.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import { requestReset } from '../passwords/reset-password.server.ts';
import { addressOfToken, issueEmailToken, takeEmailToken } from '../registration/tokens.server.ts';
import { perAccount } from './limits.server.ts';
import { endSession, endSessions, findSession, listSessions, openSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

const hour = 3_600_000;
const caller = { userAgent: 'test', address: '192.0.2.1' };

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
beforeEach(async () => {
  person = await makePerson(product.ctx);
});
afterAll(() => product.close());

const open = (userId = person.id, from = caller) =>
  openSession(product.ctx.db, userId, from, product.ctx.clock());
const find = (token: string) => findSession(product.ctx, token, product.ctx.clock());
const list = async (userId = person.id) => listSessions(product.ctx.db, userId, product.ctx.clock());

describe('sessions', () => {
  test('are listed with the most recently used first, at most a hundred, and only to their owner', async () => {
    await open((await makePerson(product.ctx)).id);
    for (let count = 0; count < 2; count += 1) {
      product.advance(60_000);
      await open();
    }
    const times = (await list()).map(({ lastSeenAt }) => lastSeenAt.getTime());
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (let count = 0; count < 100; count += 1) await open();
    expect(await list()).toHaveLength(100);
  });

  test('store at most 300 characters of the user agent', async () => {
    await open(person.id, { ...caller, userAgent: 'x'.repeat(400) });
    // The session from the person's sign-in may have been created in the same millisecond.
    expect((await list()).map(({ userAgent }) => userAgent)).toContain('x'.repeat(300));
  });

  test('can be ended individually, by their owner only', async () => {
    const [first, second] = [await find(await open()), await find(await open())];
    const { db } = product.ctx;
    const other = await makePerson(product.ctx);
    expect(await endSession(db, other.id, first?.sessionId ?? '')).toBe(false);
    expect(await endSession(db, person.id, first?.sessionId ?? '')).toBe(true);
    expect(await endSession(db, person.id, first?.sessionId ?? '')).toBe(false);
    expect((await list()).map(({ id }) => id)).toContain(second?.sessionId);
  });

  test('can all be ended, or all but one', async () => {
    const stays = await find(await open());
    const other = await makePerson(product.ctx);
    await endSessions(product.ctx.db, person.id, stays?.sessionId);
    expect((await list()).map(({ id }) => id)).toEqual([stays?.sessionId]);
    await endSessions(product.ctx.db, person.id);
    expect(await list()).toEqual([]);
    expect(await list(other.id)).toHaveLength(1);
  });

  test('identify their user; an unknown secret identifies nobody', async () => {
    expect((await find(await open()))?.viewer).toMatchObject({ _id: person.id, email: person.email });
    expect(await find('unknown')).toBeNull();
  });

  test('record their last use when over an hour has passed, for that session only', async () => {
    const [used, unused] = [await open(), await open()];
    const begun = (await find(used))?.sessionId;
    product.advance(hour + 60_000);
    await find(used);
    const rows = await list();
    expect(rows[0]?.id).toBe(begun);
    const ages = rows.map(({ lastSeenAt }) => product.ctx.clock().getTime() - lastSeenAt.getTime());
    expect(ages.filter((age) => age < hour)).toHaveLength(1);
    expect(await find(unused)).not.toBeNull();
  });
});

describe('an emailed link', () => {
  const issue = (purpose: 'verify' | 'reset') =>
    issueEmailToken(product.ctx.db, person.id, purpose, product.ctx.clock());
  const take = (token: string, purpose: 'verify' | 'reset') =>
    takeEmailToken(product.ctx.db, token, purpose, product.ctx.clock());

  test.each([
    ['verify', 24],
    ['reset', 1],
  ] as const)('sent to %s works for %i hours, once', async (purpose, hours) => {
    const inTime = await issue(purpose);
    product.advance(hours * hour - 60_000);
    expect(await take(inTime, purpose)).toBe(person.id);
    expect(await take(inTime, purpose), 'twice').toBeUndefined();
    const late = await issue(purpose);
    product.advance(hours * hour + 1000);
    expect(await take(late, purpose)).toBeUndefined();
  });

  test('voids earlier ones of its purpose for that person, and no others', async () => {
    const [verify, reset] = [await issue('verify'), await issue('reset')];
    const other = await makePerson(product.ctx);
    const foreign = await issueEmailToken(product.ctx.db, other.id, 'reset', product.ctx.clock());
    const next = await issue('reset');
    expect(await take(reset, 'reset')).toBeUndefined();
    expect(await take(verify, 'verify')).toBe(person.id);
    expect(await take(next, 'reset')).toBe(person.id);
    expect(await take(foreign, 'reset')).toBe(other.id);
  });

  test('identifies the email it was sent to', async () => {
    expect(await addressOfToken(product.ctx.db, await issue('verify'))).toBe(person.email);
    expect(await addressOfToken(product.ctx.db, 'unknown')).toBeUndefined();
  });

  test('is not sent to a deactivated account or an unknown email', async () => {
    const inactive = await makePerson(product.ctx, { active: false });
    await product.runJobs();
    await requestReset(product.ctx, inactive.email);
    await requestReset(product.ctx, 'unknown@people.example');
    expect(await product.runJobs()).toEqual([]);
    await requestReset(product.ctx, person.email);
    expect(await product.runJobs()).toMatchObject([{ to: person.email }]);
  });
});

describe('limited attempts', () => {
  const limited = () => ({ ...product.ctx, limiter: createLimiter(product.ctx.pool) });
  const signInWith = (email: string, password: string) => signIn(limited(), { email, password }, caller);

  test('to change a password are counted, and a correct one resets the count', async () => {
    const { sessionId = '' } = (await find(await open())) ?? {};
    const { limiter } = limited();
    const change = (currentPassword: string) =>
      changePassword(limited(), person.id, sessionId, { currentPassword, newPassword: testPassword });
    const countUp = async (times: number) => {
      for (let count = 0; count < times; count += 1) await limiter.count(perAccount, person.id);
    };
    await countUp(perAccount.points - 1);
    await change(testPassword);
    await countUp(perAccount.points - 1);
    await expect(change('wrong')).rejects.toMatchObject({ status: 400 });
    await expect(change(testPassword)).rejects.toMatchObject({ status: 429 });
  });

  test('on an unconfirmed email still count after a correct password', async () => {
    const waiting = await makePerson(product.ctx, { verified: false });
    const attempts = async () => {
      for (let count = 0; count < 10; count += 1) await signInWith(waiting.email, testPassword);
    };
    await attempts();
    await expect(signInWith(waiting.email, testPassword)).rejects.toMatchObject({ status: 429 });
  });
});

test('signing in to one of several accounts with the same email selects the one with that password', async () => {
  const email = `${person.id}@people.example`;
  const first = await makePerson(product.ctx, { email, verified: false });
  await product.ctx.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword('another one') })
    .where('id', '=', first.id)
    .execute();
  const second = await makePerson(product.ctx, { email, verified: false });
  expect((await signIn(product.ctx, { email, password: testPassword }, caller)).user.id).toBe(second.id);
  const wrong = signIn(product.ctx, { email, password: 'wrong' }, caller);
  await expect(wrong).rejects.toMatchObject({ status: 401 });
});
