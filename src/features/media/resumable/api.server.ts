import type { Context as HonoContext } from 'hono';
import { done } from '../../../contract/api/responses.ts';
import { authors } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { presentFile } from '../assets/present-file.server.ts';
import type { MediaDependencies } from '../assets/used-by.server.ts';
import * as shapes from '../contract.ts';
import { unknownUpload } from '../failures.server.ts';
import type { SizeLimits } from '../rules.ts';
import { finishUpload } from './finish-upload.server.ts';
import { createTus } from './tus.server.ts';
import { findUpload } from './uploads.server.ts';

const tag = 'Media';
const perAuthor = { name: 'upload', points: 500, seconds: 3600 };
const one = { path: '/uploads/{id}', tag, allow: authors, params: shapes.UploadParams } as const;

const beginRoute = endpoint({
  operationId: 'beginUpload',
  method: 'post',
  path: '/uploads',
  tag,
  allow: authors,
  summary: 'Start a resumable upload (tus 1.0.0). Upload-Metadata: filename, resourceType',
  without: { 201: 'Started; its URL is in Location' },
  failures: [400, 409, 413],
});
const sendRoute = endpoint({
  ...one,
  operationId: 'continueUpload',
  method: 'patch',
  summary: 'Send the next piece of an upload; the response to the last one is the stored file',
  maxBody: 'own',
  response: shapes.Uploaded,
  without: { 204: 'Stored; Upload-Offset gives the current offset' },
  failures: [404, 409, 413, 415, 503],
});
const statusRoute = endpoint({
  ...one,
  operationId: 'getUploadedFile',
  method: 'get',
  summary: 'The stored file of a finished upload; HEAD returns the current offset',
  response: shapes.Uploaded,
  failures: [404, 409, 415, 503],
});
const cancelRoute = endpoint({
  ...one,
  operationId: 'cancelUpload',
  method: 'delete',
  summary: 'Cancel an upload; the received data is deleted',
  without: { 204: 'Cancelled' },
  failures: [404, 409],
});

/** Uploads that continue after a lost connection, a reload or a restart. */
export function resumableApi(ctx: Context, deps: MediaDependencies, limits: SizeLimits) {
  const stored = (asset: Parameters<typeof presentFile>[1], viewerId: string) =>
    done('File uploaded', { data: presentFile(ctx, asset, viewerId) });
  const tus = createTus(ctx, {
    deps,
    limits,
    present: (asset, viewer) => shapes.Uploaded.parse(stored(asset, viewer._id)),
  });
  const handle = (c: HonoContext<ApiEnv>, request = c.req.raw) => {
    c.header('Tus-Resumable', '1.0.0');
    return tus(request, viewerOf(c));
  };
  /** Requires that the upload belongs to the user; for anyone else it does not exist. */
  const own = async (c: HonoContext<ApiEnv>, id: string): Promise<void> => {
    const upload = await findUpload(ctx.db, id);
    if (upload?.ownerId !== viewerOf(c)._id) throw unknownUpload();
  };

  return newApi()
    .openapi(
      beginRoute,
      respond(beginRoute, async (c) => {
        await ctx.limiter.count(perAuthor, viewerOf(c)._id);
        return handle(c, withoutBody(c.req.raw));
      }),
    )
    .openapi(
      sendRoute,
      respond(sendRoute, async (c) => {
        await own(c, c.req.valid('param').id);
        return handle(c);
      }),
    )
    .openapi(
      statusRoute,
      respond(statusRoute, async (c) => {
        const { id } = c.req.valid('param');
        await own(c, id);
        if (c.req.method === 'HEAD') return handle(c);
        return stored(await finishUpload(ctx, id), viewerOf(c)._id);
      }),
    )
    .openapi(
      cancelRoute,
      respond(cancelRoute, async (c) => {
        await own(c, c.req.valid('param').id);
        return handle(c);
      }),
    );
}

/** An upload begins without data: we do not offer `creation-with-upload`. */
const withoutBody = ({ url, method, headers }: Request): Request => {
  const copied = new Headers(headers);
  copied.delete('content-type');
  return new Request(url, { method, headers: copied });
};
