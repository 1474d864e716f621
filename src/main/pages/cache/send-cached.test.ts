import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedPage, createPageCache } from './page-cache.ts';
import { cachedPages } from './send-cached.ts';

const html = `<p>${'Courses for people who deliver. '.repeat(100)}</p>`;
const results: string[] = [];
let server: Server;
let address: string;
beforeAll(async () => {
  const cache = createPageCache();
  cache.listening();
  const headers = new Headers({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
  });
  cache.add('/about', cache.changes(), cachedPage(html, headers));
  const send = cachedPages({ cache, secure: false, asked: (result) => results.push(result), sent: () => {} });
  server = createServer((request, response) => {
    if (!send(request, response)) response.end('rendered');
  });
  await promisify((done: () => void) => server.listen(0, '127.0.0.1', done))();
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** The raw response: `fetch` would decompress it. */
const get = (headers: Record<string, string> = {}, path = '/about') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) =>
    request(address + path, { headers }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }),
    )
      .on('error', reject)
      .end(),
  );

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a cached page is sent compressed by %s, with its policy', async (encoding, decompress) => {
  const response = await get({ 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-security-policy']).toBe("default-src 'self'");
  const { body } = response;
  expect(response.headers['content-length']).toBe(String(body.length));
  expect(decompress(body).toString()).toBe(html);
});

test('a shared cache may store a page, separately for each cookie and encoding', async () => {
  const { headers } = await get();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  expect(headers.vary).toBe('Accept-Encoding, Cookie');
});

test('a browser that still has the page gets 304 without a body', async () => {
  const etag = (await get()).headers.etag ?? '';
  const response = await get({ 'if-none-match': `"other", ${etag}` });
  expect(response.status).toBe(304);
  expect(response.body).toHaveLength(0);
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('a request with a session is rendered', async () => {
  expect((await get({ cookie: 'session=abc' })).body.toString()).toBe('rendered');
  expect((await get({ cookie: 'theme=dark' })).body.toString()).toBe(html);
});

test('hits and misses are counted for requests that the cache may answer', async () => {
  results.length = 0;
  await get();
  await get({ cookie: 'session=abc' });
  await get({}, '/contact');
  await get({}, '/login');
  expect(results).toEqual(['hit', 'miss']);
});
