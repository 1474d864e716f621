import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const packages = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'build/fonts');

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * English text and the letters of western European names; keep in step with `unicode-range` in
 * `src/ui/theme/fonts/fonts.css`.
 */
export const basicCharacters = `${between(0x20, 0x7e)}\u00a0£©·${between(0xc0, 0xff)}–—‘’“”•…€↑↓−`;

/** The fonts every page uses: one weight for headings and figures, two for text. */
const fonts = [
  { family: 'overpass', weight: 700 },
  { family: 'source-sans-3', weight: 400 },
  { family: 'source-sans-3', weight: 600 },
];
const keepFeatures = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'];

/** Writes `build/fonts/<family>-<weight>.woff2` for each font. */
async function cutFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { family, weight } of fonts) {
    const file = packages.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
    const options = { targetFormat: 'woff2' as const, keepFeatures, variationAxes: { wght: weight } };
    const cut = await subsetFont(readFileSync(file), basicCharacters, options);
    writeFileSync(join(folder, `${family}-${weight}.woff2`), cut);
  }
}

let cutting: Promise<void> | undefined;

/**
 * Subsets the fonts of every page to the weights and characters that nearly every text needs. This halves the download
 * before text appears in its final font, and leaves no outlines to interpolate during layout. Other Latin characters
 * come from the complete font, which browsers download only when they need it.
 */
export const webFonts: Plugin = {
  name: 'web-fonts',
  buildStart: () => {
    cutting ??= cutFonts();
    return cutting;
  },
};
