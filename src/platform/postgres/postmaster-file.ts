import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server records in `postmaster.pid`. */
interface Postmaster {
  pid: number;
  socketDir: string;
  ready: boolean;
}

/** The live server on `dataDir`, or null; a file left by a dead one is ignored. */
export function runningPostmaster(dataDir: string): Postmaster | null {
  const lines = readPidFile(dataDir);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostgresOn(dataDir, pid)) return null;
  return { pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Removes the `postmaster.pid` of a server that is gone. Only for the holder of the folder's lock. */
export function removeStalePidFile(dataDir: string): void {
  if (!runningPostmaster(dataDir)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

function readPidFile(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Process ids are reused: another program, or another PostgreSQL, must not be mistaken for ours. */
function isPostgresOn(dataDir: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux') {
      return /postgres$/.test(
        execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
      );
    }
    // "Z": ended, but never collected by its parent, as happens in containers.
    const state = /^\d+ \(postgres\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    if (!state || state === 'Z') return false;
  } catch {
    return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    // A postgres whose folder cannot be seen is treated as ours: waiting is safer than a second server.
    return true;
  }
}
