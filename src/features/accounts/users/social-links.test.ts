import { expect, test } from 'vitest';
import { linkFault } from './social-links.ts';

const https = 'Please enter a link such as https://example.com/me';
const complete = 'Please enter the full link to a public page.';

test.each([
  ['website', 'https://例え.jp/プロフィール'],
  ['website', 'https://ada.example/about?me=1#now'],
  ['website', ''],
  ['linkedin', 'https://www.linkedin.com/in/ada'],
  ['linkedin', 'https://linkedin.com/in/ada'],
  ['linkedin', 'https://uk.linkedin.com/in/ada'],
  ['twitter', 'https://x.com/ada'],
  ['twitter', 'https://twitter.com/ada'],
  ['youtube', 'https://youtu.be/abc'],
  ['github', 'https://github.com/ada'],
  ['facebook', 'https://www.facebook.com/ada'],
] as const)('as %s, “%s” is accepted', (kind, link) => {
  expect(linkFault(kind, link)).toBeNull();
});

test.each([
  ['website', 'javascript:alert(1)', https],
  ['website', 'data:text/html,hello', https],
  ['website', 'https://ada.example/ with spaces', https],
  ['website', 'https://ada:secret@ada.example', complete],
  ['website', 'http://ada.example', https],
  ['website', 'ada.example', https],
  ['website', 'https://ada@ada.example', complete],
  ['website', 'https://:secret@ada.example', complete],
  ['website', 'https://ada.example:8443', complete],
  ['website', 'https://a_da.example', complete],
  ['website', 'https://ada.exam_ple', complete],
  ['website', 'https://localhost/', complete],
  ['website', 'https://127.0.0.1/', complete],
  ['website', 'https://[::1]/', complete],
  ['linkedin', 'in/ada', 'Please enter a link such as https://linkedin.com/me'],
  ['twitter', '@ada', 'Please enter a link such as https://twitter.com/me'],
  ['linkedin', 'https://linkedin.com.evil.example/in/ada', 'Please enter a link to linkedin.com.'],
  ['linkedin', 'https://notlinkedin.com/in/ada', 'Please enter a link to linkedin.com.'],
  ['github', 'https://gitlab.com/ada', 'Please enter a link to github.com.'],
  ['twitter', 'https://ada.example', 'Please enter a link to twitter.com or x.com.'],
] as const)('as %s, “%s” is refused with an explanation', (kind, link, sentence) => {
  expect(linkFault(kind, link)).toBe(sentence);
});
