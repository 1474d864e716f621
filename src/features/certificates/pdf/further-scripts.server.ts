import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

/**
 * Font families for characters that the product's own lack: what each covers, and which of its subsets are useful here.
 */
const families = [
  { list: require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'), parts: /^hebrew$/ },
  { list: require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'), parts: /^arabic$/ },
  { list: require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'), parts: /^devanagari$/ },
  { list: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'), parts: /^\[\d+\]$/ },
];

type Range = [from: number, to: number];
type Part = { file: string; ranges: Range[] };

/** Chinese alone has a hundred files, so only the most recently used stay in memory. */
const read = new LRUCache<string, Promise<Font>>({ max: 24 });
let known: Promise<Part[]> | undefined;

/**
 * The fonts that have some of the letters, each read on first use.
 * @param open creates a font from a file
 */
export async function fontsOfFurtherScripts(
  letters: Iterable<string>,
  open: (file: string) => Promise<Font>,
): Promise<Font[]> {
  known ??= listParts();
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const needed = (await known).filter((part) => codes.some((code) => covers(part, code)));
  return Promise.all(needed.map(({ file }) => readOnce(file, open)));
}

function readOnce(file: string, open: (file: string) => Promise<Font>): Promise<Font> {
  const found = read.get(file) ?? open(file).catch(forget);
  read.set(file, found);
  return found;

  /** After a failure, the next certificate tries again. */
  function forget(error: unknown): never {
    read.delete(file);
    throw error;
  }
}

const covers = ({ ranges }: Part, code: number): boolean =>
  ranges.some(([from, to]) => from <= code && code <= to);

async function listParts(): Promise<Part[]> {
  const lists = await Promise.all(
    families.map(async ({ list, parts }) => {
      const home = dirname(list);
      const covered: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
      return Object.entries(covered)
        .filter(([part]) => parts.test(part))
        .map(([part, ranges]) => ({
          file: join(home, 'files', `${basename(home)}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
          ranges: ranges.split(',').map(rangeOf),
        }));
    }),
  );
  return lists.flat();
}

/** `U+4E00-4E0F`, or a single character. */
function rangeOf(code: string): Range {
  const [from = '', to = from] = code.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
