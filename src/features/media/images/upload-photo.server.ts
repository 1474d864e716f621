import { limits } from '../../../contract/constants.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { StreamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { admit, declaredBytes, enforceQuota } from '../assets/quota.server.ts';
import { storeFile } from '../assets/store-file.server.ts';
import type { MediaDependencies } from '../assets/used-by.server.ts';
import { tooLarge } from '../failures.server.ts';
import { mostBytes, tooLargeSentence } from '../rules.ts';
import { receiveFile } from '../uploads/receive-file.server.ts';

/**
 * Stores an uploaded profile photo as a square. Nobody sees it before a profile refers to it.
 * @param limit maximum bytes of the file
 * @throws a failure with a message for people; nothing is left behind
 */
export async function uploadPhoto(
  ctx: Context,
  deps: MediaDependencies,
  viewer: Viewer,
  request: StreamedRequest,
  limit: number,
): Promise<AssetRow> {
  await enforceQuota(ctx, deps, { ownerId: viewer._id, bytes: declaredBytes(request) });
  const received = await receiveFile(ctx, request, {
    field: 'photo',
    limit: () => mostBytes('photo', limit),
    tooLarge: (_fields, bytes) => tooLarge({ message: tooLargeSentence('photo', bytes, limit) }),
  });
  return storeFile(ctx, {
    path: received.path,
    kind: 'image',
    ownerId: viewer._id,
    originalName: received.name,
    square: limits.photoSide,
    admit: (db, file) => admit(ctx, db, deps, file),
  });
}
