import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** How PostgreSQL's programs are started on this machine: PostgreSQL refuses to run as root. */
export interface RunAs {
  /** Words put before the program. */
  prefix: string[];
  /** Owner and group to start the process with, where the prefix does not take care of it. */
  ids: { uid?: number; gid?: number };
  /** The owner, as this process sees it, of the files PostgreSQL reads and writes. */
  fileOwner: number;
}

/** The user and group that own nothing. */
export const NOBODY = 65534;

/**
 * The gentlest way that works here:
 * an ordinary user runs PostgreSQL as itself;
 * root, and a user number without a name (initdb wants one), run it in a user namespace where they are `nobody`;
 * root where namespaces are forbidden (many containers) becomes `nobody`, keeping only the right to enter folders
 * that are closed to others, such as a checkout below /root;
 * root without these tools becomes `nobody` alone: the checkout must then be readable for others.
 */
export async function chooseRunAs(): Promise<RunAs> {
  const own = process.geteuid?.() ?? 0;
  const asItself = { prefix: [], ids: {}, fileOwner: own };
  if (own !== 0 && hasName()) return asItself;

  const namespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (await works(namespace)) return { prefix: namespace, ids: {}, fileOwner: own };
  if (own !== 0) return asItself;

  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const setpriv = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...capability];
  if (await works(setpriv)) return { prefix: setpriv, ids: {}, fileOwner: NOBODY };

  return { prefix: [], ids: { uid: NOBODY, gid: NOBODY }, fileOwner: NOBODY };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function works([command = '', ...args]: string[]): Promise<boolean> {
  try {
    await promisify(execFile)(command, [...args, 'true'], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}
