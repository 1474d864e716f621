import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { admit } from '../assets/quota.server.ts';
import type { MediaDependencies } from '../assets/used-by.server.ts';
import { emptyFile, noLength, tooLarge, wrongKind } from '../failures.server.ts';
import {
  declaredSeconds,
  mostBytes,
  type SizeLimits,
  storedFileName,
  tooLargeSentence,
  uploadKinds,
} from '../rules.ts';
import { partialStore } from './received/received-data.server.ts';
import { insertUpload } from './uploads.server.ts';

/** What a client declares about a file before its first byte. `bytes` is missing when it does not know yet. */
export type Announced = {
  id: string;
  bytes: number | undefined;
  metadata: Record<string, string | null | undefined>;
};

/**
 * Creates the row of a new upload, if it is allowed.
 * @throws a failure with a readable message: another kind, too large, over the quota
 */
export async function beginUpload(
  ctx: Context,
  deps: MediaDependencies,
  limits: SizeLimits,
  viewer: Viewer,
  { id, bytes, metadata }: Announced,
): Promise<void> {
  const kind = uploadKinds.find((known) => known === metadata.resourceType);
  if (!kind) throw wrongKind();
  if (bytes === undefined) throw noLength();
  if (bytes === 0) throw emptyFile();
  if (bytes > mostBytes(kind, limits[kind]))
    throw tooLarge({ message: tooLargeSentence(kind, bytes, limits[kind]) });
  await ctx.db.transaction().execute(async (trx) => {
    await admit(ctx, trx, deps, { ownerId: viewer._id, bytes });
    await insertUpload(trx, {
      id,
      ownerId: viewer._id,
      kind,
      originalName: storedFileName(metadata.filename ?? ''),
      bytes,
      durationSeconds: declaredSeconds(metadata.duration) ?? null,
      store: partialStore(ctx),
      createdAt: ctx.clock(),
    });
  });
}
