/** Finds source files that have grown too long to be read as a whole. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/project.mjs';

const LONGEST = 300;
const FOLDERS = ['src', 'test', 'demo', 'bench', 'bin', 'migrations'];
const CODE = /\.(ts|tsx|mjs|css)$/;
/** The row types, which nobody reads from top to bottom. */
const GENERATED = 'src/platform/database/tables.ts';

/** One line for each file that is too long, with what to do about it. */
export function oversizedFiles() {
  return FOLDERS.flatMap(codeIn)
    .map((path) => ({ path, lines: readFileSync(inRoot(path), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${LONGEST}. ${advice(path)}`);
}

function advice(path) {
  return /\.test\.tsx?$/.test(path)
    ? 'Split it by what is described, one file for each.'
    : 'Give one of its concerns a file of its own, named after what it does.';
}

function codeIn(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => CODE.test(path) && path !== GENERATED)
    .sort();
}
