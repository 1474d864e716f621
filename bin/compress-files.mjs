/**
 * `compress-files.mjs FOLDER` writes a Brotli and a gzip form, as small as they get, beside each of its files that shrinks. A program of its
 * own, because what it works with is more than the served product needs.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** What shrinks; fonts, pictures and films are compressed by nature. */
const shrinks = /\.(js|css|svg|json|txt|map)$/;
const forms = [
  ['.br', promisify(brotliCompress)],
  ['.gz', promisify(gzip)],
];

const entries = await readdir(process.argv[2], { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && shrinks.test(entry.name));
await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));

async function compressFile(path) {
  const bytes = await readFile(path);
  for (const [ending, compress] of forms) await writeFile(path + ending, await compress(bytes));
}
