import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, lockFile, programOf } from './project.mjs';
import { runNode } from './run.mjs';

const FOLDERS = ['src', 'sandbox', 'migrations', 'demo'];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'web-fonts.ts',
  'react-router.config.ts',
];
// Demo media are read when the demo is loaded, never by the build.
const NOT_BUILT = /\.test\.tsx?$|\.(mp4|m4a|mp3|wav|vtt|pdf|zip)$/;

const stamp = inRoot('build/.stamp');

/** The path of the built product. */
export const serverEntry = inRoot('build/server/main.js');

/** The folder in which Node keeps compiled code between starts; each build empties it. */
export const compiledCode = inRoot('build/server/.compiled');

/**
 * Builds the product unless the last complete build was made from exactly these sources.
 * @returns {Promise<{ built: boolean, output: string, failed: boolean }>}
 */
export async function ensureBuilt({ force = false, say = console.log } = {}) {
  if (!force && isFresh()) return { built: false, output: '', failed: false };
  const onWait = () => say('Another process is building; waiting for it to finish…');
  return withLock(lockFile('build'), onWait, (lend) =>
    !force && isFresh() ? { built: false, output: '', failed: false } : build(say, lend),
  );
}

async function build(say, onStart) {
  say('Building…');
  const sources = hashSources();
  // Without the stamp, a build that is killed midway is repeated by the next start.
  rmSync(stamp, { force: true });
  const options = { env: { NODE_ENV: 'production' }, onStart };
  const bundled = await runNode(programOf('@react-router/dev', 'react-router'), ['build'], options);
  if (bundled.code !== 0 || !existsSync(serverEntry)) return { ...bundled, built: true, failed: true };
  const compressed = await runNode(inRoot('bin/compress-files.mjs'), [inRoot('build/client')], options);
  const failed = compressed.code !== 0;
  if (!failed) writeFileSync(stamp, sources);
  return { ...compressed, built: true, failed };
}

function isFresh() {
  return existsSync(stamp) && existsSync(serverEntry) && readFileSync(stamp, 'utf8') === hashSources();
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of [...FOLDERS.flatMap(filesIn), ...FILES.filter((file) => existsSync(inRoot(file)))]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(inRoot().length + 1))
    .sort();
}
