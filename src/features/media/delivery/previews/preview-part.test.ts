import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { errorHandler } from '../../../../platform/http/api.ts';
import type { ApiEnv } from '../../../../platform/http/env.ts';
import { type AssetRow, mediaDelivery, signMedia, storeFile } from '../../index.server.ts';

let product: TestProduct;
let ownerId: string;
/** A video of 51 seconds, with its index in front of the media. */
const lecture = 'demo/media/lectures/benefits-realisation/a-review-that-still-matters';
let mp4: Buffer;
beforeAll(async () => {
  product = await createTestProduct();
  ownerId = (await makePerson(product.ctx, { role: 'instructor' })).id;
  mp4 = await readFile(`${lecture}.mp4`);
});
afterAll(() => product.close());

async function store(name: string, bytes: Buffer, kind: 'video' | 'raw' = 'video'): Promise<AssetRow> {
  const path = join(product.ctx.settings.dataDir, `${randomUUID()}-${name}`);
  await writeFile(path, bytes);
  return storeFile(product.ctx, { path, kind, ownerId, originalName: name, keep: false });
}

/** Requests a file as a visitor whose preview ends at a moment. */
function preview(asset: AssetRow, limitSeconds: number) {
  const app = new Hono<ApiEnv>();
  app.onError(errorHandler(product.ctx.log));
  app.route(
    '/media',
    mediaDelivery(product.ctx, { mayStillWatch: async () => true, requesterOf: async () => null }),
  );
  const claim = { userId: null, courseId: randomUUID(), lectureId: randomUUID(), kind: 'preview' as const };
  const { url } = signMedia(product.ctx, { ...claim, assetId: asset.id, limitSeconds }, 60);
  return async (range?: string) => {
    const response = await app.request(url, { headers: range ? { range } : {} });
    const range_ = response.headers.get('content-range');
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), range: range_ };
  };
}

test('the bytes of a preview stop where its last frame ends, however they are requested', async () => {
  const ask = preview(await store('lecture.mp4', mp4), 11.6);
  const whole = await ask();
  expect(whole.status).toBe(200);
  // According to ffprobe's packets of this file, except for the few that its edit list shifts.
  expect(whole.bytes.length).toBeGreaterThan(53_400);
  expect(whole.bytes.length).toBeLessThan(54_500);
  expect(whole.bytes).toEqual(mp4.subarray(0, whole.bytes.length));
  const most = whole.bytes.length;
  expect(await ask('bytes=0-')).toMatchObject({ status: 206, range: `bytes 0-${most - 1}/${most}` });
  expect(await ask(`bytes=${most - 10}-${most + 50_000}`)).toMatchObject({
    range: `bytes ${most - 10}-${most - 1}/${most}`,
  });
  expect(await ask('bytes=-5')).toMatchObject({ range: `bytes ${most - 5}-${most - 1}/${most}` });
  expect((await ask(`bytes=${most}-`)).status).toBe(416);
  expect((await ask('bytes=-1, 0-')).bytes.length).toBeLessThanOrEqual(most);
});

test('a longer preview opens more bytes, and a preview of the whole video opens all of them', async () => {
  const asset = await store('lecture.mp4', mp4);
  const lengths = [];
  for (const seconds of [1, 5, 12, 21, 60]) lengths.push((await preview(asset, seconds)()).bytes.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(lengths.length);
  expect(lengths.at(-1)).toBe(mp4.length);
});

test('an index at the end of the file stays readable, but nothing between the preview and that index', async () => {
  const size = mp4.readUInt32BE(32);
  const index = Buffer.from(mp4.subarray(32, 32 + size));
  const tail = Buffer.concat([mp4, index]);
  tail.write('free', 36, 'latin1');
  const ask = preview(await store('tail.mp4', tail), 11.6);
  expect(await ask(`bytes=${mp4.length}-`)).toMatchObject({ status: 206, bytes: index });
  const first = await ask('bytes=0-');
  expect(first.bytes.length).toBeLessThan(54_500);
  expect((await ask(`bytes=${first.bytes.length}-`)).status).toBe(416);
});

test('a request aligned to browser blocks reaches the index at the end, and nothing before it', async () => {
  const original = await readFile('src/features/media/samples/index-at-end.mp4');
  const size = 4 * 1024 * 1024 + 16 * 1024;
  const index = original.subarray(original.indexOf('moov') - 4);
  const data = original.subarray(0, original.length - index.length);
  const free = Buffer.alloc(size, 7);
  free.writeUInt32BE(size);
  free.write('free', 4, 'latin1');
  const ask = preview(await store('tail.mp4', Buffer.concat([data, free, index])), 5);
  const total = data.length + size + index.length;
  const at = data.length + size;

  for (const block of [4096, 32_768, 65_536]) {
    const start = Math.floor(at / block) * block;
    const response = await ask(`bytes=${start}-`);
    expect(response).toMatchObject({ status: 206, range: `bytes ${start}-${total - 1}/${total}` });
    expect(response.bytes.subarray(at - start)).toEqual(index);
    expect(response.bytes.subarray(0, at - start).every((byte) => byte === 0)).toBe(true);
  }
  const suffix = await ask(`bytes=-${index.length + 100}`);
  expect([suffix.status, suffix.bytes.subarray(100)]).toEqual([206, index]);
  expect((await ask(`bytes=${at - 2 * 1024 * 1024}-${at - 1024 * 1024}`)).status).toBe(416);
});

test('other video formats are cut in proportion', async () => {
  const webm = await readFile('src/features/media/samples/lecture.webm');
  const asset = await store('lecture.webm', webm);
  const half = (asset.durationSeconds ?? 0) / 2;
  expect((await preview(asset, half)()).bytes.length).toBe(Math.floor(webm.length / 2));
});

test('captions end with the preview', async () => {
  const vtt = await readFile(`${lecture}.vtt`);
  const { bytes, status } = await preview(await store('lecture.vtt', vtt, 'raw'), 8)();
  expect(status).toBe(200);
  const rest = bytes.toString('utf8');
  expect(rest.startsWith('WEBVTT')).toBe(true);
  const cues = (text: string) => text.split('-->').length - 1;
  expect(cues(rest)).toBeGreaterThan(0);
  expect(cues(rest)).toBeLessThan(cues(vtt.toString('utf8')));
});

test('a falsified index opens less than half of the bytes', async () => {
  const broken = Buffer.from(mp4);
  const stsz = broken.indexOf('stsz');
  broken.writeUInt32BE(0xffffffff, stsz + 8);
  const { bytes } = await preview(await store('lecture.mp4', mp4), 5)();
  const asset = await store('broken.mp4', broken).catch(() => null);
  if (asset) expect((await preview(asset, 5)()).bytes.length).toBeLessThan(mp4.length / 2);
  expect(bytes.length).toBeLessThan(mp4.length / 2);
});
