import type { Readable } from 'node:stream';
import type { Context } from '../../platform/context.ts';
import type { AssetRow } from './assets.server.ts';
import { readRange } from './range.ts';
import { safeFileName } from './rules.ts';

type Asked = { method: string; header: (name: string) => string | undefined };

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
    etag,
  };
  if (asset.kind === 'raw') headers['content-disposition'] = attachment(asset);
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
  const body = asked.method === 'HEAD' ? null : bodyFrom(ctx, asset, ctx.store.read(asset.storageKey, part));
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}

function attachment(asset: AssetRow): string {
  const name = safeFileName(asset.originalName, asset.storageKey.split('.').at(-1) ?? 'bin');
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Reads on only when the reader has taken what was read before. */
function bodyFrom(ctx: Context, asset: AssetRow, source: Readable): ReadableStream<Uint8Array> {
  const chunks = source.iterator();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          ctx.log.warn({ err: error, assetId: asset.id }, 'media cannot be read');
          controller.error(error);
        }
      },
      cancel: () => {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
