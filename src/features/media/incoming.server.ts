import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../platform/context.ts';
import { isMarkLiving, markOf, ownIdentity } from '../../platform/process-identity.ts';

/** Files on their way in are here; nothing in it outlives its upload. */
const folderOf = (ctx: Context) => join(ctx.settings.dataDir, 'incoming');

/** Names begin with their process, so that what a dead one left can be told from what another is receiving. */
const ownMark = markOf(ownIdentity());

/** No upload takes longer, in milliseconds: what is older was left behind by a process of another host. */
const stale = 3_600_000;

/** A fresh path for a file on its way in. The caller removes it again. */
export async function incomingPath(ctx: Context): Promise<string> {
  const folder = folderOf(ctx);
  await mkdir(folder, { recursive: true });
  return join(folder, `${ownMark}-${randomUUID()}`);
}

/** Removes what dead processes of this host left behind, and what other hosts left an hour ago. */
export async function sweepIncoming(ctx: Context): Promise<void> {
  const folder = folderOf(ctx);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const living = isMarkLiving(name);
    if (living === false || (living === undefined && (await isStale(path)))) await rm(path, { force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < Date.now() - stale;
}
