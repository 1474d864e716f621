/**
 * Finds wordings that the project no longer uses. Older uses are counted per file in `wording-baseline.json`; the
 * counts only ever go down. `node bin/wording.mjs` lists every use, `--lower` records the counts that went down.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/project.mjs';
import { compareWordings, lowered, refusedWordings } from './lib/wording.mjs';

const PLACES = ['src', 'sandbox', 'test', 'bench', 'demo', 'bin', 'docs', 'README.md', 'CONTRIBUTING.md'];
const TEXT = /\.(ts|tsx|mjs|css|md)$/;
const LEFT_OUT = /^docs\/contract\/|^bin\/lib\/wording(\.test)?\.mjs$|\.generated\./;
const BASELINE = inRoot('bin/wording-baseline.json');

/** The problems, one sentence per wording, and the files whose recorded count can be lowered. */
export function checkWordings() {
  return compareWordings(texts(), baseline());
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--lower')) lowerBaseline();
  else list();
}

function lowerBaseline() {
  const counts = lowered(baseline(), checkWordings().lower);
  const inOrder = Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(BASELINE, `${JSON.stringify(inOrder, null, 2)}\n`);
}

function list() {
  for (const [path, text] of Object.entries(texts()))
    for (const { line, wording, advice } of refusedWordings(text))
      console.log(`${path}:${line}: “${wording}”. ${advice}`);
}

function baseline() {
  return JSON.parse(readFileSync(BASELINE, 'utf8'));
}

function texts() {
  return Object.fromEntries(
    PLACES.filter((place) => existsSync(inRoot(place)))
      .flatMap((place) => (statSync(inRoot(place)).isDirectory() ? filesIn(place) : [place]))
      .filter((path) => TEXT.test(path) && !LEFT_OUT.test(path))
      .map((path) => [path, readFileSync(inRoot(path), 'utf8')]),
  );
}

function filesIn(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(inRoot().length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}
