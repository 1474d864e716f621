import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout; every script works from there. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the checkout. */
export const inRoot = (...parts) => join(root, ...parts);

/** The program that package `name` calls `command`, as a path that Node can run without a shell. */
export function programOf(name, command = name) {
  const folder = inRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Ends the script with one sentence for the person who started it. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
