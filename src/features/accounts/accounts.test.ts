import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, testPassword } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const tokenIn = (text: string, path: string) => text.match(new RegExp(`${path}/([\\w-]+)`))?.[1] ?? '';
const cookieOf = (headers: Headers) => ({ cookie: headers.get('set-cookie')?.split(';')[0] ?? '' });

async function register(email: string, password: string, name = 'Vera') {
  const response = await request(product, 'POST /register', { body: { name, email, password } });
  const emails = await product.runJobs();
  return { response, mail: emails.at(-1) };
}

describe('registering', () => {
  test('reports every empty field with the specified sentence', async () => {
    const { status, body } = await request(product, 'POST /register', {
      body: { name: ' ', email: '', password: '' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: 'All fields are required!' });
    expect(Object.keys(body.fields as object)).toEqual(['name', 'email', 'password']);
  });

  test('refuses an email without @ and a password under six characters', async () => {
    const body = { name: 'Vera', email: 'nowhere', password: '12345' };
    const response = await request(product, 'POST /register', { body });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Enter a valid email and Password must be at least 6 characters long');
  });

  test('responds identically for a new and a taken email, and notifies the owner of a taken one', async () => {
    const owner = await makePerson(product.ctx);
    const fresh = await register('fresh@example.com', 'abcdef');
    const taken = await register(owner.email, 'abcdef');
    expect(taken.response.status).toBe(fresh.response.status);
    expect(taken.response.body).toEqual(fresh.response.body);
    expect(taken.mail).toMatchObject({ to: owner.email, subject: 'You already have a Milepost account' });
  });

  test('an unconfirmed account can sign in but GET /user responds with 403 and the account', async () => {
    await register('unconfirmed@example.com', 'abcdef');
    const login = await request(product, 'POST /login', {
      body: { email: 'unconfirmed@example.com', password: 'abcdef' },
    });
    const own = await request(product, 'GET /user', { as: cookieOf(login.headers) });
    expect(own.status).toBe(403);
    expect(own.body.message).toContain('not verified');
    expect(own.body.user).toMatchObject({ email: 'unconfirmed@example.com', isVerified: false });
  });
});

describe('confirming', () => {
  test('confirms the attempt the link was emailed for and removes the others with their passwords and sessions', async () => {
    const attacker = await register('victim@example.com', 'attacker-password', 'Mallory');
    const intruder = await request(product, 'POST /login', {
      body: { email: 'victim@example.com', password: 'attacker-password' },
    });
    const victim = await register('victim@example.com', 'victim-password', 'Victoria');
    const token = tokenIn(victim.mail?.text ?? '', 'verify-email');

    const confirmed = await request(product, `POST /user/verify-user/${token}`);
    expect(confirmed.body).toMatchObject({ message: 'Account verified successfully!', signedIn: false });

    const old = await request(product, 'POST /login', {
      body: { email: 'victim@example.com', password: 'attacker-password' },
    });
    expect(old.status).toBe(401);
    expect(
      (await request(product, 'GET /login-status', { as: cookieOf(intruder.headers) })).body.loggedIn,
    ).toBe(false);
    const stale = tokenIn(attacker.mail?.text ?? '', 'verify-email');
    expect((await request(product, `POST /user/verify-user/${stale}`)).status).toBe(400);

    const login = await request(product, 'POST /login', {
      body: { email: 'victim@example.com', password: 'victim-password' },
    });
    expect(login.body.user).toMatchObject({ name: 'Victoria', isVerified: true });
  });

  test('a link works once, even when two requests use it at the same time', async () => {
    const { mail } = await register('twice@example.com', 'abcdef');
    const token = tokenIn(mail?.text ?? '', 'verify-email');
    const statuses = await Promise.all([1, 2].map(() => request(product, `POST /user/verify-user/${token}`)));
    expect(statuses.map((response) => response.status).sort()).toEqual([200, 400]);
  });

  test('a confirmation link cannot reset a password, and a reset link cannot confirm an account', async () => {
    const { mail } = await register('purpose@example.com', 'abcdef');
    const toConfirm = tokenIn(mail?.text ?? '', 'verify-email');
    const body = { password: 'another password' };
    expect((await request(product, `POST /user/reset-password/${toConfirm}`, { body })).status).toBe(400);

    const owner = await makePerson(product.ctx);
    await request(product, 'POST /user/forget-password', { body: { email: owner.email } });
    const toReset = tokenIn((await product.runJobs()).at(-1)?.text ?? '', 'reset-password');
    expect(toReset).not.toBe('');
    expect((await request(product, `POST /user/verify-user/${toReset}`)).status).toBe(400);
    expect((await request(product, `POST /user/reset-password/${toReset}`, { body })).status).toBe(200);
  });

  test('a confirmation link older than a day is refused', async () => {
    const { mail } = await register('late@example.com', 'abcdef');
    product.advance(24 * 3_600_000 + 1000);
    const response = await request(
      product,
      `POST /user/verify-user/${tokenIn(mail?.text ?? '', 'verify-email')}`,
    );
    expect(response.status).toBe(400);
  });
});

describe('sessions', () => {
  test('a deactivated account cannot sign in, and its sessions have ended', async () => {
    const person = await makePerson(product.ctx);
    await product.ctx.db.updateTable('users').set({ isActive: false }).where('id', '=', person.id).execute();
    expect((await request(product, 'GET /user', { as: person })).status).toBe(401);
    const login = await request(product, 'POST /login', {
      body: { email: person.email, password: testPassword },
    });
    expect(login.status).toBe(403);
    expect(login.body.message).toBe('Your account is deactivated');
  });

  test('resetting a password ends every session, and the link works once', async () => {
    const person = await makePerson(product.ctx);
    await request(product, 'POST /user/forget-password', { body: { email: person.email } });
    const [mail] = await product.runJobs();
    const token = tokenIn(mail?.text ?? '', 'reset-password');
    const reset = await request(product, `POST /user/reset-password/${token}`, {
      body: { password: 'new-password' },
    });
    expect(reset.body.message).toBe('Password reset successful! You can now log in.');
    expect((await request(product, 'GET /user', { as: person })).status).toBe(401);
    const again = await request(product, `POST /user/reset-password/${token}`, {
      body: { password: 'other-password' },
    });
    expect(again.status).toBe(400);
  });

  test('a password reset for an unconfirmed registration tells its owner to register again', async () => {
    const email = 'forgot@example.com';
    await register(email, 'forgotten at once', 'Buy now at spam.example');
    await request(product, 'POST /user/forget-password', { body: { email } });
    const emails = await product.runJobs();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Milepost account isn’t confirmed yet'],
    ]);
    const text = emails[0]?.text;
    expect(text).toContain('/auth?tab=register&email=forgot%40example.com');
    expect(text, 'nothing entered at registration').not.toContain('spam');
    expect(tokenIn(text ?? '', 'reset-password'), 'no link to sign in').toBe('');
  });

  test('changing a password ends every other session and voids a reset link', async () => {
    const person = await makePerson(product.ctx);
    const login = { email: person.email, password: testPassword };
    const elsewhere = cookieOf((await request(product, 'POST /login', { body: login })).headers);
    await request(product, 'POST /user/forget-password', { body: { email: person.email } });
    const token = tokenIn((await product.runJobs()).at(-1)?.text ?? '', 'reset-password');

    const body = { currentPassword: testPassword, newPassword: 'a new password' };
    expect((await request(product, 'PUT /user/change-password', { as: person, body })).status).toBe(200);
    expect((await request(product, 'GET /user', { as: person })).status).toBe(200);
    expect((await request(product, 'GET /user', { as: elsewhere })).status).toBe(401);
    const reset = { password: 'a third password' };
    expect((await request(product, `POST /user/reset-password/${token}`, { body: reset })).status).toBe(400);
  });

  test('nobody can end another person’s session', async () => {
    const [one, other] = [await makePerson(product.ctx), await makePerson(product.ctx)];
    const { body } = await request<{ sessions: { _id: string }[] }>(product, 'GET /user/sessions', {
      as: other,
    });
    const response = await request(product, `DELETE /user/sessions/${body.sessions[0]?._id}`, { as: one });
    expect(response.status).toBe(404);
    expect((await request(product, 'GET /user', { as: other })).status).toBe(200);
  });

  test('the cookie of an ended session is cleared wherever the visitor comes from', async () => {
    const person = await makePerson(product.ctx);
    await request(product, 'GET /logout', { as: person });
    const response = await request(product, 'GET /logout', {
      as: person,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toContain('session=; Max-Age=0');
  });

  test.each([
    ['plain http', {}, /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      'https',
      { secure: true },
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])('over %s the cookie is out of reach of scripts and other sites', async (_scheme, settings, cookie) => {
    const elsewhere = await createTestProduct(settings);
    try {
      const { email } = await makePerson(elsewhere.ctx);
      const body = { email, password: testPassword };
      const { headers } = await request(elsewhere, 'POST /login', { body });
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(cookie)]);
    } finally {
      await elsewhere.close();
    }
  });

  test.each([
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['Origin', { origin: 'https://evil.example' }],
  ])('signing out from another site is refused, according to its %s header', async (_name, headers) => {
    const person = await makePerson(product.ctx);
    const response = await request(product, 'GET /logout', { as: person, headers });
    expect(response.status).toBe(403);
    expect((await request(product, 'GET /user', { as: person })).status).toBe(200);
  });

  test('a mutation from another origin is refused', async () => {
    const response = await request(product, 'POST /login', {
      body: { email: 'a@example.com', password: 'abcdef' },
      headers: { origin: 'https://evil.example' },
    });
    expect(response.body).toMatchObject({ success: false, code: 'request.foreign_origin' });
  });
});
