import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './project.mjs';

/** Functions of Node that version 20 lacks. Importing one by name fails before a script can restart. */
const newerThan20 = ['enableCompileCache', 'globSync', 'registerHooks', 'stripTypeScriptTypes'];

const scripts = ['setup', 'start', 'dev', 'build', 'check', 'bench', 'rehearse', 'mutate', 'design'];

/** The names that a module and the project's modules below it import from Node when they load. */
function importedFromNode(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const imports = readFileSync(inRoot(path), 'utf8').matchAll(/^import (?:{([^}]*)} )?from '([^']+)';/gm);
  return [...imports].flatMap(([, names = '', from]) => {
    if (from.startsWith('node:')) return names.split(',').map((name) => name.trim().split(' ')[0]);
    return from.startsWith('.') ? importedFromNode(join(dirname(path), from), seen) : [];
  });
}

it.each(scripts)('%s.mjs loads under Node 20, to restart under the project’s Node', (script) => {
  const names = importedFromNode(`bin/${script}.mjs`);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => newerThan20.includes(name))).toEqual([]);
});
