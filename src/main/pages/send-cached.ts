import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, takes } from '../../platform/http/responses/compress.ts';
import { commonHeaders, newNonce } from '../../platform/http/security/security-headers.ts';
import { type PageCache, sharedPage } from './page-cache.ts';
import { zippedEnd } from './zipped-page.ts';

type Options = {
  cache: PageCache;
  secure: boolean;
  policyWith: (nonce: string) => string;
  /** Told of every page that was sent, with the seconds it took. */
  sent: (seconds: number) => void;
};

/** Pieces of fewer bytes are copied together; more is cheaper to send as it stands. */
const worthCopying = 4096;

/**
 * Sends pages that were kept for visitors, straight from memory: the long pieces go to the socket as they are, with a
 * new nonce between them all. Copying a whole page costs more than all the rest.
 * @returns whether the request was answered
 */
export function keptPages({ cache, secure, policyWith, sent }: Options) {
  const common = commonHeaders(secure);
  return ({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const name = sharedPage(method, url, headers.cookie);
    const page = name && cache.find(name);
    if (!page) return false;
    const begun = performance.now();
    const zip = takes(headers['accept-encoding'], 'gzip');
    // Who takes another encoding alone is rare, and is better served with it than with the bare page.
    if (!zip && encodingFor(headers['accept-encoding'])) return false;
    const nonce = newNonce();
    const parts = withNonce(zip ? page.zipped : page.pieces, nonce);
    if (zip) parts.push(zippedEnd(page.pieces, nonce));
    response.writeHead(200, {
      ...page.headers,
      ...common,
      'content-security-policy': policyWith(nonce),
      vary: 'Accept-Encoding',
      ...(zip && { 'content-encoding': 'gzip' }),
      'content-length': parts.reduce((sum, part) => sum + part.length, 0),
    });
    response.cork();
    for (const part of parts) response.write(part);
    response.end();
    sent((performance.now() - begun) / 1000);
    return true;
  };
}

function withNonce(pieces: readonly Buffer[], nonce: string): Buffer[] {
  const between = Buffer.from(nonce);
  const parts: Buffer[] = [];
  let small: Buffer[] = [];
  const flush = () => {
    if (small.length > 0) parts.push(Buffer.concat(small));
    small = [];
  };
  for (const [position, piece] of pieces.entries()) {
    if (position > 0) small.push(between);
    if (piece.length < worthCopying) small.push(piece);
    else {
      flush();
      parts.push(piece);
    }
  }
  flush();
  return parts;
}
