import { expect, test } from 'vitest';
import { asHttps, withScheme } from './links.ts';

test.each([
  ['example.com/me', 'https://example.com/me'],
  ['//example.com', 'https://example.com'],
  ['例え.jp/プロフィール', 'https://例え.jp/プロフィール'],
  ['x.com?me=1', 'https://x.com?me=1'],
  ['https://example.com', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['', ''],
  ['Ada', 'Ada'],
  ['ada@example.com', 'ada@example.com'],
  ['localhost:3000', 'localhost:3000'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,a.b', 'data:text/html,a.b'],
  ['not a.link', 'not a.link'],
])('completes “%s” to “%s”', (typed, link) => {
  expect(withScheme(typed)).toBe(link);
});

test('a link to a public page is stored with https', () => {
  expect(asHttps('HTTP://example.com/me')).toBe('https://example.com/me');
  expect(asHttps('example.com/me')).toBe('https://example.com/me');
  expect(asHttps('https://example.com/me')).toBe('https://example.com/me');
});
