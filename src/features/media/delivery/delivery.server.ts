import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext } from 'hono';
import { idPattern } from '../../../contract/ids.ts';
import { smallWidth } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { type AssetRow, findServedAsset } from '../assets/assets.server.ts';
import { unknownAsset } from '../failures.server.ts';
import { smallPictures } from '../images/small-picture.server.ts';
import { ttlCache } from '../images/ttl-cache.ts';
import { directUrl } from './direct-url.server.ts';
import { previewCaptions, previewPart } from './previews/preview-part.server.ts';
import { type FileRequest, type OpenPart, sendFile } from './send-file.server.ts';
import { isForSomeoneElse, type MediaClaim, readMediaToken } from './signed-address.server.ts';

const expired = failure(
  'media.address_over',
  403,
  'This link is no longer valid. Reload the page to continue.',
);
const accessEnded = failure('media.access_ended', 403, 'You no longer have access to this file.');

const forSomeoneElse = failure('media.address_of_another', 403, 'This link was created for someone else.');

/** Finds the user who makes a request, by its session; null for a visitor. */
type RequesterOf = (c: HonoContext<ApiEnv>) => Promise<string | null>;

/** What media delivery needs from course features: whether the user of a claim may still watch. */
type MayStillWatch = (ctx: Context, claim: MediaClaim) => Promise<boolean>;

/** How long the byte ranges of a preview are cached, in seconds: they never change, and are read from the file's index. */
const partsSeconds = 3600;

/**
 * How long a permission check is cached, in seconds. A player makes several requests a second; when access ends, its
 * requests are refused after at most this time.
 */
const permissionSeconds = 5;

/** An image never changes at its URL. */
const cacheForever = 'public, max-age=31536000, immutable';
/** For an original that is served because its smaller version is not available now. */
const cacheBriefly = 'public, max-age=60';
const pictureHeaders = {
  'cache-control': cacheForever,
  'content-security-policy': "default-src 'none'; sandbox",
};

/**
 * Serves media: private files at signed URLs, with permission checked every few seconds, and images (thumbnails and
 * profile photos, which are public) to anyone. Stores that serve videos themselves do so for a few minutes at a time.
 */
export function mediaDelivery(
  ctx: Context,
  { mayStillWatch, requesterOf }: { mayStillWatch: MayStillWatch; requesterOf: RequesterOf },
): Hono<ApiEnv> {
  const memory = { seconds: permissionSeconds, most: 5000, now: () => ctx.clock().getTime() };
  const entitled = ttlCache<boolean>(memory);
  const requesters = ttlCache<string | null>(memory);
  const assetOf = async (id: string) => {
    const asset = await findServedAsset(ctx.pool, id);
    if (!asset) throw unknownAsset();
    return asset;
  };
  const parts = ttlCache<OpenPart>({ ...memory, seconds: partsSeconds });
  const partOf = (asset: AssetRow, seconds: number) =>
    parts(`${asset.storageKey}/${seconds}`, () => previewPart(ctx, asset, seconds));
  const mayHave = (claim: MediaClaim) =>
    claim.kind === 'owner' ? isOwner(ctx, claim) : mayStillWatch(ctx, claim);

  const small = smallPictures(ctx);

  return new Hono<ApiEnv>()
    .get(`/public/:assetId{${idPattern}}`, async (c) => {
      const asset = await assetOf(c.req.param('assetId'));
      if (asset.kind !== 'image') throw unknownAsset();
      if (c.req.query('width') !== String(smallWidth))
        return sendFile(ctx, asset, fileRequest(c), cacheForever);
      const drawing = small(asset);
      if (!drawing) return sendFile(ctx, asset, fileRequest(c), cacheBriefly);
      return new Response(await drawing, { headers: { 'content-type': 'image/webp', ...pictureHeaders } });
    })
    .get(`/:token/:assetId{${idPattern}}/:name`, async (c) => {
      const { token, assetId } = c.req.param();
      const claim = readMediaToken(ctx, token, assetId);
      if (!claim) throw expired();
      const asset = await assetOf(assetId);
      const requesterId = await requesters(hashOf(c.req.header('cookie') ?? ''), () => requesterOf(c));
      if (isForSomeoneElse(claim, requesterId)) throw forSomeoneElse();
      if (!(await entitled(`${token}/${assetId}`, () => mayHave(claim)))) throw accessEnded();
      const { limitSeconds } = claim;
      if (limitSeconds === undefined) {
        const elsewhere = c.req.method === 'GET' ? await directUrl(ctx, asset, claim.secondsLeft) : null;
        return elsewhere ? redirectTo(elsewhere) : sendFile(ctx, asset, fileRequest(c), neverCache);
      }
      if (asset.contentType === 'text/vtt') return captions(await previewCaptions(ctx, asset, limitSeconds));
      return sendFile(ctx, asset, fileRequest(c), neverCache, await partOf(asset, limitSeconds));
    });
}

/** Hashes cookies for use as a cache key: short, however long the cookies are, and never the cookies themselves. */
const hashOf = (cookies: string): string => createHash('sha256').update(cookies).digest('base64url');

const neverCache = 'private, no-store';

const redirectTo = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': neverCache } });

const captions = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': neverCache,
      'x-content-type-options': 'nosniff',
    },
  });

function fileRequest(c: HonoContext<ApiEnv>): FileRequest {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  return {
    method: c.req.raw.method,
    header: (name) => c.req.header(name),
    nativeResponse: outgoing instanceof ServerResponse ? outgoing : undefined,
  };
}

/** The uploader or an administrator, as long as the account is active. */
async function isOwner(ctx: Context, claim: MediaClaim): Promise<boolean> {
  if (!claim.userId) return false;
  const row = await ctx.db
    .selectFrom('users')
    .innerJoin('assets', (join) => join.on('assets.id', '=', claim.assetId))
    .select(['users.role', 'assets.ownerId'])
    .where('users.id', '=', claim.userId)
    .where('users.isActive', '=', true)
    .executeTakeFirst();
  return row !== undefined && (row.role === 'admin' || row.ownerId === claim.userId);
}
