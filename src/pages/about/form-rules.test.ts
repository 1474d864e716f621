import { expect, test } from 'vitest';
import { contactSubjects } from './content/contact.ts';
import { applicationRules, contactRules, faultsOf, valuesOf } from './form-rules.ts';

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

test('every empty field that is required is named, and spaces are no answer', () => {
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

test.each(['ada', 'ada@', 'ada@example', 'a da@example.com', 'a@example.com,b@example.com'])(
  'the address %j is refused',
  (email) => {
    expect(faultsOf(contactRules, { ...message, email })).toEqual({ email: 'Please enter a valid email.' });
  },
);

test('a text that is too long is refused before it is sent', () => {
  expect(faultsOf(contactRules, { ...message, message: 'x'.repeat(10_000) })).toEqual({
    message: 'Please use at most 5,000 characters.',
  });
});

test('the longest accepted application stays under the 50 kB that the service takes, in any script', () => {
  const longest = Object.entries(applicationRules).map(([name, { max }]) => [name, '龍'.repeat(max)]);
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(longest))).byteLength;
  expect(bytes).toBeLessThan(49_000);
});

test('a message can be about the thirteen subjects', () => {
  expect(new Set(contactSubjects).size).toBe(13);
});
