import type { Context } from '../../../platform/context.ts';
import { partialIds, removePartial } from './partial-files.server.ts';
import { deleteUploadsBefore, unfinishedUploads, uploadLifetime } from './uploads.server.ts';

/** Deletes uploads that were never finished, and received data that no upload needs. */
export async function sweepUploads(ctx: Context): Promise<void> {
  await deleteUploadsBefore(ctx.db, new Date(ctx.clock().getTime() - uploadLifetime));
  const ids = await partialIds(ctx);
  const needed = await unfinishedUploads(ctx.db, ids);
  for (const id of ids) if (!needed.has(id)) await removePartial(ctx, id);
}
