import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** How to start PostgreSQL's programs on this machine: PostgreSQL refuses to run as root. */
export interface RunAs {
  /** Command and arguments to prefix. */
  prefix: string[];
  /** Owner and group to start the process with, unless the prefix takes care of it. */
  ids: { uid?: number; gid?: number };
  /** The owner, as this process sees it, of the files PostgreSQL reads and writes. */
  fileOwner: number;
}

/** The unprivileged user and group `nobody`. */
export const NOBODY = 65534;

/**
 * Chooses the least intrusive way that works here. An ordinary user runs PostgreSQL as itself. Root, or a user id
 * without a name (initdb needs one), runs it in a user namespace as `nobody`. Where namespaces are forbidden (many
 * containers), root becomes `nobody` but keeps the right to enter folders closed to others, such as a checkout below
 * /root. Without these tools, root becomes `nobody`, and the checkout must be readable by others.
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
