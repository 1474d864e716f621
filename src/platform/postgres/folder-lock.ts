import { DatabaseSync } from 'node:sqlite';

/** A lock held by this process; it is released when the process dies, however it dies. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the lock in `lockFile` (created when missing), or returns null while another starter holds it. Node offers no
 * `flock`; SQLite's exclusive transaction acts as one: the kernel frees it on kill -9, so a stale lock cannot exist, and
 * two starters inside one process exclude each other as well.
 */
export function tryLock(lockFile: string): FolderLock | null {
  const database = new DatabaseSync(lockFile);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
