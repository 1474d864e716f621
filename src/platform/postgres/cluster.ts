import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../failures/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { diskFull, explainFolderError, takeOwnership } from './data-folder.ts';
import type { RunAs } from './run-as.ts';

const MAJOR_VERSION = '18';

/**
 * Ensures a PostgreSQL cluster in `dataDir`: the existing one, or a new one. The folder gets its name only when it is
 * complete, so an interrupted creation starts again. Only for the holder of the folder's lock.
 */
export async function ensureCluster(dataDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    checkVersion(dataDir);
    takeOwnership(dataDir, runAs);
    return;
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartupError(
      `The data folder ${dataDir} contains something that is not a database: empty it, or set DATA_DIR to another folder.`,
    );
  }
  try {
    await createCluster(dataDir, binaries, runAs);
  } catch (error) {
    throw explainFolderError(dataDir, error);
  }
}

function checkVersion(dataDir: string): void {
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new StartupError(
    `The data folder ${dataDir} was created by PostgreSQL ${version}, but this is PostgreSQL ${MAJOR_VERSION}: set DATA_DIR to another folder, or migrate the data.`,
  );
}

async function createCluster(dataDir: string, { initdb }: Binaries, runAs: RunAs): Promise<void> {
  const unfinished = `${dataDir}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (process.geteuid?.() === 0) chownSync(unfinished, runAs.fileOwner, runAs.fileOwner);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['-U', 'app', '-A', 'trust', '-E', 'UTF8', ...locale, '--no-sync', '--no-instructions'];
  const { code, output } = await run([...runAs.prefix, initdb, '-D', unfinished, ...options], runAs);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    if (/no space left|quota exceeded/i.test(output)) throw new StartupError(diskFull(dataDir));
    if (runAs.ids.uid && /permission denied/i.test(output)) {
      throw new StartupError(
        `PostgreSQL cannot run as root, and user ${runAs.ids.uid} cannot enter ${dataDir}: start as an ordinary user, or set DATA_DIR to a folder open to others.`,
      );
    }
    throw new StartupError(`PostgreSQL could not create a database in ${dataDir}: ${lastLine(output)}`);
  }
  renameSync(unfinished, dataDir);
}

function run(
  [command = '', ...args]: string[],
  { ids }: RunAs,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...ids,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Only what the programs need: the user's own PG* variables must not reach them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  return { PATH, ...(TMPDIR ? { TMPDIR } : {}), LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? 'it gave no reason';
}
