import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedUploads, tusAs } from '../../../../test/factories/media/resumable.ts';
import { serveProduct } from '../../../../test/factories/processes/serving.ts';
import { createApp } from '../../../main/app.ts';

const at = servedUploads();
type Served = Awaited<ReturnType<typeof serveProduct>>;
let sharing: Served;
let elsewhere: Served;
beforeAll(async () => {
  const { ctx } = at.product;
  sharing = await serveProduct(createApp(ctx, { pages: false }));
  const settings = { ...ctx.settings, dataDir: await mkdtemp(join(ctx.settings.dataDir, 'elsewhere-')) };
  elsewhere = await serveProduct(createApp({ ...ctx, settings }, { pages: false }));
});
afterAll(() => Promise.all([sharing.close(), elsewhere.close()]));

/** How many bytes of the only upload are on the disk. */
async function received(): Promise<number> {
  const [partial = ''] = await at.partials();
  return (await stat(join(at.product.ctx.settings.dataDir, 'uploads', partial))).size;
}

test('another process with the same folder takes over an upload, and the first process stops receiving it', async () => {
  const next = tusAs(sharing, at.author);
  const { url } = await at.client.begin(at.lecture.length);
  let stalled: ReadableStreamDefaultController<Uint8Array> | undefined;
  const slow = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stalled = controller;
      controller.enqueue(new Uint8Array(at.lecture.subarray(0, 5000)));
    },
  });
  const first = at.client.piece(url, 0, slow).catch((error: unknown) => error);
  await expect.poll(received).toBe(5000);

  // The stalled request has a few seconds to end and store what it has received.
  expect(await next.offsetOf(url)).toBe('5000');
  expect((await next.piece(url, 5000, at.lecture.subarray(5000))).status).toBe(200);
  stalled?.close();
  await first;
  const { storageKey } = await at.product.ctx.db
    .selectFrom('assets')
    .select('storageKey')
    .where('ownerId', '=', at.author.id)
    .executeTakeFirstOrThrow();
  const stored = Buffer.concat(await at.product.ctx.store.read(storageKey).toArray());
  expect(stored.equals(at.lecture)).toBe(true);
}, 20_000);

test('a process with its own disk receives an upload from the start', async () => {
  const next = tusAs(elsewhere, at.author);
  const { url } = await at.client.begin(at.lecture.length);
  await at.client.piece(url, 0, at.lecture.subarray(0, 5000));
  expect(await next.offsetOf(url)).toBe('0');
  expect((await next.piece(url, 0, at.lecture)).status).toBe(200);
  expect(await at.client.offsetOf(url)).toBe(String(at.lecture.length));
});
