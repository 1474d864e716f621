import type { Context } from '../../../../platform/context.ts';
import { RequestFailure } from '../../../../platform/failures/failure.ts';
import { deleteUpload, type UploadRow } from '../uploads.server.ts';
import { bucketPartials } from './bucket-partials.server.ts';
import { diskPartials } from './disk-partials.server.ts';
import type { Partials } from './partials.server.ts';

type PartialStore = UploadRow['store'];

/** Where new uploads are received: in the bucket if media are stored there too, so that any process can continue them. */
export const partialStore = (ctx: Context): PartialStore => (ctx.store.name === 's3' ? 's3' : 'local');

/** @throws when the settings no longer describe the bucket of the upload */
export function partialsOf(ctx: Context, { store }: Pick<UploadRow, 'store'>): Partials {
  if (store === 'local') return diskPartials(ctx);
  if (!ctx.bucket) throw new Error('Uploads are in a bucket that the settings do not describe.');
  return bucketPartials(ctx, ctx.bucket);
}

/** Bytes of an upload received so far. @throws 404 when they are gone; the upload is then deleted */
export async function receivedBytes(ctx: Context, upload: UploadRow): Promise<number> {
  try {
    return await partialsOf(ctx, upload).received(upload);
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 404) await deleteUpload(ctx.db, upload.id);
    throw error;
  }
}

/** Removes received data that is no longer needed. If that fails now, the next sweep removes it. */
export const dropPartial = (ctx: Context, upload: UploadRow): Promise<void> =>
  partialsOf(ctx, upload)
    .remove(upload.id)
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'the data of an upload could not be removed'));
