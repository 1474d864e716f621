import type { Context } from '../../platform/context.ts';
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

/**
 * Answers with a file or the part of it that was asked for. The reader sets the pace, and the file is closed when the
 * reader leaves.
 */
export function sendFile(ctx: Context, asset: AssetRow, asked: Asked, cacheControl: string): Response {
  const etag = `"${asset.id}"`;
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
  const range = ifRange && ifRange !== etag ? 'whole' : readRange(asked.header('range'), asset.bytes);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${asset.bytes}` },
    });
  }
  const part = range === 'whole' ? { start: 0, end: asset.bytes - 1 } : range;
  headers['content-length'] = String(part.end - part.start + 1);
  if (range !== 'whole') headers['content-range'] = `bytes ${part.start}-${part.end}/${asset.bytes}`;
  const status = range === 'whole' ? 200 : 206;
  if (asked.method === 'HEAD') return new Response(null, { status, headers });
  const { outlet } = asked;
  if (outlet)
    return sendDirectly(outlet, status, headers, () => ctx.store.send(asset.storageKey, part, outlet));
  const source = ctx.store.read(asset.storageKey, part);
  source.once('error', (error: NodeJS.ErrnoException) => {
    if (!readerLeft(error)) ctx.log.warn({ err: error, assetId: asset.id }, 'media cannot be read');
  });
  return sendStream(source, status, headers);
}

/** What a browser may show in its place; a document is saved instead, so that nothing in it runs at our address. */
const isShown = ({ kind, contentType }: AssetRow): boolean =>
  kind === 'image' || kind === 'video' || (kind === 'receipt' && contentType.startsWith('image/'));

/** Players hang up in the middle all the time, to ask for another part. */
const readerLeft = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR';

function attachment(asset: AssetRow): string {
  const name = safeFileName(asset.originalName, asset.storageKey.split('.').at(-1) ?? 'bin');
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
