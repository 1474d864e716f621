import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../../src/platform/failures/startup-error.ts';

/** Debian installs some servers in folders that are only in an administrator's PATH. */
export const searchPath = `${process.env.PATH}:/usr/sbin:/sbin`;

const packageOf: Record<string, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  varnishd: 'varnish',
  varnishadm: 'varnish',
  setpriv: 'util-linux',
};

const versions = '/usr/lib/postgresql';

/**
 * Checks that every program of the cluster is installed.
 * @returns the folder of PostgreSQL's own programs, of the newest installed version
 * @throws StartupError with the packages to install
 */
export function requirePackages(): { postgresBin: string } {
  const missing = new Set<string>();
  for (const [program, name] of Object.entries(packageOf)) if (!isInstalled(program)) missing.add(name);
  if (!missing.has('patroni') && !canUseEtcd()) missing.add('python3-etcd');
  const postgresBin = newestPostgres();
  if (!postgresBin) missing.add('postgresql');
  if (missing.size > 0)
    throw new StartupError(
      `The rehearsal needs packages that are not installed: apt-get install ${[...missing].join(' ')}`,
    );
  return { postgresBin: postgresBin as string };
}

const isInstalled = (program: string): boolean =>
  searchPath.split(':').some((folder) => existsSync(join(folder, program)));

/** Whether Patroni can use etcd: Debian's package only recommends the client for it. */
function canUseEtcd(): boolean {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import etcd'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function newestPostgres(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions) : [];
  return installed
    .map(Number)
    .filter((version) => version >= 15)
    .sort((one, other) => other - one)
    .map((version) => join(versions, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}
