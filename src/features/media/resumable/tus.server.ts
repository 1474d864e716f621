import { randomUUID } from 'node:crypto';
import { ERRORS, Server } from '@tus/server';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { isDatabaseAway } from '../../../platform/database/database.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import { explainFullDisk } from '../../../platform/http/requests/file-sink.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import type { MediaDependencies } from '../assets/used-by.server.ts';
import { incomplete, tooMany } from '../failures.server.ts';
import type { SizeLimits } from '../rules.ts';
import { beginUpload } from './begin-upload.server.ts';
import { finishUpload } from './finish-upload.server.ts';
import { TusStore } from './tus-store.server.ts';
import { createUploadLocks } from './upload-locks.server.ts';

type Parts = {
  deps: MediaDependencies;
  limits: SizeLimits;
  /** The response to the last chunk. */
  present: (asset: AssetRow, viewer: Viewer) => object;
};

/**
 * Handles requests of the tus protocol (tus.io, version 1.0.0), each for its signed-in user; the caller has checked
 * that an existing upload is theirs.
 * @throws a failure for anything the protocol or our rules refuse
 */
export function createTus(ctx: Context, { deps, limits, present }: Parts) {
  const viewers = new WeakMap<object, Viewer>();
  const refusals = new WeakMap<object, Error>();
  const viewerOf = (request: object): Viewer => {
    const viewer = viewers.get(request);
    if (!viewer) throw new Error('The upload request has no viewer.');
    return viewer;
  };

  const server = new Server({
    path: '/api/uploads',
    datastore: new TusStore(ctx),
    locker: createUploadLocks(ctx),
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    // The id whose owner was checked: the one in the path, whatever the query contains.
    getFileIdFromRequest: (request) => new URL(request.url).pathname.split('/').at(-1),
    onUploadCreate: async (request, { id, size, metadata = {} }) => {
      await beginUpload(ctx, deps, limits, viewerOf(request), { id, bytes: size, metadata });
      return {};
    },
    onUploadFinish: async (request, { id }) => {
      const asset = await finishUpload(ctx, id);
      return {
        status_code: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(present(asset, viewerOf(request))),
      };
    },
    onResponseError: (request, error) => {
      refusals.set(request, asFailure(ctx, error));
      return undefined;
    },
  });

  return async (request: Request, viewer: Viewer): Promise<Response> => {
    viewers.set(request, viewer);
    const response = await server.handleWeb(request);
    const refused = refusals.get(request);
    if (refused) throw refused;
    if (response.status >= 400) throw await fromResponse(response);
    return response;
  };
}

type ProtocolError = { status_code: number; body: string };

function asFailure(ctx: Context, error: Error | ProtocolError): Error {
  if (error instanceof RequestFailure || isDatabaseAway(error)) return error as Error;
  if (error === ERRORS.ABORTED) return incomplete();
  if (error === ERRORS.ERR_SIZE_EXCEEDED || error === ERRORS.ERR_MAX_SIZE_EXCEEDED) return tooMany();
  if ('status_code' in error) return refused(error.status_code, error.body);
  const known = explainFullDisk(error);
  if (known instanceof RequestFailure) return known;
  ctx.log.error({ err: error }, 'an upload failed');
  return refused(500, 'The upload could not be saved. Please try again.');
}

const fromResponse = async (response: Response): Promise<RequestFailure> =>
  refused(response.status, await response.text());

const refused = (status: number, sentence: string): RequestFailure =>
  new RequestFailure(
    'upload.refused',
    status as RequestFailure['status'],
    sentence.trim() || 'Upload failed',
  );
