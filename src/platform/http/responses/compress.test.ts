import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../env.ts';
import { compressResponses, encodingFor } from './compress.ts';

const long = 'A page of words. '.repeat(500);
const html = { 'content-type': 'text/html; charset=utf-8' };
const app = new Hono<ApiEnv>()
  .use(compressResponses)
  .get('/page', () => new Response(long, { status: 201, headers: { ...html, 'set-cookie': 'a=b' } }))
  .get('/short', () => new Response('short', { headers: html }))
  .get('/picture', () => new Response(long, { headers: { 'content-type': 'image/png' } }))
  .get('/unchanged', () => new Response(null, { status: 304, headers: html }))
  .get('/made', () => new Response(long, { headers: { ...html, 'content-encoding': 'zstd' } }));

const get = (path: string, accepted?: string) =>
  app.request(path, { headers: accepted ? { 'accept-encoding': accepted } : {} });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)(
  'a client accepting “%s” gets the page as %s, complete, with its status and cookies',
  async (accepted, encoding, unfold) => {
    const response = await get('/page', accepted);
    expect([response.status, response.headers.get('content-encoding')]).toEqual([201, encoding]);
    expect([response.headers.get('vary'), response.headers.get('set-cookie')]).toEqual([
      'Accept-Encoding',
      'a=b',
    ]);
    const bytes = await bytesOf(response);
    expect(bytes.length).toBeLessThan(long.length / 10);
    expect(unfold(bytes).toString()).toBe(long);
  },
);

test('a client that accepts no encoding gets the page uncompressed, and caches do not mix the two up', async () => {
  const response = await get('/page', 'identity');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(long);
});

test('a page that has not changed stays a 304 without a body', async () => {
  const response = await get('/unchanged', 'gzip');
  expect([response.status, response.body, response.headers.get('vary')]).toEqual([
    304,
    null,
    'Accept-Encoding',
  ]);
});

test.each(['/short', '/picture'])('%s is left alone', async (path) => {
  expect((await get(path, 'br')).headers.get('content-encoding')).toBeNull();
});

test('a response that is already compressed is not compressed again', async () => {
  expect((await get('/made', 'br')).headers.get('content-encoding')).toBe('zstd');
});

test('an encoding with a quality of zero is not used', () => {
  expect(encodingFor('br;q=0.0, gzip;q=0')).toBeUndefined();
  expect(encodingFor(undefined)).toBeUndefined();
});
