import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The URL of one file: a template in `href` or `to`, or the URL of an uploaded file which opens in the same tab. */
const link = /(?:href|to)=\{`\/api\/|<a\b(?![^>]*(?:target|rel)=)[^>]*href=\{(?:[\w.]+\.)?url\}/g;
const handlers =
  /(?:onClick=\{|: )\(event\) => void (?:downloadIfThere|download)\(event\)|onClick=\{stayOffline\(/g;

test('every link to a file of the API reports a failed download, and the page stays', () => {
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  const files = globSync('src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const linking = files.filter(({ text }) => count(text, link) > 0);
  expect(linking.length).toBeGreaterThan(5);
  const silent = linking.filter(({ text }) => count(text, handlers) < count(text, link));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
