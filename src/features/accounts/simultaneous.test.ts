import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makePerson, testPassword } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../test/harness/waiting-for-locks.ts';
import { noLimits } from '../../platform/http/security/limiter.ts';
import { lockAddress } from './users/users.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterEach(() => {
  product.ctx.limiter = noLimits;
});
afterAll(() => product.close());

const register = (email: string, password: string) =>
  request(product, 'POST /register', { body: { name: 'Ada', email, password } });

const tokensIn = async () =>
  (await product.runJobs()).flatMap(({ text }) => text.match(/verify-email\/([\w-]+)/)?.[1] ?? []);

test('two simultaneous registrations of one email both get a link, and only one can be confirmed', async () => {
  const email = 'both@example.com';
  const responses = await Promise.all([register(email, 'first one'), register(email, 'second one')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
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

test('confirming an email while it is registered again never causes a server error', async () => {
  const email = 'storm@example.com';
  await Promise.all(['one 1', 'two 2', 'three'].map((word) => register(email, `${word} password`)));
  const tokens = await tokensIn();
  const responses = await Promise.all([
    ...tokens.map((token) => request(product, `POST /user/verify-user/${token}`)),
    ...['four', 'five', 'six', 'seven', 'eight'].map((word) => register(email, `${word} password`)),
  ]);
  expect(responses.filter(({ status }) => ![200, 400].includes(status))).toEqual([]);
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

test.each(['registering', 'confirming', 'sending the confirmation again'])(
  '%s waits for another change to the same email',
  async (what) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    await register(email, 'the first one');
    const [token] = await tokensIn();
    const requests: Record<string, () => ReturnType<typeof register>> = {
      registering: () => register(email, 'another one'),
      confirming: () => request(product, `POST /user/verify-user/${token}`),
      'sending the confirmation again': () =>
        request(product, 'POST /user/verify-email', { body: { email } }),
    };
    const { sending } = await product.ctx.db.transaction().execute(async (trx) => {
      await lockAddress(trx, email);
      const sending = requests[what]?.();
      await expect.poll(() => waitingForLocks(product)).toBe(1);
      return { sending };
    });
    expect((await sending)?.status).toBe(200);
    // The next test must read only its own emails.
    await product.runJobs();
  },
);

test('signing in does not start a session if the password is reset right after it has been checked', async () => {
  const person = await makePerson(product.ctx);
  await request(product, 'POST /user/forget-password', { body: { email: person.email } });
  const [mail] = await product.runJobs();
  const token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1];
  let resets = 0;
  // The limiter clears the attempts once the password was correct.
  const forget = async () => {
    resets += 1;
    if (resets > 1) return;
    const body = { password: 'a new password' };
    expect((await request(product, `POST /user/reset-password/${token}`, { body })).status).toBe(200);
  };
  product.ctx.limiter = { ...noLimits, forget };

  const body = { email: person.email, password: testPassword };
  const { status, headers } = await request(product, 'POST /login', { body });
  expect(resets).toBeGreaterThan(0);
  expect(status).toBe(401);
  expect(headers.get('set-cookie')).toBeNull();
  const sessions = await product.ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', person.id)
    .execute();
  expect(sessions).toEqual([]);
});

test('only one of two simultaneous password changes with the old password succeeds', async () => {
  const person = await makePerson(product.ctx);
  const change = (newPassword: string) =>
    request(product, 'PUT /user/change-password', {
      as: person,
      body: { currentPassword: testPassword, newPassword },
    });
  // Both have verified the old password before either may write.
  const changes = await product.ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute();
    const changes = ['the first one', 'the second one'].map(change);
    await expect.poll(() => waitingForLocks(product), { timeout: 10_000 }).toBe(2);
    return changes;
  });
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});
