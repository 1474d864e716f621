import { Done, done } from '../../contract/api/responses.ts';
import { pictureUrl } from '../../contract/media/media.ts';
import { authors, members } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { streamedRequest } from '../../platform/http/requests/streamed-request.ts';
import { presentFile } from './assets/present-file.server.ts';
import { deleteFile, findOwnAsset } from './assets/removing/delete-file.server.ts';
import type { MediaDependencies } from './assets/used-by.server.ts';
import * as shapes from './contract.ts';
import { uploadPhoto } from './images/upload-photo.server.ts';
import { resumableApi } from './resumable/api.server.ts';
import { type SizeLimits, sizeLimits } from './rules.ts';
import { upload } from './uploads/upload.server.ts';

const tag = 'Media';
const perAuthor = { name: 'upload', points: 500, seconds: 3600 };
const perPerson = { name: 'upload-photo', points: 30, seconds: 3600 };

const uploadRoute = endpoint({
  operationId: 'uploadFile',
  method: 'post',
  path: '/media',
  tag,
  allow: authors,
  summary: 'Upload an image, a video or another file',
  multipart: shapes.UploadForm,
  response: shapes.Uploaded,
  failures: [409, 413, 415],
});

const photoRoute = endpoint({
  operationId: 'uploadPhoto',
  method: 'post',
  path: '/media/upload-photo',
  tag,
  allow: members,
  summary: 'Upload your photo; it is cropped to a square, and used once your profile refers to it',
  multipart: shapes.PhotoForm,
  response: shapes.UploadedPhoto,
  failures: [409, 413, 415],
});

const deleteRoute = endpoint({
  operationId: 'deleteFile',
  method: 'delete',
  path: '/media/delete/{publicId}',
  tag,
  allow: authors,
  summary: 'Delete one of your files that no course uses',
  params: shapes.PublicIdParams,
  response: Done,
  failures: [404, 409, 503],
});

const showRoute = endpoint({
  method: 'get',
  path: '/media/{publicId}',
  operationId: 'getMediaFile',
  tag,
  allow: authors,
  summary: 'One of your files: its URL and, for a video, its processing state',
  params: shapes.PublicIdParams,
  response: shapes.FileResponse,
  failures: [404],
});

/** Uploads and deletions. The bytes themselves are served by `mediaDelivery`. */
export function mediaApi(ctx: Context, deps: MediaDependencies, limits: SizeLimits = sizeLimits) {
  return newApi()
    .route('/', resumableApi(ctx, deps, limits))
    .openapi(
      uploadRoute,
      respond(uploadRoute, async (c) => {
        const viewer = viewerOf(c);
        await ctx.limiter.count(perAuthor, viewer._id);
        const asset = await upload(ctx, deps, viewer, streamedRequest(c), limits);
        return done('File uploaded', { data: presentFile(ctx, asset, viewer._id) });
      }),
    )
    .openapi(
      photoRoute,
      respond(photoRoute, async (c) => {
        const viewer = viewerOf(c);
        await ctx.limiter.count(perPerson, viewer._id);
        const { id } = await uploadPhoto(ctx, deps, viewer, streamedRequest(c), limits.photo);
        return done('Photo uploaded', { url: pictureUrl(id), public_id: id });
      }),
    )
    .openapi(
      showRoute,
      respond(showRoute, async (c) => {
        const viewer = viewerOf(c);
        const asset = await findOwnAsset(ctx.db, viewer, c.req.valid('param').publicId);
        return { file: presentFile(ctx, asset, viewer._id) };
      }),
    )
    .openapi(
      deleteRoute,
      respond(deleteRoute, async (c) => {
        await deleteFile(ctx, deps, viewerOf(c), c.req.valid('param').publicId);
        return done('File deleted');
      }),
    );
}
