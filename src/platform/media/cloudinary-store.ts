import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { v2 as cloudinary, UploadApiOptions } from 'cloudinary';
import { timed } from '../observability/metrics/provider-calls.ts';
import { atStore } from './at-store.ts';
import type { CloudinarySettings } from './media-settings.ts';
import type { ByteRange, MediaStore } from './store.ts';
import { streamed } from './streamed.ts';

const name = 'cloudinary';
/** Cloudinary requires at least 5 MB per chunk, except for the last. */
const pieceBytes = 20 * 1024 * 1024;
const silenceMs = 60_000;
/** Lifetime in seconds of URLs that only the product itself reads. */
const readSeconds = 60;

type Sdk = typeof cloudinary;

/** The object's name in Cloudinary: images and videos without their extension, other files with it. */
type Named = { publicId: string; format: string; resource_type: 'image' | 'video' | 'raw' };

/**
 * Stores media in Cloudinary as `private`: nothing opens without a signature, and every URL expires. The SDK is loaded
 * on first use.
 */
export function createCloudinaryStore(settings: CloudinarySettings): MediaStore {
  let loading: ReturnType<typeof load> | undefined;
  const open = () => {
    loading ??= load(settings);
    return loading;
  };
  const account = {
    cloud_name: settings.cloud,
    api_key: settings.key,
    api_secret: settings.secret,
    upload_prefix: settings.apiBase,
    type: 'private',
  };

  async function put(key: string, file: string): Promise<void> {
    const { uploader } = await open();
    const { publicId, resource_type } = namedBy(key);
    const options = {
      ...account,
      resource_type,
      public_id: publicId,
      x_unique_upload_id: randomUUID(),
      timeout: silenceMs,
      // On an error, the SDK's promises would reject unhandled, in addition to calling the callback.
      disable_promises: true,
    };
    const { size } = await stat(file);
    const send = async () => {
      for (const piece of piecesOf(size)) await sendPiece(uploader, file, options, piece);
    };
    await timed(name, 'put', () => atStore(send));
    await rm(file, { force: true });
  }

  async function urlOf(key: string, seconds: number): Promise<string> {
    const { utils } = await open();
    const { publicId, format, resource_type } = namedBy(key);
    return utils.private_download_url(publicId, format, {
      ...account,
      resource_type,
      expires_at: Math.floor(Date.now() / 1000) + seconds,
    });
  }

  async function* bytesOf(key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const { status, body } = await timed(name, 'read', async () =>
      openUrl(await urlOf(key, readSeconds), headers),
    );
    yield* range && status === 200 ? cut(body, range) : body;
  }

  return {
    name,
    put,
    ...streamed(bytesOf),
    remove: async (key) => {
      const { uploader } = await open();
      const { publicId, resource_type } = namedBy(key);
      const options = { ...account, resource_type, invalidate: true };
      await timed(name, 'remove', () => atStore(() => uploader.destroy(publicId, options)));
    },
    directUrls: { origins: originsOf(settings), urlOf },
  };
}

/** Loads the SDK. Only CLOUDINARY_URL, which it reads as it loads, decides between http and https. */
async function load({ cloud, key, secret, apiBase }: CloudinarySettings): Promise<Sdk> {
  process.env.CLOUDINARY_URL = `cloudinary://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@${cloud}?upload_prefix=${encodeURIComponent(apiBase)}`;
  const { v2 } = await import('cloudinary');
  return v2;
}

async function openUrl(url: string, headers: Record<string, string>) {
  const { ok, status, body } = await fetch(url, { headers });
  if (!ok || !body) throw new Error(`The store responded with ${status}.`);
  return { status, body };
}

type Piece = { start: number; end: number; range: string };

/** The byte ranges of a file's chunks, with their Content-Range. */
function* piecesOf(size: number): Generator<Piece> {
  for (let start = 0; start < size; start += pieceBytes) {
    const end = Math.min(start + pieceBytes, size) - 1;
    yield { start, end, range: `bytes ${start}-${end}/${size}` };
  }
}

/** Sends a chunk while it is read: the SDK's own upload of large files holds several copies of each chunk in memory. */
function sendPiece(
  { upload_stream }: Sdk['uploader'],
  file: string,
  options: UploadApiOptions,
  { start, end, range }: Piece,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sending = upload_stream({ ...options, content_range: range }, (error, result) =>
    error || !result ? reject(error) : resolve(),
  );
  pipeline(createReadStream(file, { start, end }), sending).catch(reject);
  return promise;
}

const resourceTypes: Record<string, Named['resource_type']> = { images: 'image', videos: 'video' };

function namedBy(key: string): Named {
  const resource_type = resourceTypes[key.split('/')[0] ?? ''] ?? 'raw';
  const dot = key.lastIndexOf('.');
  if (resource_type === 'raw' || dot < 0) return { publicId: key, format: '', resource_type };
  return { publicId: key.slice(0, dot), format: key.slice(dot + 1), resource_type };
}

/** Cloudinary delivers through a CDN at another host; the sandbox delivers from its own. */
const originsOf = ({ apiBase }: CloudinarySettings): string[] => {
  const { origin, hostname } = new URL(apiBase);
  return hostname.endsWith('.cloudinary.com') ? [origin, 'https://res.cloudinary.com'] : [origin];
};

/** A range of a complete response. */
async function* cut(whole: AsyncIterable<Uint8Array>, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let position = 0;
  for await (const piece of whole) {
    const part = piece.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position));
    position += piece.length;
    if (part.length > 0) yield part;
    if (position > end) return;
  }
}
