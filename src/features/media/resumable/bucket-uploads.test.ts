import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from 'tus-js-client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tusAs } from '../../../../test/factories/media/resumable.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { serveProduct } from '../../../../test/factories/processes/serving.ts';
import { startWebProcess } from '../../../../test/factories/processes/start-web-process.ts';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import { createTestProduct } from '../../../../test/harness/test-product.ts';
import { createApp } from '../../../main/app.ts';
import { partialsOf } from './received/received-data.server.ts';
import { sweepBucket, sweepUploads } from './sweep-uploads.server.ts';
import { findUpload } from './uploads.server.ts';

const mebibyte = 1024 * 1024;

/** A playable video of about this many bytes. */
async function filmOf(bytes: number): Promise<Buffer> {
  const lecture = await readFile(join(import.meta.dirname, '../samples/lecture.mp4'));
  const header = Buffer.from('....free');
  header.writeUInt32BE(8 + bytes);
  return Buffer.concat([lecture, header, randomBytes(bytes)]);
}

/** Two web processes, each with its own disk, that store media in one bucket. */
async function world() {
  const { sandbox, dataDir, media, objects } = await storeSettings('s3');
  const product = await createTestProduct({ dataDir, media });
  const { ctx } = product;
  const otherDisk = { ...ctx.settings, dataDir: join(dataDir, 'other') };
  await mkdir(otherDisk.dataDir);
  const served = await serveProduct(product);
  const other = await serveProduct(createApp({ ...ctx, settings: otherDisk }, { pages: false }));
  onTestFinished(async () => {
    await Promise.all([served.close(), other.close()]);
    await product.close();
  });
  const author = await makePerson(ctx, { role: 'instructor' });
  const idOf = (url: string) => url.split('/').at(-1) ?? '';
  return {
    ...{ product, ctx, sandbox, media, author, served, idOf },
    client: tusAs(served, author),
    elsewhere: tusAs(other, author),
    object: (url: string, end = '') => objects.find(`uploads/${idOf(url)}${end}`),
    /** Everything that uploads in progress have left in the bucket: objects, parts and multipart uploads. */
    leftovers: async () => {
      const all = await Promise.all(['uploads/', 'part#', 'upload#'].map(objects.list));
      return all.flat().map(({ name }) => name);
    },
    stored: async () => {
      const { storageKey } = await ctx.db.selectFrom('assets').select('storageKey').executeTakeFirstOrThrow();
      return Buffer.concat(await ctx.store.read(storageKey).toArray());
    },
    /** The multipart upload as the bucket's owner sees it. */
    multipart: async (url: string) => {
      const { client, sdk } = await (ctx.bucket ?? expect.unreachable()).open();
      const at = { Bucket: media.s3?.bucket, Key: `uploads/${idOf(url)}` };
      const { Uploads } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: at.Bucket }));
      return { client, sdk, at: { ...at, UploadId: Uploads?.find(({ Key }) => Key === at.Key)?.UploadId } };
    },
  };
}

/** A body that sends these bytes and then nothing more, until it is told that the connection is lost. */
function stalling(bytes: Uint8Array) {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(bytes)),
    pull: async (controller) => {
      await lost;
      controller.error(new Error('the line went dead'));
    },
  });
  return { body, lose };
}

