import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseOklch, type Rgb } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Token name → its colour in each theme. */
const tokens = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g)].map(
    ([, name, light, dark]) => [name, { light: parseOklch(light ?? ''), dark: parseOklch(dark ?? '') }],
  ),
);

const text = 4.5;
const shape = 3;

const pairs: [foreground: string, grounds: string[], least: number][] = [
  ['ink', ['paper', 'surface', 'sunken', 'green-tint', 'amber-tint', 'red-tint'], 7],
  ['ink-2', ['paper', 'surface', 'sunken', 'green-tint', 'amber-tint', 'red-tint'], text],
  ['green', ['paper', 'surface', 'sunken', 'green-tint'], text],
  ['green-hover', ['paper', 'surface', 'green-tint'], text],
  ['amber-text', ['paper', 'surface', 'sunken', 'amber-tint'], text],
  ['red', ['paper', 'surface', 'sunken', 'red-tint'], text],
  ['on-green', ['green', 'green-hover'], text],
  ['on-amber', ['amber'], text],
  ['on-red', ['red', 'red-hover'], text],
  ['control', ['paper', 'surface', 'sunken'], shape],
  ['green', ['hairline'], shape],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  function colour(name: string): Rgb {
    const token = tokens.get(name);
    if (!token) throw new Error(`no token ${name}`);
    return token[theme];
  }
  it.each(
    pairs.flatMap(([foreground, grounds, least]) =>
      grounds.map((ground) => [foreground, ground, least] as const),
    ),
  )('%s on %s reaches %d:1', (foreground, ground, least) => {
    expect(contrast(colour(foreground), colour(ground))).toBeGreaterThanOrEqual(least);
  });
});

it('measures black on white as 21:1', () => {
  expect(contrast(parseOklch('oklch(0 0 0)'), parseOklch('oklch(1 0 0)'))).toBeCloseTo(21, 1);
});

it('agrees with a published conversion of a colour', () => {
  // CSS Color 4 gives rebeccapurple (#663399) as oklch(44.027% 0.1603 303.37).
  const [red, green, blue] = parseOklch('oklch(0.44027 0.1603 303.37)');
  expect([red, green, blue].map((part) => Math.round(part * 255))).toEqual([0x66, 0x33, 0x99]);
});
