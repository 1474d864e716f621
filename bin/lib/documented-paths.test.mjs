import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './project.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/operations.md',
  'deploy/README.md',
  'bench/README.md',
  'src/ui/README.md',
  'CHANGELOG.md',
  ...globSync('docs/decisions/*.md', { cwd: inRoot() }),
];

const notOurs = /^(node_modules|build|data|test-results|\.git|\.react-router)(\/|$)/;
const paths = globSync(['**/*', '.*'], { cwd: inRoot(), exclude: (name) => notOurs.test(name) });
const topFolders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
/** Every path, and every ending of each path, because documents may name a file without its folder. */
const known = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_part, at) => parts.slice(at).join('/'));
  }),
);

/** The files and folders that a text names in code spans. Patterns, URLs and packages do not count. */
function namedPaths(text) {
  const spans = [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return spans
    .filter((code) => /^(\.\.\/)*[\w.-]+(\/[\w.-]+)*\/?$/.test(code))
    .map((code) => code.replace(/^(\.\.\/)+/, ''))
    .filter(
      (code) =>
        /\.(tsx?|mjs|css|ya?ml)$/.test(code) || (code.includes('/') && topFolders.has(code.split('/')[0])),
    )
    .map((code) => code.replace(/\/$/, ''));
}

const isSuperseded = (text) => /superseded/i.test(text.slice(0, 600));

it.each(documents)('%s names only files and folders that exist', (document) => {
  const text = readFileSync(inRoot(document), 'utf8');
  const missing = isSuperseded(text) ? [] : namedPaths(text).filter((path) => !known.has(path));
  expect(missing).toEqual([]);
});

it.each(documents)('%s links only to files that exist', (document) => {
  const text = readFileSync(inRoot(document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(([, target]) => target);
  expect(links.filter((target) => !existsSync(inRoot(join(dirname(document), target))))).toEqual([]);
});
