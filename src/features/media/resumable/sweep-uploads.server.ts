import type { Context } from '../../../platform/context.ts';
import { partialStore, partialsOf } from './received/received-data.server.ts';
import { deleteUploadsBefore, unfinishedUploads, uploadLifetime } from './uploads.server.ts';

/** Forgets uploads that began more than a day ago, and deletes data on this process's disk that no upload needs. */
export async function sweepUploads(ctx: Context): Promise<void> {
  await deleteUploadsBefore(ctx.db, new Date(ctx.clock().getTime() - uploadLifetime));
  await sweepPartials(ctx, 'local');
}

/**
 * Deletes received data in the bucket that no upload needs, if uploads go there. It may be unreachable: the next sweep
 * tries again.
 */
export async function sweepBucket(ctx: Context): Promise<void> {
  if (partialStore(ctx) !== 's3') return;
  await sweepPartials(ctx, 's3').catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'abandoned uploads in the bucket could not be swept'),
  );
}

async function sweepPartials(ctx: Context, store: 'local' | 's3'): Promise<void> {
  const partials = partialsOf(ctx, { store });
  const ids = await partials.ids();
  const needed = await unfinishedUploads(ctx.db, ids);
  for (const id of ids) if (!needed.has(id)) await partials.remove(id);
}
