import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../../platform/context.ts';
import type { ByteRange } from '../../../platform/media/store.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { safeFileName } from '../rules.ts';
import { readRange } from './range.ts';
import { type NativeResponse, sendDirectly, sendStream } from './send-stream.server.ts';

export type FileRequest = {
  method: string;
  header: (name: string) => string | undefined;
  /** The connection itself, if there is one: the fastest way to send bytes. */
  nativeResponse: NativeResponse | undefined;
};

/**
 * Which bytes of a file may be sent. The first range starts at the beginning of the file; responses declare a size of
 * `total` bytes.
 */
export type OpenPart = { total: number; ranges: readonly ByteRange[] };

/**
 * Responds with a file or the requested range. The reader sets the pace, and the file is closed when the reader
 * disconnects.
 * @param part which bytes may be sent; all by default
 */
export function sendFile(
  ctx: Context,
  asset: AssetRow,
  request: FileRequest,
  cacheControl: string,
  part: OpenPart = { total: asset.bytes, ranges: [{ start: 0, end: asset.bytes - 1 }] },
): Response {
  const etag = etagOf(asset, part);
  const headers: Record<string, string> = {
    'content-type': asset.contentType,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  };
  if (!isShown(asset)) headers['content-disposition'] = attachment(asset);
  if (request.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });

  const ifRange = request.header('if-range');
  const wanted = ifRange && ifRange !== etag ? 'whole' : readRange(request.header('range'), part.total);
  const sent = wanted === 'whole' ? part.ranges[0] : within(part, wanted);
  if (!sent) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${part.total}` },
    });
  }
  headers['content-length'] = String(sent.end - sent.start + 1);
  if (wanted !== 'whole') headers['content-range'] = `bytes ${sent.start}-${sent.end}/${part.total}`;
  const status = wanted === 'whole' ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nativeResponse } = request;
  const store = ctx.storeOf(asset.store);
  const closed = closedBytes(part, sent);
  if (nativeResponse && closed === 0)
    return sendDirectly(nativeResponse, status, headers, () =>
      store.send(asset.storageKey, sent, nativeResponse),
    );
  const open = store.read(asset.storageKey, { start: sent.start + closed, end: sent.end });
  const source = closed === 0 ? open : Readable.from(afterZeros(closed, open), { objectMode: false });
  if (nativeResponse)
    return sendDirectly(nativeResponse, status, headers, () => pipeline(source, nativeResponse));
  source.once('error', (error: NodeJS.ErrnoException) => {
    if (!readerLeft(error)) ctx.log.warn({ err: error, assetId: asset.id }, 'media cannot be read');
  });
  return sendStream(source, status, headers);
}

/** A processed video has other bytes at the same URL: they must not be combined with ranges of the original. */
function etagOf({ storageKey, bytes }: AssetRow, { total, ranges }: OpenPart): string {
  const object = storageKey.replace(/^.*\/|\.[^.]*$/g, '');
  const isWhole = total === bytes && ranges.length === 1;
  return isWhole ? `"${object}"` : `"${object}-${ranges[0]?.end ?? 0}"`;
}

/** Types a browser may show inline; documents are downloaded instead, so that nothing in them runs at our origin. */
const isShown = ({ kind, contentType }: AssetRow): boolean =>
  kind === 'image' || kind === 'video' || (kind === 'receipt' && contentType.startsWith('image/'));

/**
 * Browsers align their requests: Chromium and Firefox start up to 32 KiB before the byte they need, Safari up to 64
 * KiB. Closed bytes at most this far before an open range are sent as zeros, which players ignore.
 */
const alignment = 64 * 1024;

/**
 * The part of the requested range that is sent. It ends with the open range in which it starts; it may also start up to
 * `alignment` bytes before that range.
 */
function within({ ranges }: OpenPart, wanted: ByteRange | 'unsatisfiable'): ByteRange | undefined {
  if (wanted === 'unsatisfiable') return undefined;
  const open = ranges.find(
    ({ start, end }) => start - alignment <= wanted.start && wanted.start <= end && start <= wanted.end,
  );
  return open && { start: wanted.start, end: Math.min(wanted.end, open.end) };
}

/** How many of the bytes to be sent lie before the open range. */
const closedBytes = ({ ranges }: OpenPart, sent: ByteRange): number => {
  const open = ranges.find(({ start, end }) => start <= sent.end && sent.end <= end);
  return Math.max(0, (open?.start ?? 0) - sent.start);
};

async function* afterZeros(count: number, rest: Readable): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(count);
  yield* rest as AsyncIterable<Uint8Array>;
}

/** Players often disconnect in the middle of a response, to request another range. */
const readerLeft = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR';

function attachment(asset: AssetRow): string {
  const name = safeFileName(asset.originalName, asset.storageKey.split('.').at(-1) ?? 'bin');
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
