import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { default as Sharp } from 'sharp';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FONTS = [
  '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
];

/** Family names, with fallbacks. */
export const HEADING = 'Overpass, Liberation Sans, sans-serif';
export const TEXT = 'Milepost Text, Liberation Sans, sans-serif';

/**
 * Loads `sharp` with the product's own fonts: unpacks them into a private fontconfig folder first, because fontconfig
 * reads its environment once, when the first text is drawn.
 */
export async function sharpWithFonts(): Promise<typeof Sharp> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-fonts-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'cache'));
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' as const };
  for (const [i, font] of FONTS.entries()) {
    const unpacked = await subsetFont(readFileSync(require.resolve(font)), '', options);
    writeFileSync(join(folder, `milepost-${i}.ttf`), unpacked);
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, fontconfig(folder));
  process.env.FONTCONFIG_FILE = config;
  return (await import('sharp')).default;
}

/** Source Sans 3 has another name here: the text engine takes the digit at its end for a size. */
function fontconfig(folder: string): string {
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
  <match target="scan">
    <test name="family"><string>Source Sans 3 ExtraLight</string></test>
    <edit name="family" mode="assign"><string>Milepost Text</string></edit>
  </match>
</fontconfig>`;
}
