import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../platform/context.ts';

/** Files on their way in stand here; nothing in it outlives its upload. */
const folderOf = (ctx: Context) => join(ctx.settings.dataDir, 'incoming');

/** No upload takes longer, in milliseconds: what is older was left behind by a process that died. */
const stale = 3_600_000;

/** A fresh path for a file on its way in. Whoever asks removes it again. */
export async function incomingPath(ctx: Context): Promise<string> {
  const folder = folderOf(ctx);
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Removes what earlier processes left behind. Called when the product starts. */
export async function sweepIncoming(ctx: Context): Promise<void> {
  const folder = folderOf(ctx);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - stale) await rm(path, { force: true });
  }
}
