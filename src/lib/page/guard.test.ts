import { describe, expect, test } from 'vitest';
import { safePath } from './guard.ts';

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
