import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Font } from 'fontkit';
import { inVisualOrder } from './bidi.ts';
import { fontsOfFurtherScripts } from './further-scripts.server.ts';

/** The fonts for a text, in order of preference. */
export type Face = readonly Font[];
export type Faces = { display: Face; title: Face; text: Face; strong: Face; code: Face };

const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;
const require = createRequire(import.meta.url);

let loaded: Promise<Faces> | undefined;

/** The additional scripts use one weight for names, titles and texts. */
const furtherWeight = 650;

/**
 * The product's own fonts at the weights a certificate needs, read once, and fonts of additional scripts for letters
 * they lack.
 * @param texts the texts to be drawn
 */
export async function loadFaces(...texts: string[]): Promise<Faces> {
  loaded ??= readFaces().catch(forget);
  const faces = await loaded;
  const letters = new Set(texts.join('').normalize('NFC'));
  const lacking = [...letters].filter((letter) => runsOf(faces.display, letter) === null);
  if (lacking.length === 0) return faces;
  const more = await fontsOfFurtherScripts(lacking, (file) => openFont(file, furtherWeight));
  const { display, title, text, strong } = faces;
  return {
    ...faces,
    display: [...display, ...more],
    title: [...title, ...more],
    text: [...text, ...more],
    strong: [...strong, ...more],
  };
}

/** After a failure, the next certificate tries again. */
function forget(error: unknown): never {
  loaded = undefined;
  throw error;
}

async function readFaces(): Promise<Faces> {
  const bold = await sansAt(650);
  return {
    display: [...(await family('overpass', scripts.slice(0, 5), 700)), ...bold],
    title: [...(await family('overpass', scripts.slice(0, 5), 600)), ...bold],
    text: await sansAt(400),
    strong: bold,
    code: [...(await family('overpass-mono', scripts.slice(0, 1), 500)), ...bold],
  };
}

const sansAt = (weight: number): Promise<Face> => family('source-sans-3', scripts, weight);

async function family(name: string, files: readonly string[], weight: number): Promise<Font[]> {
  return Promise.all(
    files.map((script) =>
      openFont(
        require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`),
        weight,
      ),
    ),
  );
}

async function openFont(file: string, weight: number): Promise<Font> {
  const [{ create }, { default: subsetFont }] = await Promise.all([import('fontkit'), import('subset-font')]);
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' as const, variationAxes: { wght: weight } };
  const font = create(await subsetFont(await readFile(file), '', options));
  // Two weights of one family have the same name in their files.
  Object.defineProperty(font, 'postscriptName', {
    value: `${basename(file, '-wght-normal.woff2')}-${weight}`,
  });
  // Glyphs are cached as they are first seen. Those first seen within others, such as the full stop of a colon, would have
  // no code point, and readers of the PDF could not search for them or copy them.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return withoutMissingAnchors(font);
}

/**
 * Lays out texts even if a mark has no anchor, such as the kasra of a feh: the library throws an error instead of
 * leaving the mark where it is, so a text with such marks is laid out again without placing them.
 */
function withoutMissingAnchors(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, { mark: false, mkmk: false });
    }
  };
  return font;
}

export type Run = { font: Font; text: string };

/** Splits a text into runs that a single font can render. Null if one of its letters is missing from every font. */
export function runsOf(face: Face, text: string): Run[] | null {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = last?.font.hasGlyphForCodePoint(code) ? last.font : fontWith(face, code);
    if (!font) return null;
    if (last && last.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return inVisualOrder(runs);
}

/** The font of each character in each face: long texts repeat characters, and Chinese is split into many fonts. */
const cache = new WeakMap<Face, Map<number, Font | undefined>>();

function fontWith(face: Face, code: number): Font | undefined {
  const known = cache.get(face) ?? new Map<number, Font | undefined>();
  cache.set(face, known);
  if (!known.has(code))
    known.set(
      code,
      face.find((one) => one.hasGlyphForCodePoint(code)),
    );
  return known.get(code);
}
