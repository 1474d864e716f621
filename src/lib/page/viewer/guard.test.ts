import { describe, expect, test } from 'vitest';
import { safePath, signInAddress } from './guard.ts';

describe('a path to return to', () => {
  test.each([
    ['/courses/x', '/courses/x'],
    ['/all-courses?search=caf%C3%A9#top', '/all-courses?search=caf%C3%A9#top'],
    ['/all-courses?search=é', '/all-courses?search=%C3%A9'],
  ])('%s is followed', (next, expected) => {
    expect(safePath(next, '/dashboard')).toBe(expected);
  });

  test.each([
    null,
    '',
    'courses',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
  ])('%j is not', (next) => {
    expect(safePath(next, '/dashboard')).toBe('/dashboard');
  });
});

test('a form sent in a session that has ended leads to sign-in, with the reason and the page of its course', () => {
  const sent = (headers: HeadersInit) =>
    new Request('http://localhost:3000/courses/x', { method: 'POST', headers });
  const ended = sent({ cookie: 'theme=dark; session=gone' });
  expect(signInAddress(ended, '/auth', '/courses/x')).toBe('/auth?next=%2Fcourses%2Fx&ended=yes');
  expect(signInAddress(sent({}), '/auth', '/courses/x')).toBe('/auth?next=%2Fcourses%2Fx');
  expect(signInAddress(ended)).toBe('/auth?ended=yes');
  expect(signInAddress(sent({})), 'once the browser has dropped the cookie').toBe('/auth?ended=yes');
});
