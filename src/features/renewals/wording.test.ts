import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('nothing about credits claims an approval by a body', async () => {
  const files = [
    './emails/course-credits.tsx',
    './web/course-credits/claim-form.tsx',
    './web/course-credits/claim-text.tsx',
    './web/course-credits/course-credits.tsx',
    '../storefront/web/course/course-facts.ts',
    '../catalogue/web/cards/credit-chips.tsx',
    '../../contract/credits.ts',
  ];
  for (const file of files) {
    const source = await readFile(new URL(file, import.meta.url), 'utf8');
    expect(source, file).not.toMatch(
      /\b(approved by|accredited|PMI[- ]approved|recognised by|endorsed by)\b/i,
    );
  }
});
