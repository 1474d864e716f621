import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { pictureUrl, smallPictureUrl, smallWidth } from '../../../contract/media/media.ts';
import { errorHandler } from '../../../platform/http/api.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { type AssetRow, mediaDelivery, storeFile } from '../index.server.ts';
import { run } from './semaphore.ts';

let product: TestProduct;
let picture: AssetRow;
beforeAll(async () => {
  product = await createTestProduct();
  const { id: ownerId } = await makePerson(product.ctx, { role: 'instructor' });
  const path = join(product.ctx.settings.dataDir, 'picture.webp');
  const size = { width: 1280, height: 720, channels: 3 as const };
  await sharp({ create: { ...size, background: 'green' } })
    .webp()
    .toFile(path);
  picture = await storeFile(product.ctx, {
    kind: 'image',
    ownerId,
    originalName: 'picture.webp',
    keep: true,
    path,
  });
});
afterAll(() => product.close());

const get = (path: string) => product.app.request(`http://localhost:3000${path}`);
const widthOf = async (response: Response) => (await sharp(await response.arrayBuffer()).metadata()).width;

test('an image has a smaller version, which caches may store forever as well', async () => {
  const address = smallPictureUrl(pictureUrl(picture.id)) ?? '';
  const responses = await Promise.all([get(address), get(address)]);
  for (const response of responses) {
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await widthOf(response)).toBe(smallWidth);
  }
});

test('any other width is the original image: clients cannot make the server create sizes it does not use', async () => {
  for (const width of ['641', '99999', '-1', 'x'])
    expect(await widthOf(await get(`${pictureUrl(picture.id)}?width=${width}`))).toBe(1280);
});

test('a URL that is not ours has no smaller version', () => {
  expect(smallPictureUrl('https://res.cloudinary.com/x/image/upload/y')).toBeUndefined();
  expect(smallPictureUrl('data:image/png;base64,xyz')).toBeUndefined();
});

test('a failed resize is retried', async () => {
  const { dataDir } = product.ctx.settings;
  const file = join(dataDir, 'media', picture.storageKey);
  const aside = join(dataDir, 'aside.webp');
  const fresh = freshDelivery(product, picture);
  await copyFile(file, aside);
  await rm(file);
  expect((await fresh()).status).toBe(503);
  await copyFile(aside, file);
  expect((await fresh()).status).toBe(200);
});

test('while many images wait to be resized, another is sent at full size, and its smaller version the next time', async () => {
  const fresh = freshDelivery(product, picture);
  const gate = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 100 }, () => run(() => gate.promise));
  const whole = await fresh();
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(await widthOf(whole)).toBe(1280);

  gate.resolve();
  await Promise.all(crowd);
  expect(await widthOf(await fresh())).toBe(smallWidth);
});

/** Queries a delivery with an empty cache. */
function freshDelivery({ ctx }: TestProduct, { id }: AssetRow) {
  const app = new Hono<ApiEnv>();
  app.onError(errorHandler(ctx.log));
  app.route(
    '/media',
    mediaDelivery(ctx, { mayStillWatch: async () => false, requesterOf: async () => null }),
  );
  return () => app.request(smallPictureUrl(pictureUrl(id)) ?? '');
}
