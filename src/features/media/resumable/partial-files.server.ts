import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '../../../contract/ids.ts';
import type { Context } from '../../../platform/context.ts';

/** The received data of resumable uploads. Several processes may share this folder. */
const folderOf = (ctx: Context) => join(ctx.settings.dataDir, 'uploads');

export const partialPath = (ctx: Context, id: string): string => join(folderOf(ctx), id);

/** Creates an upload's file, unless it exists. */
export async function createPartial(ctx: Context, id: string): Promise<void> {
  await mkdir(folderOf(ctx), { recursive: true });
  const file = await open(partialPath(ctx, id), 'a', 0o600);
  await file.close();
}

/** Bytes received so far: the file itself knows, whatever happened to the process that wrote it. */
export const partialSize = async (ctx: Context, id: string): Promise<number> =>
  (await stat(partialPath(ctx, id)).catch(() => ({ size: 0 }))).size;

export const removePartial = (ctx: Context, id: string): Promise<void> =>
  rm(partialPath(ctx, id), { force: true });

/** The uploads that have received data. */
export async function partialIds(ctx: Context): Promise<string[]> {
  const names = await readdir(folderOf(ctx)).catch(() => []);
  return names.filter(isId);
}
