import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

/** The folder of the checkout; every script works from there. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the checkout. */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * Where a lock of this checkout is stored: outside it, because installing and building empty the folders that git
 * ignores.
 */
export function lockFile(name) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `milepost-${process.getuid?.() ?? 0}-${checkout}-${name}.lock`);
}

/** The program that package `name` provides as `command`, as a path that Node can run without a shell. */
export function programOf(name, command = name) {
  const folder = inRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Ends the script with one sentence, or an error, for the user. */
export function giveUp(reason) {
  // Not `console`, which a started product may have redirected to its log.
  process.stderr.write(`${typeof reason === 'string' ? reason : inspect(reason)}\n`);
  process.exit(1);
}
