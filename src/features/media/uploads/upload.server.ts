import { rm } from 'node:fs/promises';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { StreamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { admit, declaredBytes, enforceQuota } from '../assets/quota.server.ts';
import { storeFile } from '../assets/store-file.server.ts';
import type { MediaDependencies } from '../assets/used-by.server.ts';
import { tooLarge, wrongKind } from '../failures.server.ts';
import { declaredSeconds, mostBytes, type SizeLimits, tooLargeSentence, uploadKinds } from '../rules.ts';
import { type Fields, receiveFile } from './receive-file.server.ts';

/**
 * Stores an uploaded image, video or other file.
 * @throws a failure with a message for people; nothing is left behind
 */
export async function upload(
  ctx: Context,
  deps: MediaDependencies,
  viewer: Viewer,
  request: StreamedRequest,
  limits: SizeLimits,
): Promise<AssetRow> {
  await enforceQuota(ctx, deps, { ownerId: viewer._id, bytes: declaredBytes(request) });
  const kindIn = (fields: Fields) => uploadKinds.find((kind) => kind === fields.resourceType);
  const kindOrVideo = (fields: Fields) => kindIn(fields) ?? 'video';
  const received = await receiveFile(ctx, request, {
    field: 'file',
    limit: (fields) => mostBytes(kindOrVideo(fields), limits[kindOrVideo(fields)]),
    tooLarge: (fields, bytes) =>
      tooLarge({
        message: tooLargeSentence(kindOrVideo(fields), bytes, limits[kindOrVideo(fields)]),
      }),
  });
  const kind = kindIn(received.fields);
  if (!kind) {
    await rm(received.path, { force: true });
    throw wrongKind();
  }
  return storeFile(ctx, {
    path: received.path,
    kind,
    ownerId: viewer._id,
    originalName: received.name,
    durationSeconds: declaredSeconds(received.fields.duration),
    admit: (db, file) => admit(ctx, db, deps, file),
  });
}
