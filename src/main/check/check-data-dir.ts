import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Unusable } from '../../platform/failures/finding.ts';

/**
 * Checks that the data folder can be written to, or created.
 * @returns a sentence about it
 * @throws Unusable
 */
export async function checkDataDir(dataDir: string): Promise<string> {
  const found = await nearest(dataDir);
  if (!found.isFolder) throw new Unusable(`DATA_DIR is ${dataDir}, but ${found.path} is a file.`);
  await access(found.path, constants.W_OK | constants.X_OK).catch(() => {
    throw new Unusable(
      `This user is not allowed to write to ${found.path}: change its owner, or set DATA_DIR.`,
    );
  });
  return found.path === dataDir
    ? `${dataDir} can be written to.`
    : `${dataDir} does not exist yet; the first start creates it.`;
}

/** The folder itself, or the nearest one above it that exists. */
async function nearest(path: string): Promise<{ path: string; isFolder: boolean }> {
  const found = await stat(path).catch(() => undefined);
  if (found) return { path, isFolder: found.isDirectory() };
  return nearest(dirname(path));
}
