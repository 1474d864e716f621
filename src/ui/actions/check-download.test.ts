import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A template in `href` or `to`: the URL of one file. */
const link = /(?:href|to)=\{`\/api\//g;
const handlers = /onClick=\{(?:\(event\) => void (?:downloadIfThere|download)\(event\)|stayOffline\()/g;

test('every link to a file of the API reports a failed download, and the page stays', () => {
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  const files = globSync('src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const linking = files.filter(({ text }) => count(text, link) > 0);
  expect(linking.length).toBeGreaterThan(5);
  const silent = linking.filter(({ text }) => count(text, handlers) < count(text, link));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
