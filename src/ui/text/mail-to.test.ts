import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+pmo@example.com', 'mailto:ada%2Bpmo@example.com'],
  [
    'ada?bcc=eve%40evil.example&body=hi@example.com',
    'mailto:ada%3Fbcc%3Deve%2540evil.example%26body%3Dhi@example.com',
  ],
])('an email to %s goes only there', (address, link) => {
  expect(mailTo(address)).toBe(link);
  const { pathname, search } = new URL(link);
  expect([decodeURIComponent(pathname), search]).toEqual([address, '']);
});
