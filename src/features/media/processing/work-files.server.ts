import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../platform/context.ts';
import { isMarkLiving, markOf, ownIdentity } from '../../../platform/jobs/process-identity.ts';

/** Folders of temporary files, and how long (in milliseconds) a living process on another host may hold one. */
const staleAfter = { incoming: 3_600_000, processing: 24 * 3_600_000 };
type Folder = keyof typeof staleAfter;

/** Names start with their process, to distinguish what a dead one left from what another is using. */
const ownMark = markOf(ownIdentity());

const pathOf = (ctx: Context, folder: Folder) => join(ctx.settings.dataDir, folder);

/** A new path for a temporary file. The caller removes it. */
export async function workPath(ctx: Context, folder: Folder): Promise<string> {
  await mkdir(pathOf(ctx, folder), { recursive: true });
  return join(pathOf(ctx, folder), `${ownMark}-${randomUUID()}`);
}

/** Removes what dead processes on this host left behind immediately, and what other hosts left once it is stale. */
export async function sweepWorkFiles(ctx: Context, folder: Folder): Promise<void> {
  for (const name of await readdir(pathOf(ctx, folder)).catch(() => [])) {
    const path = join(pathOf(ctx, folder), name);
    const living = isMarkLiving(name);
    if (living === false || (living === undefined && (await age(path)) > staleAfter[folder]))
      await rm(path, { force: true });
  }
}

/** Milliseconds since a file was last written. */
async function age(path: string): Promise<number> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}
