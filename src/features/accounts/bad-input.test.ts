import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person, testPassword } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { formatCount } from '../../contract/text/time/formats.ts';

let product: TestProduct;
let person: Person;
let instructor: Person;
beforeAll(async () => {
  product = await createTestProduct();
  person = await makePerson(product.ctx);
  instructor = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

const allRequired = 'All fields are required!';
const bothRequired = 'Both fields are required.';
const rule = 'Enter a valid email and Password must be at least 6 characters long';
const short = 'Password must be at least 6 characters long';
const oneLine = 'Please use one line of plain text, without control characters.';
const plainText = 'Please use plain text, without control characters.';
const https = 'Please enter a link such as https://example.com/me';
const atMost = (max: number) => `Please use at most ${formatCount(max)} characters.`;

const long = 'x'.repeat(10_000);
const nul = 'a\u0000b';
const lines = 'Ada\r\nBcc: everyone@example.com';
const override = 'Ada \u202egnp.exe';
const loneSurrogate = 'Ada \ud83d';

type Line = Parameters<typeof request>[1];
type Form = { line: Line; good: Record<string, unknown>; as?: () => Person };

const forms = {
  register: {
    line: 'POST /register',
    good: { name: 'Ada', email: 'ada.new@example.com', password: 'abcdef' },
  },
  login: { line: 'POST /login', good: { email: 'ada@example.com', password: 'abcdef' } },
  forgot: { line: 'POST /user/forget-password', good: { email: 'ada@example.com' } },
  resend: { line: 'POST /user/verify-email', good: { email: 'ada@example.com' } },
  reset: { line: 'POST /user/reset-password/some-token', good: { password: 'abcdef' } },
  change: {
    line: 'PUT /user/change-password',
    good: { currentPassword: testPassword, newPassword: testPassword },
    as: () => person,
  },
  profile: { line: 'PATCH /user/update', good: {}, as: () => instructor },
} satisfies Record<string, Form>;
type FormName = keyof typeof forms;

/**
 * This feature’s fields from section 5 of the first specification document, with the inputs each refuses and its
 * messages.
 */
const refused: [FormName, string, string, unknown, string][] = [
  ['register', 'name', 'nothing', undefined, allRequired],
  ['register', 'name', 'spaces', '  ', allRequired],
  ['register', 'name', 'zero-width spaces', '\u200b\u200b', allRequired],
  ['register', 'name', 'a number', 7, allRequired],
  ['register', 'name', '10,000 characters', long, atMost(100)],
  ['register', 'name', 'a NUL', nul, oneLine],
  ['register', 'name', 'line breaks', lines, oneLine],
  ['register', 'name', 'a right-to-left override', override, oneLine],
  ['register', 'name', 'half a character', loneSurrogate, oneLine],
  ['register', 'email', 'nothing', undefined, allRequired],
  ['register', 'email', 'spaces', '  ', allRequired],
  ['register', 'email', 'no @', 'ada.example.com', rule],
  ['register', 'email', '10,000 characters', `${long}@example.com`, atMost(254)],
  ['register', 'email', 'HTML', '<b>ada</b>@example.com', rule],
  ['register', 'email', 'a NUL', 'ada\u0000@example.com', rule],
  ['register', 'email', 'line breaks', 'ada@example.com\r\nBcc: eve@example.com', rule],
  ['register', 'email', 'two addresses', 'eve,ada@example.com', rule],
  ['register', 'password', 'nothing', '', allRequired],
  ['register', 'password', 'five characters', '12345', rule],
  ['register', 'password', 'three emoji', '😀😀😀', rule],
  ['register', 'password', '10,000 characters', long, atMost(128)],
  ['login', 'email', 'nothing', '', allRequired],
  ['login', 'email', '10,000 characters', long, atMost(254)],
  ['login', 'password', 'spaces', ' ', allRequired],
  ['login', 'password', '10,000 characters', long, atMost(128)],
  ['forgot', 'email', 'nothing', undefined, 'Please enter your email.'],
  ['forgot', 'email', 'spaces', ' ', 'Please enter your email.'],
  ['forgot', 'email', 'HTML', '<script>@example.com', 'Please enter a valid email.'],
  ['forgot', 'email', '10,000 characters', `${long}@example.com`, atMost(254)],
  ['resend', 'email', 'nothing', '', 'Please enter your email.'],
  ['resend', 'email', 'a NUL', 'ada\u0000@example.com', 'Please enter a valid email.'],
  ['reset', 'password', 'nothing', undefined, bothRequired],
  ['reset', 'password', 'five characters', '12345', short],
  ['reset', 'password', 'three emoji', '😀😀😀', short],
  ['reset', 'password', '10,000 characters', long, atMost(128)],
  ['change', 'currentPassword', 'nothing', '', bothRequired],
  ['change', 'currentPassword', '10,000 characters', long, atMost(128)],
  [
    'change',
    'currentPassword',
    'a wrong one',
    'wrong one',
    'Password change failed. Your current password is incorrect.',
  ],
  ['change', 'newPassword', 'nothing', '', bothRequired],
  ['change', 'newPassword', 'five characters', '12345', short],
  ['change', 'newPassword', '10,000 characters', long, atMost(128)],
  ['profile', 'name', 'spaces', ' ', 'Please enter your name.'],
  ['profile', 'name', '10,000 characters', long, atMost(100)],
  ['profile', 'name', 'line breaks', lines, oneLine],
  ['profile', 'name', 'a NUL', nul, oneLine],
  ['profile', 'email', 'another address', 'someone@example.com', 'This cannot be changed.'],
  ['profile', 'bio', '10,000 characters', long, atMost(2000)],
  ['profile', 'bio', 'a NUL', nul, plainText],
  ['profile', 'bio', 'half a character', loneSurrogate, plainText],
  ['profile', 'expertise', '10,000 characters', long, atMost(200)],
  ['profile', 'expertise', 'line breaks', lines, oneLine],
  ['profile', 'socialLinks.website', '10,000 characters', `https://${long}.example`, atMost(300)],
  ['profile', 'socialLinks.website', 'a script', 'javascript:alert(1)', https],
  ['profile', 'socialLinks.website', 'a NUL', 'https://a\u0000.example', https],
  [
    'profile',
    'socialLinks.github',
    'line breaks',
    'https://github.com/ada\r\nx',
    'Please enter a link such as https://github.com/me',
  ],
  ['profile', 'photo', '10,000 characters', long, atMost(300)],
];

test.each(refused)(
  'the form “%s” refuses, in the field “%s”, %s',
  async (name, field, _what, value, sentence) => {
    const form: Form = forms[name];
    const response = await request(product, form.line, {
      as: form.as?.(),
      body: { ...form.good, ...nested(field, value) },
    });
    expect(response.status).toBe(400);
    expect(response.body.fields).toMatchObject({ [field]: sentence });
    expect(Object.keys(response.body.fields as object), 'no other field has an error').toEqual([field]);
  },
);

const nested = (field: string, value: unknown) => {
  const [outer = '', inner] = field.split('.');
  return { [outer]: inner ? { [inner]: value } : value };
};

describe('unusual but valid input', () => {
  test.each([
    ['HTML', '<b>Ada</b> & "Co"'],
    ['emoji', '👩🏽‍🚀 Ada'],
    ['right-to-left text', 'عائشة بنت أحمد'],
    ['the longest name', 'é'.repeat(100)],
  ])(
    'a name with %s is stored unchanged, and left out of emails to an unconfirmed account',
    async (what, name) => {
      const email = `${what.replaceAll(' ', '.').toLowerCase()}@example.com`;
      const response = await request(product, 'POST /register', {
        body: { name, email, password: 'пароль 🗝️' },
      });
      expect(response.status).toBe(200);
      const mail = (await product.runJobs()).find(({ to }) => to === email);
      // An email to an unconfirmed address contains nothing the registrant typed.
      expect(mail?.text.toUpperCase()).not.toContain(name.toUpperCase());
      const login = await request(product, 'POST /login', { body: { email, password: ' пароль 🗝️ ' } });
      expect(login.body.user).toMatchObject({ name });
    },
  );

  test.each([
    ['HTML', '<img src=x onerror=alert(1)> & "Co"'],
    ['emoji', '👩🏽‍🚀 portfolios'],
    ['right-to-left text', 'مخاطر المشاريع'],
  ])('a profile with %s is stored unchanged', async (_what, text) => {
    const body = { name: text, expertise: text, bio: `${text}\n${text}` };
    const response = await request(product, 'PATCH /user/update', { as: instructor, body });
    expect(response.status).toBe(200);
    expect((await request(product, 'GET /user', { as: instructor })).body.user).toMatchObject(body);
  });

  test('an email in capitals and with spaces around it belongs to the same account', async () => {
    const body = { email: ` ${person.email.toUpperCase()} `, password: testPassword };
    expect((await request(product, 'POST /login', { body })).status).toBe(200);
  });
});

describe('signing in with unknown credentials', () => {
  test.each([
    ['HTML', '<b>ada</b>@example.com'],
    ['emoji', '😀@example.com'],
    ['right-to-left text', 'عائشة@example.com'],
    ['line breaks', 'ada@example.com\r\nBcc: eve@example.com'],
    ['half a character', 'ada\ud83d@example.com'],
    ['no @', 'ada'],
  ])('an email with %s is treated like any other wrong email', async (_what, email) => {
    const response = await request(product, 'POST /login', {
      body: { email, password: 'a\u0000 пароль 😀' },
    });
    expect(response.status).toBe(401);
    expect(response.body.message).toBe('Login failed: your email or password is incorrect.');
  });

  test('a NUL, which no email can contain, is a field error', async () => {
    const body = { email: 'ada\u0000@example.com', password: 'abcdef' };
    const response = await request(product, 'POST /login', { body });
    expect([response.status, response.body.fields]).toEqual([400, { email: oneLine }]);
  });
});

describe('malformed requests', () => {
  test.each(['[]', '"text"', '{', ''])('%j is refused with an explanation', async (body) => {
    const response = await product.app.request('http://localhost:3000/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });
});

describe('forged links', () => {
  const tampered: [string, string][] = [
    ['invented', 'no-such-token'],
    ['of 10,000 characters', long],
    ['with a NUL', 'abc%00def'],
    ['with line breaks', 'abc%0D%0Adef'],
    ['with HTML', '%3Cscript%3E'],
    ['in emoji', '%F0%9F%98%80'],
  ];

  test.each(tampered)('a confirmation link %s is refused with an explanation', async (_what, token) => {
    const response = await request(product, `POST /user/verify-user/${token}`);
    expect(response.status).toBe(400);
    expect(response.body.message).toMatch(/^This .*link/);
  });

  test.each(tampered)('a reset link %s is refused with an explanation', async (_what, token) => {
    const response = await request(product, `POST /user/reset-password/${token}`, {
      body: { password: 'abcdef' },
    });
    expect(response.status).toBe(400);
    expect(response.body.message).toMatch(/This link (has been used|is incomplete)/);
  });

  test('a reset link does not confirm an account, and stops working after an hour', async () => {
    await request(product, 'POST /user/forget-password', { body: { email: person.email } });
    const mail = (await product.runJobs()).find(({ to }) => to === person.email);
    const token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? '';
    expect((await request(product, `POST /user/verify-user/${token}`)).status).toBe(400);
    product.advance(3_600_001);
    const late = await request(product, `POST /user/reset-password/${token}`, {
      body: { password: 'abcdef' },
    });
    expect(late.body.message, 'an hour later').toMatch(/^Password reset failed\./);
  });
});
