import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../failures/startup-error.ts';
import { NOBODY, type RunAs } from './run-as.ts';

/** PostgreSQL names its socket after a port, even if nothing listens on the network. */
export const SOCKET_PORT = 5432;

// sockaddr_un holds 108 bytes on Linux and 104 on macOS, including the terminating zero.
const LONGEST_SOCKET_PATH = 103;

/** The private folder for the socket of the database in `dataDir`: short, and the same at every start. */
export function socketFolderFor(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const name = `milepost-${process.geteuid?.() ?? 0}-${hash}`;
  const usual = join(tmpdir(), name);
  return Buffer.byteLength(`${usual}/.s.PGSQL.${SOCKET_PORT}`) <= LONGEST_SOCKET_PATH
    ? usual
    : join('/tmp', name);
}

/** Creates the socket folder, closed to other users: anyone who can reach the socket gets into the database. */
export function prepareSocketFolder(folder: string, { fileOwner }: RunAs): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const own = process.geteuid?.() ?? 0;
  // Root may have run PostgreSQL as the other user last time.
  const ours = found.uid === own || (own === 0 && found.uid === NOBODY);
  if (!found.isDirectory() || !ours) {
    throw new StartupError(
      `The folder ${folder} belongs to another user: remove it, or set TMPDIR to another folder.`,
    );
  }
  chmodSync(folder, 0o700);
  if (found.uid !== fileOwner) chownSync(folder, fileOwner, fileOwner);
}

/** Removes the socket folder. Only for the holder of the database's lock, after the server stopped. */
export function removeSocketFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The URL of `database` behind the socket in `socketDir`, for `pg` and everything built on it. Port and TLS are
 * explicit, so that PGPORT and PGSSLMODE in the environment change nothing.
 */
export function connectionString(socketDir: string, database: string): string {
  return `postgres://app@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketDir)}&sslmode=disable`;
}
