import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { decodeFont } from './decode-font.server.ts';

const require = createRequire(import.meta.url);
const read = (script: string) =>
  readFile(
    require.resolve(`@fontsource-variable/source-sans-3/files/source-sans-3-${script}-wght-normal.woff2`),
  );

test('fonts that are decoded at the same time are the same as when each is decoded alone', async () => {
  const files = await Promise.all(['latin', 'cyrillic', 'greek'].map(read));
  const alone: Buffer[] = [];
  for (const file of files) alone.push(await decodeFont(file));
  const together = await Promise.all(files.map(decodeFont));
  expect(together.map((font, index) => font.equals(alone[index] as Buffer))).toEqual([true, true, true]);
});

test('a broken font does not stop the next one', async () => {
  const [broken, whole] = await Promise.allSettled([
    decodeFont(Buffer.from('no font')),
    decodeFont(await read('greek')),
  ]);
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
});
