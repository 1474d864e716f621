import { randomUUID } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { errorHandler } from '../../../platform/http/api.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { type AssetRow, type MediaClaim, mediaDelivery, signMedia, storeFile } from '../index.server.ts';

let product: TestProduct;
let owner: Person;
let video: AssetRow;
let other: AssetRow;
let bytes: Buffer;
beforeAll(async () => {
  product = await createTestProduct();
  owner = await makePerson(product.ctx, { role: 'instructor' });
  const sample = join(import.meta.dirname, '../samples/lecture.mp4');
  bytes = await readFile(sample);
  const file = { kind: 'video' as const, ownerId: owner.id, originalName: 'Lecture one.mp4', keep: true };
  video = await storeFile(product.ctx, { ...file, path: sample });
  const copy = join(product.ctx.settings.dataDir, 'copy.mp4');
  await copyFile(sample, copy);
  other = await storeFile(product.ctx, { ...file, path: copy, keep: false });
});
afterAll(() => product.close());

const claimFor = (more: Partial<MediaClaim> = {}): MediaClaim => ({
  assetId: video.id,
  userId: owner.id,
  courseId: randomUUID(),
  lectureId: randomUUID(),
  kind: 'study',
  ...more,
});

/** A delivery whose permission check is answered by the test. */
function delivery(
  mayStillWatch: (claim: MediaClaim) => boolean = () => true,
  requester: () => string | null = () => null,
) {
  const app = new Hono<ApiEnv>();
  app.onError(errorHandler(product.ctx.log));
  app.route(
    '/media',
    mediaDelivery(product.ctx, {
      mayStillWatch: async (_ctx, claim) => mayStillWatch(claim),
      requesterOf: async () => requester(),
    }),
  );
  return (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(url, { headers, method });
}

const addressOf = (claim = claimFor(), seconds = 60) => signMedia(product.ctx, claim, seconds).url;

describe('the URL of a video', () => {
  test('returns the whole file and supports ranges', async () => {
    const response = await delivery()(addressOf());
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, undefined],
    ['bytes=-10', -10, undefined],
  ])('responds to %s with that range', async (range, start, end) => {
    const response = await delivery()(addressOf(), { range });
    expect(response.status).toBe(206);
    const expected = bytes.subarray(start, end === undefined ? undefined : end + 1);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(expected);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
    expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${bytes.length}$`));
  });

  test('responds with 416 beyond its end', async () => {
    const response = await delivery()(addressOf(), { range: `bytes=${bytes.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  test('responds to HEAD without a body, and 304 when nothing changed', async () => {
    const head = await delivery()(addressOf(), {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = head.headers.get('etag') ?? '';
    expect((await delivery()(addressOf(), { 'if-none-match': etag })).status).toBe(304);
    expect((await delivery()(addressOf(), { 'if-range': '"other"', range: 'bytes=0-9' })).status).toBe(200);
    expect((await delivery()(addressOf(), { 'if-range': etag, range: 'bytes=0-9' })).status).toBe(206);
  });

  test('does not work after it has expired', async () => {
    const address = addressOf(claimFor(), 60);
    const get = delivery();
    expect((await get(address)).status).toBe(200);
    product.advance(61_000);
    const response = await get(address);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, code: 'media.address_over' });
  });

  test('does not work if a single character of its signature or claim has been changed', async () => {
    const get = delivery();
    const [, , token = '', ...rest] = addressOf().split('/');
    for (const index of [0, 3, 12, 50, token.length - 20]) {
      const flipped = token[index] === 'a' ? 'b' : 'a';
      const forged = token.slice(0, index) + flipped + token.slice(index + 1);
      expect((await get(`/media/${forged}/${rest.join('/')}`)).status).toBe(403);
    }
  });

  test('does not work in another learner’s session', async () => {
    const through = (requesterId: string) => delivery(undefined, () => requesterId);
    expect((await through(owner.id)(addressOf())).status).toBe(200);
    const response = await through(randomUUID())(addressOf());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'media.address_of_another' });
  });

  test('does not open any other asset', async () => {
    const address = addressOf().replace(video.id, other.id);
    expect((await delivery()(address)).status).toBe(403);
  });

  test('checks the permission again, and stops within seconds after access has ended', async () => {
    let allowed = true;
    const get = delivery(() => allowed);
    const address = addressOf();
    expect((await get(address)).status).toBe(200);
    allowed = false;
    product.advance(5001);
    expect((await get(address)).status).toBe(403);
  });

  test('closes its file when the reader disconnects', async () => {
    const opened: { destroyed: boolean }[] = [];
    const { read } = product.ctx.store;
    product.ctx.store.read = (key, range) => {
      const stream = read(key, range);
      opened.push(stream);
      return stream;
    };
    const response = await delivery()(addressOf());
    const reader = response.body?.getReader();
    await reader?.cancel();
    product.ctx.store.read = read;
    expect(opened.map((stream) => stream.destroyed)).toEqual([true]);
  });
});

describe('the owner’s URL', () => {
  const ownAddress = (userId: string) =>
    addressOf(claimFor({ kind: 'owner', userId, courseId: '', lectureId: '' }));

  test('works for the owner and for administrators, and for nobody else', async () => {
    const get = delivery(() => false);
    const admin = await makePerson(product.ctx, { role: 'admin' });
    const stranger = await makePerson(product.ctx, { role: 'instructor' });
    expect((await get(ownAddress(owner.id))).status).toBe(200);
    expect((await get(ownAddress(admin.id))).status).toBe(200);
    expect((await get(ownAddress(stranger.id))).status).toBe(403);
  });
});

test('a deleted file returns 404 immediately, even at a signed URL that has not expired', async () => {
  const path = join(product.ctx.settings.dataDir, 'deleted.mp4');
  await writeFile(path, bytes);
  const file = { kind: 'video' as const, ownerId: owner.id, originalName: 'deleted.mp4', path };
  const asset = await storeFile(product.ctx, file);
  const get = delivery();
  const kinds = ['study', 'preview', 'owner'] as const;
  const addresses = kinds.map((kind) => addressOf(claimFor({ assetId: asset.id, kind })));
  for (const address of addresses) expect((await get(address)).status).toBe(200);
  await product.ctx.db.deleteFrom('assets').where('id', '=', asset.id).execute();
  for (const address of addresses) expect((await get(address)).status).toBe(404);
});

test('a video has no public URL', async () => {
  const response = await delivery()(`/media/public/${video.id}`);
  expect(response.status).toBe(404);
});

// With `true` the adapter replaces the global Response with its own, as some of its servers do.
describe.each([false, true])('over a real connection, Response replaced: %s', (overrideGlobalObjects) => {
  const sent: { written: () => number; over: Promise<unknown> }[] = [];
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const { send } = product.ctx.store;
    product.ctx.store.send = (key, range, reader) => {
      let written = 0;
      const write = reader.write.bind(reader) as (piece: Buffer, done: () => void) => boolean;
      reader.write = ((piece: Buffer, done: () => void) => {
        written += piece.length;
        return write(piece, done);
      }) as typeof reader.write;
      const sending = send(key, range, reader);
      sent.push({ written: () => written, over: sending.catch(() => 'left') });
      return sending;
    };
    const app = new Hono<ApiEnv>();
    app.onError(errorHandler(product.ctx.log));
    app.route(
      '/media',
      mediaDelivery(product.ctx, { mayStillWatch: async () => true, requesterOf: async () => null }),
    );
    server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  test('a range arrives complete, with its headers', async () => {
    const response = await fetch(origin + addressOf(), { headers: { range: 'bytes=10-99' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 10-99/${bytes.length}`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('x-hono-already-sent')).toBe(false);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(10, 100));
    expect((await fetch(origin + addressOf(), { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(bytes.length),
    );
  });

  test('the file is read no faster than its reader accepts it, and closed when the reader disconnects', async () => {
    const large = join(product.ctx.settings.dataDir, 'large.bin');
    await writeFile(large, Buffer.alloc(64 * 1024 ** 2));
    const file = { path: large, kind: 'raw' as const, ownerId: owner.id, originalName: 'large.bin' };
    const asset = await storeFile(product.ctx, file);
    sent.length = 0;
    const leaving = new AbortController();
    const address = origin + addressOf(claimFor({ assetId: asset.id }));
    const response = await fetch(address, { signal: leaving.signal });
    await response.body?.getReader().read();
    const [sending] = sent;
    expect(sending?.written()).toBeLessThan(32 * 1024 ** 2);
    leaving.abort();
    expect(await sending?.over).toBe('left');
    expect(sending?.written()).toBeLessThan(64 * 1024 ** 2);
  });
});