describe('an upload to a bucket', () => {
  test('sent in chunks by the official client leaves nothing but its asset', async () => {
    const { served, author, ctx, leftovers, stored } = await world();
    // Three chunks, and three parts.
    const film = await filmOf(17 * mebibyte);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    new Upload(film, {
      endpoint: `${served.url}/api/uploads`,
      headers: { cookie: author.cookie },
      metadata: { filename: 'Lecture “one”.mp4', resourceType: 'video' },
      chunkSize: 7 * mebibyte,
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
    await promise;
    expect((await stored()).equals(film)).toBe(true);
    expect(await leftovers()).toEqual([]);
    expect(await readdir(join(ctx.settings.dataDir, 'incoming'))).toEqual([]);
  }, 60_000);

  test('continues in another process when the connection was lost', async () => {
    const { client, elsewhere, leftovers, stored } = await world();
    const film = await filmOf(12 * mebibyte);
    const { url } = await client.begin(film.length);
    const { body, lose } = stalling(film.subarray(0, 9 * mebibyte));
    const first = client.piece(url, 0, body);
    await expect.poll(leftovers).toContainEqual(expect.stringMatching(/^part#/));
    lose();
    await expect(first).rejects.toThrow();
    const offset = Number(await elsewhere.offsetOf(url));
    expect(offset).toBeGreaterThanOrEqual(8 * mebibyte);
    expect((await elsewhere.piece(url, offset, film.subarray(offset))).status).toBe(200);
    expect((await stored()).equals(film)).toBe(true);
  }, 60_000);

  test('continues after the bucket has refused a part, and leaves no temporary file', async () => {
    const { client, elsewhere, ctx, sandbox, idOf, stored } = await world();
    // When the second part is refused, the third has begun.
    const film = await filmOf(20 * mebibyte);
    const { url } = await client.begin(film.length);
    const row = (await findUpload(ctx.db, idOf(url))) ?? expect.unreachable();
    async function* received() {
      yield film.subarray(0, 8 * mebibyte);
      // One chunk is read ahead: when another is requested, the second part is already being collected.
      for (const at of [8, 9]) yield film.subarray(at * mebibyte, (at + 1) * mebibyte);
      await fetch(`${sandbox.url}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider: 's3', kind: 'error', times: 1 }),
      });
      for (let at = 10 * mebibyte; at < film.length; at += mebibyte) yield film.subarray(at, at + mebibyte);
    }
    const temporary = async () => (await readdir(tmpdir())).filter((name) => /^[\w-]{10}-\d+$/.test(name));
    const earlier = new Set(await temporary());
    const appended = partialsOf(ctx, row).append(Readable.from(received()), row, 0);
    await expect(appended).rejects.toMatchObject({ code: 'media.store_away' });
    await expect.poll(async () => (await temporary()).filter((name) => !earlier.has(name))).toEqual([]);

    const offset = Number(await elsewhere.offsetOf(url));
    expect(offset).toBe(8 * mebibyte);
    expect((await elsewhere.piece(url, offset, film.subarray(offset))).status).toBe(200);
    expect((await stored()).equals(film)).toBe(true);
  }, 60_000);

  test('keeps what arrived before the connection was lost, even if it does not fill a part', async () => {
    const { client, ctx, idOf } = await world();
    const { url } = await client.begin(20 * mebibyte);
    const row = (await findUpload(ctx.db, idOf(url))) ?? expect.unreachable();
    const partials = partialsOf(ctx, row);
    async function* cut() {
      yield Buffer.alloc(mebibyte);
      throw new Error('the line went dead');
    }
    for (const offset of [0, mebibyte])
      await expect(partials.append(Readable.from(cut()), row, offset)).rejects.toThrow('the line went dead');
    expect(await client.offsetOf(url)).toBe(String(2 * mebibyte));
  });

  test('continues in another process after the first was killed, without losing what was acknowledged', async () => {
    const { ctx, author, elsewhere, media, object, stored, leftovers } = await world();
    const killed = await startWebProcess({
      DATABASE_URL: String(ctx.direct.options.connectionString),
      DATA_DIR: join(ctx.settings.dataDir, 'killed'),
      MEDIA_STORE: 's3',
      S3_BUCKET: media.s3?.bucket,
      S3_ENDPOINT: media.s3?.endpoint,
      S3_ACCESS_KEY_ID: media.s3?.keys?.id,
      S3_SECRET_ACCESS_KEY: media.s3?.keys?.secret,
    });
    const client = tusAs(killed, author);
    const film = await filmOf(17 * mebibyte);
    const { url } = await client.begin(film.length);
    const acknowledged = 9 * mebibyte;
    expect((await client.piece(url, 0, film.subarray(0, acknowledged))).status).toBe(204);
    expect((await object(url, '.part'))?.size).toBe(mebibyte);
    const next = stalling(film.subarray(acknowledged, acknowledged + mebibyte));
    const interrupted = client.piece(url, acknowledged, next.body).catch((error: unknown) => error);
    await expect.poll(() => object(url, '.part'), { timeout: 10_000 }).toBeUndefined();
    await killed.kill();
    await interrupted;

    expect(await elsewhere.offsetOf(url)).toBe(String(acknowledged));
    expect((await elsewhere.piece(url, acknowledged, film.subarray(acknowledged))).status).toBe(200);
    expect((await stored()).equals(film)).toBe(true);
    expect(await leftovers()).toEqual([]);
  }, 60_000);

  test('is written to by one request at a time, and the newest one wins', async () => {
    const { client, elsewhere, leftovers, stored } = await world();
    const film = await filmOf(12 * mebibyte);
    const { url } = await client.begin(film.length);
    const { body, lose } = stalling(film.subarray(0, 9 * mebibyte));
    const first = client.piece(url, 0, body).catch((error: unknown) => error);
    await expect.poll(leftovers).toContainEqual(expect.stringMatching(/^part#/));
    const offset = Number(await elsewhere.offsetOf(url));
    expect((await elsewhere.piece(url, offset, film.subarray(offset))).status).toBe(200);
    lose();
    await first;
    expect((await stored()).equals(film)).toBe(true);
  }, 60_000);

  test('is completed by the next request if its process died after the last part', async () => {
    const { client, elsewhere, multipart, stored } = await world();
    const film = await filmOf(1000);
    const { url } = await client.begin(film.length);
    const { client: s3, sdk, at } = await multipart(url);
    await s3.send(new sdk.UploadPartCommand({ ...at, PartNumber: 1, Body: film }));
    expect(await client.offsetOf(url)).toBe(String(film.length));
    const statuses = await Promise.all([client, elsewhere].map((one) => one.call('GET', url)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored()).equals(film)).toBe(true);
  });

  test('is gone if the bucket has aborted it, and does not look complete', async () => {
    const { client, ctx, multipart } = await world();
    const { url } = await client.begin(20 * mebibyte);
    const { client: s3, sdk, at } = await multipart(url);
    await s3.send(new sdk.AbortMultipartUploadCommand(at));
    expect((await client.call('HEAD', url)).status).toBe(404);
    expect(await ctx.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });

  test('cannot begin while the bucket is unreachable, and one that has begun is not forgotten', async () => {
    const { client, ctx, sandbox } = await world();
    const { url } = await client.begin(1000);
    await sandbox.close();
    expect((await client.begin(1000)).status).toBe(503);
    expect((await client.call('HEAD', url)).status).toBe(503);
    expect(await ctx.db.selectFrom('uploads').select('id').execute()).toHaveLength(1);
  }, 30_000);

  test('belongs to its owner in every process, and one that is refused leaves nothing', async () => {
    const { client, ctx, served, leftovers } = await world();
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { url } = await client.begin(text.length);
    const stranger = tusAs(served, await makePerson(ctx, { role: 'instructor' }));
    const statuses = [
      (await stranger.call('HEAD', url)).status,
      (await stranger.piece(url, 0, text)).status,
      (await stranger.call('DELETE', url)).status,
    ];
    expect(statuses).toEqual([404, 404, 404]);
    expect((await client.piece(url, 0, text)).status).toBe(415);
    expect(await leftovers()).toEqual([]);
  });

  test('leaves nothing when it is cancelled or abandoned', async () => {
    const { client, product, ctx, leftovers } = await world();
    const film = await filmOf(9 * mebibyte);
    const begun = async () => {
      const { url } = await client.begin(film.length);
      await client.piece(url, 0, film.subarray(0, 8.5 * mebibyte));
      return url;
    };
    expect((await client.call('DELETE', await begun())).status).toBe(204);
    expect(await leftovers()).toEqual([]);

    await begun();
    const sweep = async () => {
      await sweepUploads(ctx);
      await sweepBucket(ctx);
    };
    await sweep();
    expect(await leftovers()).not.toEqual([]);
    product.advance(25 * 3_600_000);
    await sweep();
    expect(await leftovers()).toEqual([]);
  }, 60_000);
});
