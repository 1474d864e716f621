import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { listen } from './listen.ts';

const file = process.env.BENCH_FILE ?? '';
const key = process.env.BENCH_KEY ?? '';
const size = statSync(file).size;

/** The minimal server for ranges of a private file: a signature in the URL, and a stream of the requested range. */
listen((request, response) => {
  const [, expires = '', actual = ''] = request.url?.split('/') ?? [];
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (!isSigned(expires, actual) || !range) return response.writeHead(403).end();
  const [start, end] = [Number(range[1]), Math.min(Number(range[2]), size - 1)];
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
  });
  createReadStream(file, { start, end }).pipe(response);
});

function isSigned(expires: string, actual: string): boolean {
  const expected = createHmac('sha256', key).update(expires).digest();
  const signature = Buffer.from(actual, 'base64url');
  return (
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    Number(expires) > Date.now()
  );
}
