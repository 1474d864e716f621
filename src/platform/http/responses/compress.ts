import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env.ts';

/** Compressing a response smaller than this saves no packets. */
const smallestBytes = 1400;
const compressible = /^(text\/|application\/([\w.+-]+\+)?(json|xml|javascript)|image\/svg)/;

/** A partial body (206), and responses that must have none (204 and 304), not even an empty one. */
const uncompressed = [206, 204, 304];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as gzip at its best, in a third of the time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compresses HTML and JSON for clients that accept it. Build assets are precompressed; media is compressed already. Guessing
 * secrets from response sizes (BREACH) takes many cross-site requests with the visitor's cookie, and `SameSite=Lax`
 * sends it only with top-level navigations.
 */
export const compressResponses = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return;
  // Downloads can be large, so they are streamed, not compressed in one piece.
  if (headers.get('content-disposition')?.startsWith('attachment')) return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (!encoding || c.req.method === 'HEAD' || uncompressed.includes(status)) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const small =
    body.length < smallestBytes ? body : await (encoding === 'br' ? brotli(body, quick) : zip(body));
  if (small !== body) headers.set('content-encoding', encoding);
  headers.delete('content-length');
  c.res = new Response(new Uint8Array(small), { status, headers });
});

/** The preferred encoding the client accepts, or undefined. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | undefined {
  return acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : undefined;
}

/** Whether a client with this `Accept-Encoding` accepts an encoding. */
export const acceptsEncoding = (accepted: string | undefined, encoding: string): boolean =>
  (accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((word) => word.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(word));
