import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Every screen, email, PDF and response about credits and badges. */
const sources = [
  'src/features/{renewals,credentials,certificates}/**/*.{ts,tsx}',
  'src/features/storefront/web/course/*.{ts,tsx}',
  'src/features/catalogue/web/cards/*.{ts,tsx}',
  'src/contract/credits.ts',
];
const claims = /\b(approved by (?!an? |the course)|accredited|PMI[- ]approved|recognised by|endorsed by)\b/i;

test('nothing about credits claims that a body has approved them', async () => {
  const files: string[] = [];
  for await (const file of glob(sources)) if (!file.includes('.test.')) files.push(file);
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) expect(await readFile(file, 'utf8'), file).not.toMatch(claims);
});
