import { expect, test } from 'vitest';
import { contactSubjects } from './content.ts';
import { applicationRules, contactRules, type FormRules, faultsOf, valuesOf } from './form-rules.ts';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Other', message: 'Hello' };
const application = {
  name: 'Ada',
  email: 'ada@example.com',
  background: 'PMO lead',
  topics: 'Risk',
  links: '',
  instructorAgreement: 'on',
};

test('a complete message and a complete application have no faults; links may stay empty', () => {
  expect(faultsOf(contactRules, message)).toEqual({});
  expect(faultsOf(applicationRules, application)).toEqual({});
});

test('every empty required field is named, and spaces count as empty', () => {
  const empty = new FormData();
  empty.set('message', ' \n ');
  expect(Object.keys(faultsOf(contactRules, valuesOf(contactRules, empty)))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
  expect(Object.keys(faultsOf(applicationRules, valuesOf(applicationRules, new FormData())))).toEqual([
    'name',
    'email',
    'background',
    'topics',
    'instructorAgreement',
  ]);
});

test('stray control characters, which no script removed from the form, are removed from its values', () => {
  const form = new FormData();
  const typed = { ...message, name: 'Ada\u0007\tLovelace', message: 'One\u000b\r\nTwo\tthree\u007f' };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const values = valuesOf(contactRules, form);
  expect(values).toEqual({ ...message, name: 'Ada Lovelace', message: 'One\nTwo\tthree' });
  expect(faultsOf(contactRules, values)).toEqual({});
});

test.each(['ada', 'ada@', 'ada@example', 'a da@example.com', 'a@example.com,b@example.com'])(
  'the email %j is refused',
  (email) => {
    expect(faultsOf(contactRules, { ...message, email })).toEqual({ email: 'Please enter a valid email.' });
  },
);

const odd = {
  nothing: '',
  'zero-width spaces': '\u200b\u200b',
  '10,000 characters': 'x'.repeat(10_000),
  HTML: '<img src=x onerror=alert(1)> & "Co"',
  emoji: '👩🏽‍🚀 😀',
  'right-to-left text': 'عائشة بنت أحمد',
  'a right-to-left override': 'Ada \u202egnp.exe',
  'a NUL': 'a\u0000b',
  'line breaks': 'Ada\r\nBcc: everyone@example.com',
  'half a character': 'Ada \ud83d',
};
/** The error of a field for each of these values, in order; empty if the value is valid. */
function errorsOf(rules: FormRules, values: Record<string, string>, field: string): string[] {
  return Object.values(odd).map((value) => {
    const { [field]: fault = '', ...others } = faultsOf(rules, { ...values, [field]: value });
    expect(others, 'no other field has an error').toEqual({});
    if (fault === rules[field]?.missing) return 'missing';
    return fault.match(/at most|valid email|one line|plain text|^$/)?.[0] ?? fault;
  });
}

const needed = ['missing', 'missing', 'at most'];
const accepted = ['', '', ''];
const line = [...accepted, 'one line', 'one line', 'one line', 'one line'];
const text = [...accepted, 'plain text', 'plain text', '', 'plain text'];
const address = Array(7).fill('valid email');

test.each([
  ['name', [...needed, ...line]],
  ['email', [...needed, ...address]],
  ['subject', [...needed, ...line]],
  ['message', [...needed, ...text]],
])(
  'a message’s %s accepts what people write and refuses what no email should contain',
  (field, sentences) => {
    expect(errorsOf(contactRules, message, field)).toEqual(sentences);
  },
);

test.each([
  ['name', [...needed, ...line]],
  ['email', [...needed, ...address]],
  ['background', [...needed, ...text]],
  ['topics', [...needed, ...text]],
  ['links', ['', '', 'at most', ...line]],
])(
  'an application’s %s accepts what people write and refuses what no email should contain',
  (field, sentences) => {
    expect(errorsOf(applicationRules, application, field)).toEqual(sentences);
  },
);

test('a text that is too long is refused before it is sent', () => {
  expect(faultsOf(contactRules, { ...message, message: 'x'.repeat(10_000) })).toEqual({
    message: 'Please use at most 5,000 characters.',
  });
});

test('the longest accepted application stays under the service’s 50 kB, in any script', () => {
  const longest = Object.entries(applicationRules).map(([name, { max }]) => [name, '龍'.repeat(max)]);
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(longest))).byteLength;
  expect(bytes).toBeLessThan(49_000);
});

test('there are thirteen different subjects for a message', () => {
  expect(new Set(contactSubjects).size).toBe(13);
});
