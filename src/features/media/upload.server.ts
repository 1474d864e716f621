import { rm } from 'node:fs/promises';
import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { AssetRow } from './assets.server.ts';
import { tooLarge, wrongKind } from './failures.server.ts';
import { holdToQuota } from './quota.server.ts';
import { type Fields, receiveFile } from './receive-file.server.ts';
import { type SizeLimits, tooLargeSentence, uploadKinds } from './rules.ts';
import { storeFile } from './store-file.server.ts';
import type { MediaQuestions } from './used-by.server.ts';

/**
 * Takes an uploaded picture, video or other file into the media store.
 * @throws a failure with a sentence for people; nothing is left behind then
 */
export async function upload(
  ctx: Context,
  questions: MediaQuestions,
  viewer: Viewer,
  request: Request,
  limits: SizeLimits,
): Promise<AssetRow> {
  await holdToQuota(ctx, questions, viewer._id, Number(request.headers.get('content-length')) || 0);
  const kindIn = (fields: Fields) => uploadKinds.find((kind) => kind === fields.resourceType);
  const limit = (fields: Fields) => limits[kindIn(fields) ?? 'video'];
  const received = await receiveFile(ctx, request, {
    field: 'file',
    limit,
    tooLarge: (fields, bytes) =>
      tooLarge({ message: tooLargeSentence(kindIn(fields) ?? 'video', bytes, limit(fields)) }),
  });
  const kind = await settled(received.path, async () => {
    await holdToQuota(ctx, questions, viewer._id, received.bytes);
    const named = kindIn(received.fields);
    if (!named) throw wrongKind();
    return named;
  });
  return storeFile(ctx, {
    path: received.path,
    kind,
    ownerId: viewer._id,
    originalName: received.name,
    durationSeconds: Number(received.fields.duration) || undefined,
  });
}

/** What the look at a received file comes to; when that is a failure, the file is gone. */
async function settled<T>(path: string, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
