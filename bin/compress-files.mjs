/** `compress-files.mjs FOLDER` writes a Brotli and a gzip version next to each file that compression makes smaller. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Files that compression makes smaller; fonts, images and videos are already compressed. */
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
