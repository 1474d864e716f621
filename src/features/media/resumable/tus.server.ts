import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type CancellationContext, Server, type Upload } from '@tus/server';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { RequestFailure } from '../../../platform/failure.ts';
import type { Sent } from '../../../platform/http/responses/sent-body.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import type { MediaQuestions } from '../assets/used-by.server.ts';
import type { SizeLimits } from '../rules.ts';
import { beginUpload } from './begin-upload.server.ts';
import { finishUpload } from './finish-upload.server.ts';
import { TusStore } from './tus-store.server.ts';

type Parts = {
  questions: MediaQuestions;
  limits: SizeLimits;
  /** What the last piece is answered with. */
  present: (asset: AssetRow, viewer: Viewer) => object;
};

/**
 * Speaks the tus protocol (tus.io, version 1.0.0) for one signed-in person at a time; whoever calls has made sure that
 * the upload is theirs.
 * @throws a failure for whatever the protocol or our rules refuse
 */
export function createTus(ctx: Context, { questions, limits, present }: Parts) {
  const speakers = new WeakMap<object, Viewer>();
  const refusals = new WeakMap<object, RequestFailure>();
  const viewerOf = (request: object): Viewer => {
    const viewer = speakers.get(request);
    if (!viewer) throw new Error('An upload without a person.');
    return viewer;
  };

  const store = new TusStore(ctx);
  const server = new Server({
    path: '/api/uploads',
    datastore: store,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    // The id that the owner was checked for: the path's, whatever the query says.
    getFileIdFromRequest: (request) => new URL(request.url).pathname.split('/').at(-1),
    onUploadCreate: async (request, { id, size, metadata = {} }) => {
      await beginUpload(ctx, questions, limits, viewerOf(request), { id, bytes: size, metadata });
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

  takeDirectly(server, store);

  return async (sent: Sent, viewer: Viewer): Promise<Response> => {
    const request = asRequest(sent);
    speakers.set(request, viewer);
    const response = await server.handleWeb(request);
    const refused = refusals.get(request);
    if (refused) throw refused;
    if (response.status >= 400) throw await fromResponse(response);
    return response;
  };
}

type Asked = Parameters<Server['handleWeb']>[0];

/** What the protocol reads of a request. */
const asRequest = ({ method, url, headers, open }: Sent): Asked =>
  ({
    method,
    url,
    headers,
    get body() {
      return open();
    },
  }) as unknown as Asked;

/**
 * Lets the bytes of a piece go straight to their file. The protocol's own way leads through four more streams, which cost
 * more than the writing; what it looks after there, the number of bytes and a second sender, `take` looks after.
 */
function takeDirectly({ handlers }: Server, store: TusStore): void {
  const write = (
    body: Readable | null,
    { id, offset }: Upload,
    most: number,
    { signal: stop }: CancellationContext,
  ): Promise<number> => (body ? store.take(body, { id, offset, most, stop }) : Promise.resolve(offset));
  Object.assign(handlers.PATCH, { writeToStore: write });
  // An upload is begun without bytes: what a sender adds all the same is not taken, and the answer says so.
  Object.assign(handlers.POST, { writeToStore: async () => 0 });
}

type ProtocolError = { status_code: number; body: string };

function asFailure(ctx: Context, error: Error | ProtocolError): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if ('status_code' in error) return refused(error.status_code, error.body);
  ctx.log.error({ err: error }, 'an upload failed');
  return refused(500, 'The upload could not be kept. Please try again.');
}

const fromResponse = async (response: Response): Promise<RequestFailure> =>
  refused(response.status, await response.text());

const refused = (status: number, sentence: string): RequestFailure =>
  new RequestFailure(
    'upload.refused',
    status as RequestFailure['status'],
    sentence.trim() || 'Upload failed',
  );
