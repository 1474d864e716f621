import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../platform/context.ts';
import { isMarkedProcessAlive, markOf, ownIdentity } from '../../../platform/jobs/process-identity.ts';

/** Folders of temporary files: uploads being received, and videos being prepared. */
const folders = ['incoming', 'processing'] as const;
type Folder = (typeof folders)[number];

/** For how long, in milliseconds, a living process on another host may leave a file untouched. */
const staleAfter = 3_600_000;

/**
 * Names start with their process, to distinguish the files of a dead process from those that another process is using.
 */
const ownMark = markOf(ownIdentity());

const pathOf = (ctx: Context, folder: Folder) => join(ctx.settings.dataDir, folder);

/** A new path for a temporary file. The caller removes it. */
export async function workPath(ctx: Context, folder: Folder): Promise<string> {
  await mkdir(pathOf(ctx, folder), { recursive: true });
  return join(pathOf(ctx, folder), `${ownMark}-${randomUUID()}`);
}

/**
 * Marks files as in use every few minutes, because some are only read for hours.
 * @returns a function that stops it
 */
export function markInUse(paths: readonly string[]): () => void {
  const touch = () => {
    const now = new Date();
    for (const path of paths) utimes(path, now, now).catch(() => {});
  };
  const timer = setInterval(touch, staleAfter / 12).unref();
  return () => clearInterval(timer);
}

/** Removes what dead processes on this host left behind immediately, and what other hosts left once it is stale. */
export async function sweepWorkFiles(ctx: Context): Promise<void> {
  for (const folder of folders) {
    for (const name of await readdir(pathOf(ctx, folder)).catch(() => [])) {
      const path = join(pathOf(ctx, folder), name);
      const living = isMarkedProcessAlive(name);
      if (living === false || (living === undefined && (await age(path)) > staleAfter))
        await rm(path, { force: true });
    }
  }
}

/** Milliseconds since a file was last written. */
async function age(path: string): Promise<number> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}
