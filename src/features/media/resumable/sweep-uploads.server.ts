import type { Context } from '../../../platform/context.ts';
import { partialIds, removePartial } from './partial-files.server.ts';
import { deleteUploadsBefore, knownUploads, uploadLifetime } from './uploads.server.ts';

/** Deletes uploads that were never finished, with their received data. */
export async function sweepUploads(ctx: Context): Promise<void> {
  await deleteUploadsBefore(ctx.db, new Date(ctx.clock().getTime() - uploadLifetime));
  const ids = await partialIds(ctx);
  const known = await knownUploads(ctx.db, ids);
  for (const id of ids) if (!known.has(id)) await removePartial(ctx, id);
}
