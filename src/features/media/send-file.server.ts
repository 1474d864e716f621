import type { Context } from '../../platform/context.ts';
import type { ByteRange } from '../../platform/media/store.ts';
import type { AssetRow } from './assets.server.ts';
import { readRange } from './range.ts';
import { safeFileName } from './rules.ts';
import { type Outlet, sendDirectly, sendStream } from './send-stream.server.ts';

export type Asked = {
  method: string;
  header: (name: string) => string | undefined;
  /** The connection itself, where there is one: bytes go there by the shortest way. */
  outlet: Outlet | undefined;
};

/** What of a file may be sent: these ranges, the first from its beginning, of a file that says it has `total` bytes. */
export type OpenPart = { total: number; ranges: readonly ByteRange[] };

/**
 * Answers with a file or the part of it that was asked for. The reader sets the pace, and the file is closed when the
 * reader leaves.
 * @param part what of it may be sent; all of it when left out
 */
export function sendFile(
  ctx: Context,
  asset: AssetRow,
  asked: Asked,
  cacheControl: string,
  part: OpenPart = { total: asset.bytes, ranges: [{ start: 0, end: asset.bytes - 1 }] },
): Response {
  const etag = part.total === asset.bytes ? `"${asset.id}"` : `"${asset.id}-${part.total}"`;
  const headers: Record<string, string> = {
    'content-type': asset.contentType,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  };
  if (!isShown(asset)) headers['content-disposition'] = attachment(asset);
  if (asked.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });

  const ifRange = asked.header('if-range');
  const wanted = ifRange && ifRange !== etag ? 'whole' : readRange(asked.header('range'), part.total);
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
  if (asked.method === 'HEAD') return new Response(null, { status, headers });
  const { outlet } = asked;
  const store = ctx.storeOf(asset.store);
  if (outlet) return sendDirectly(outlet, status, headers, () => store.send(asset.storageKey, sent, outlet));
  const source = store.read(asset.storageKey, sent);
  source.once('error', (error: NodeJS.ErrnoException) => {
    if (!readerLeft(error)) ctx.log.warn({ err: error, assetId: asset.id }, 'media cannot be read');
  });
  return sendStream(source, status, headers);
}

/** What a browser may show in its place; a document is saved instead, so that nothing in it runs at our address. */
const isShown = ({ kind, contentType }: AssetRow): boolean =>
  kind === 'image' || kind === 'video' || (kind === 'receipt' && contentType.startsWith('image/'));

/** What is sent of what was wanted: as far as the open range reaches in which it begins. */
function within({ ranges }: OpenPart, wanted: ByteRange | 'unsatisfiable'): ByteRange | undefined {
  if (wanted === 'unsatisfiable') return undefined;
  const open = ranges.find(({ start, end }) => start <= wanted.start && wanted.start <= end);
  return open && { start: wanted.start, end: Math.min(wanted.end, open.end) };
}

/** Players hang up in the middle all the time, to ask for another part. */
const readerLeft = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR';

function attachment(asset: AssetRow): string {
  const name = safeFileName(asset.originalName, asset.storageKey.split('.').at(-1) ?? 'bin');
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
