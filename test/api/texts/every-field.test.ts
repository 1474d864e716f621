import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person, testPassword } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

let product: TestProduct;
let people: Record<'learner' | 'instructor', Person>;
beforeAll(async () => {
  product = await createTestProduct();
  const instructor = await makePerson(product.ctx, { role: 'instructor' });
  people = { learner: await makePerson(product.ctx), instructor };
});
afterAll(() => product.close());

/** Texts for a field, in the order below. In an email they go before the @, in a link after https://. */
const odd = {
  nothing: '',
  '10,000 characters': 'x'.repeat(10_000),
  HTML: '<img src=x onerror=alert(1)> & "Co"',
  emoji: '👩🏽‍🚀 and 😀',
  'right-to-left text': 'عائشة بنت أحمد',
  'a NUL': 'Ada\u0000Byron',
  'line breaks': 'Ada\r\nBcc: eve@example.com',
};

type Line = Parameters<typeof request>[1];
type Form = { line: Line; good: () => Record<string, unknown>; as?: keyof typeof people };

const newAddress = () => `${randomBytes(6).toString('hex')}@example.com`;
const forms = {
  register: {
    line: 'POST /register',
    good: () => ({ name: 'Ada', email: newAddress(), password: 'a long walk' }),
  },
  login: { line: 'POST /login', good: () => ({ email: 'nobody@example.com', password: 'a long walk' }) },
  forgot: { line: 'POST /user/forget-password', good: () => ({ email: 'nobody@example.com' }) },
  resend: { line: 'POST /user/verify-email', good: () => ({ email: 'nobody@example.com' }) },
  reset: { line: 'POST /user/reset-password/no-such-token', good: () => ({ password: 'a long walk' }) },
  change: {
    line: 'PUT /user/change-password',
    good: () => ({ currentPassword: testPassword, newPassword: testPassword }),
    as: 'learner',
  },
  profile: { line: 'PATCH /user/update', good: () => ({}), as: 'instructor' },
  subscribe: { line: 'POST /newsletter/subscribe', good: () => ({ email: newAddress() }) },
  unsubscribe: {
    line: 'POST /newsletter/unsubscribe',
    good: () => ({ email: newAddress(), reason: 'other', feedback: '' }),
  },
} satisfies Record<string, Form>;

const refused = 'refused';
const fine = 'fine';
/** Signing in with unknown credentials, a forged link or a wrong password: the text itself was accepted. */
const wrong = 'wrong';
const allRefused = Array<string>(7).fill(refused);
const singleLine = [refused, refused, fine, fine, fine, refused, refused];
const mayBeEmpty = (field: string[]) => [fine, ...field.slice(1)];

/**
 * Every field in section 5 of the first specification document that the API accepts. Passwords may contain anything.
 */
const fields: [keyof typeof forms, string, string[]][] = [
  ['register', 'name', singleLine],
  ['register', 'email', allRefused],
  ['register', 'password', [refused, refused, fine, fine, fine, fine, fine]],
  ['login', 'email', [refused, refused, wrong, wrong, wrong, refused, wrong]],
  ['login', 'password', [refused, refused, wrong, wrong, wrong, wrong, wrong]],
  ['forgot', 'email', allRefused],
  ['resend', 'email', allRefused],
  ['reset', 'password', [refused, refused, wrong, wrong, wrong, wrong, wrong]],
  ['change', 'currentPassword', allRefused],
  ['change', 'newPassword', [refused, refused, fine, fine, fine, fine, fine]],
  ['profile', 'name', singleLine],
  ['profile', 'bio', [fine, refused, fine, fine, fine, refused, fine]],
  ['profile', 'expertise', mayBeEmpty(singleLine)],
  ['profile', 'socialLinks.website', mayBeEmpty(allRefused)],
  ['profile', 'socialLinks.linkedin', mayBeEmpty(allRefused)],
  ['profile', 'socialLinks.twitter', mayBeEmpty(allRefused)],
  ['profile', 'socialLinks.youtube', mayBeEmpty(allRefused)],
  ['profile', 'socialLinks.github', mayBeEmpty(allRefused)],
  ['profile', 'socialLinks.facebook', mayBeEmpty(allRefused)],
  ['subscribe', 'email', allRefused],
  ['unsubscribe', 'email', allRefused],
  ['unsubscribe', 'reason', allRefused],
  ['unsubscribe', 'feedback', [fine, refused, fine, fine, fine, refused, fine]],
];

test.each(fields)(
  '%s, %s: every unusual text is accepted or refused with an explanation beside it',
  async (name, field, outcomes) => {
    const form: Form = forms[name];
    const seen: string[] = [];
    for (const text of Object.values(odd)) {
      const body = { ...form.good(), ...nested(field, placed(field, text)) };
      const as = form.as && people[form.as];
      const response = await request(product, form.line, { as, body });
      seen.push(outcomeOf(response.status, response.body, field));
      if (field === 'newPassword' && response.status === 200) await replaceLearner();
    }
    expect(seen).toEqual(outcomes);
  },
);

function placed(field: string, text: string): string {
  if (text && field === 'email') return `${text}@example.com`;
  if (text && field.startsWith('socialLinks')) return `https://${text}`;
  return text;
}

const nested = (field: string, value: unknown) => {
  const [outer = '', inner] = field.split('.');
  return { [outer]: inner ? { [inner]: value } : value };
};

function outcomeOf(status: number, body: Record<string, unknown>, field: string): string {
  const message = body.message;
  expect(message, 'a sentence for people').toMatch(/\w+ \w+/);
  if (status === 200) return fine;
  if (body.fields === undefined) return body.code === 'request.unstorable' ? 'refused, but nowhere' : wrong;
  expect(Object.keys(body.fields as object), 'no other field has an error').toEqual([field]);
  return status === 400 ? refused : `refused with ${status}`;
}

/** Creates a new learner, because the password of the previous one has changed. */
async function replaceLearner(): Promise<void> {
  people.learner = await makePerson(product.ctx);
}
