import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basicCharacters } from '../../../../web-fonts.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

/** The code points of a `unicode-range`, such as "U+20-7E, U+A0". */
function pointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

test('browsers use the subset fonts for exactly the characters in them', () => {
  const ranges = [...css.matchAll(/build\/fonts\/[^}]*unicode-range:([^;]*);/g)].map(
    ([, range = '']) => range,
  );
  expect(ranges).toHaveLength(3);
  const basic = [...basicCharacters].map((character) => character.codePointAt(0));
  for (const range of ranges) expect(pointsOf(range)).toEqual(basic);
});
