import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../platform/context.ts';
import { isMarkLiving, markOf, ownIdentity } from '../../../platform/jobs/process-identity.ts';

/** Folders of files in hand, and the milliseconds for which a living process of another host may hold one. */
const staleAfter = { incoming: 3_600_000, processing: 24 * 3_600_000 };
type Folder = keyof typeof staleAfter;

/** Names begin with their process, so that what a dead one left can be told from what another is using. */
const ownMark = markOf(ownIdentity());

const pathOf = (ctx: Context, folder: Folder) => join(ctx.settings.dataDir, folder);

/** A fresh path for a file in hand. The caller removes it again. */
export async function workPath(ctx: Context, folder: Folder): Promise<string> {
  await mkdir(pathOf(ctx, folder), { recursive: true });
  return join(pathOf(ctx, folder), `${ownMark}-${randomUUID()}`);
}

/** Removes what dead processes of this host left behind at once, and what other hosts left when it is stale. */
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
