import { accessSync, chownSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../failures/startup-error.ts';
import { NOBODY, type RunAs } from './run-as.ts';

/**
 * Ensures that the database can live in `folder`: this user may write to its parent and, if it exists, to the folder.
 * Creates the parent, never the folder itself.
 * @throws StartupError with a message for the operator
 */
export function checkDataFolder(folder: string): void {
  const parent = dirname(folder);
  explained(folder, () => mkdirSync(parent, { recursive: true }));
  for (const path of [parent, folder]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && !found.isDirectory()) throw new StartupError(fileInTheWay(path));
    if (found) explained(path, () => accessSync(path, constants.W_OK | constants.X_OK));
  }
}

/**
 * Checks that an existing database folder belongs to us, and changes its owner to `fileOwner` if root ran PostgreSQL as
 * another user last time.
 */
export function takeOwnership(folder: string, { fileOwner }: RunAs): void {
  const owner = statSync(folder).uid;
  if (owner === fileOwner) return;
  const own = process.geteuid?.() ?? 0;
  const oursFromBefore = own === 0 && (owner === 0 || owner === NOBODY);
  if (!oursFromBefore) {
    throw new StartupError(
      `The data folder ${folder} belongs to user ${owner}, not to user ${own} who started this: start as that user, or set DATA_DIR to another folder.`,
    );
  }
  chownTree(folder, fileOwner);
}

/** Changes the owner of a whole tree. Links are left as they are, and never followed. */
function chownTree(path: string, owner: number): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownTree(join(path, name), owner);
  chownSync(path, owner, owner);
}

function explained(folder: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    throw explainFolderError(folder, error);
  }
}

/** Turns a system error about `folder` into one sentence; returns other errors unchanged. */
export function explainFolderError(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const sentence = {
    EACCES: notWritable(folder),
    EPERM: notWritable(folder),
    EROFS: `The data folder ${folder} is on a read-only disk: set DATA_DIR to another folder.`,
    ENOTDIR: fileInTheWay(folder),
    EEXIST: fileInTheWay(folder),
    ENOSPC: diskFull(folder),
    EDQUOT: diskFull(folder),
  }[String(code)];
  return sentence ? new StartupError(sentence, { cause: error }) : error;
}

/** The sentence for a full disk. */
export function diskFull(folder: string): string {
  return `The disk that holds the data folder ${folder} is full: make room, or set DATA_DIR to another folder.`;
}

function notWritable(folder: string): string {
  return `This user is not allowed to write to the data folder ${folder}: change its permissions, or set DATA_DIR to another folder.`;
}

function fileInTheWay(path: string): string {
  return `The data folder cannot be ${path}, because that path passes through a file: move it, or set DATA_DIR to another folder.`;
}
