import { expect, test } from 'vitest';
import { asHttps, isPublicLink, publicLinkPattern } from './links.ts';

test.each([
  ['HTTP://example.com/me', 'https://example.com/me'],
  ['example.com/me', 'https://example.com/me'],
  ['https://example.com/me', 'https://example.com/me'],
  ['//example.com', 'https://example.com'],
  ['x.com?me=1', 'https://x.com/?me=1'],
  ['x.com:8443/me', 'https://x.com:8443/me'],
  ['Ada', 'Ada'],
  ['ada@example.com', 'ada@example.com'],
  ['localhost:3000', 'localhost:3000'],
  ['data:text/html,a.b', 'data:text/html,a.b'],
  ['not a.link', 'not a.link'],
  ['https://example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['HTTPS://Example.com/É', 'https://example.com/%C3%89'],
  ['Example.com/Me?A=É#Ü', 'https://example.com/Me?A=%C3%89#%C3%9C'],
  ['https://example.com/%C3%89', 'https://example.com/%C3%89'],
  [
    'https://例え.jp/プロフィール',
    'https://xn--r8jz45g.jp/%E3%83%97%E3%83%AD%E3%83%95%E3%82%A3%E3%83%BC%E3%83%AB',
  ],
  ['https://example.com/a\r\nb', 'https://example.com/a\r\nb'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('stores the public link “%s” as “%s”', (typed, link) => {
  expect(asHttps(typed)).toBe(link);
});

test.each([
  ['meet.example/room', true],
  [' https://Meet.example ', true],
  ['http://meet.example:8443/a?b=c', true],
  ['meet.example:8443/room', true],
  ['https://meet', false],
  ['https://meet.example/a b', false],
  ['ada@meet.example', false],
  ['javascript:alert(1)', false],
])('whether %j is a public link: %s, by the check and by the field’s pattern', (typed, expected) => {
  expect(isPublicLink(asHttps(typed.trim()))).toBe(expected);
  expect(new RegExp(`^(?:${publicLinkPattern})$`, 'v').test(typed)).toBe(expected);
});
